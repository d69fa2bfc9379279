import type { RecordValues } from '@axle/page-kit';
import { unrestricted } from '@axle/permissions';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openRecordWriter } from '../../../platform/resources/upsert/record-writer.ts';
import { demoTime } from '../../../testing/demo-time.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { registry } from '../../../testing/whole-registry.ts';

const { db } = await testDatabase('demoTemplate');
const { rows: known } = await sql<{ category: number; supplier: number; company: number; user: number; no: string }>`
  select (select id from contract_category where code = 'FRAME') as category, (select min(id) from supplier) as supplier,
    (select min(id) from company_entity) as company, (select id from app_user where account = 'accountant') as user,
    (select min(contract_no) from contract where state = 'draft') as no`.execute(db);
const { user, no, ...of } = known[0]!;
const values = { ...of, title: 'Brakes', partyKind: 'supplier', signDate: '2026-05-01', startDate: '2026-05-01', currency: 'CNY' };

/** Takes rows of a file in; answers what became of each. */
const take = (rows: readonly RecordValues[]) =>
  db.transaction().execute(async transaction => {
    const entry = registry.page('contract')!;
    const writer = openRecordWriter({ registry, entry, access: unrestricted(user), importTask: 1, now: demoTime, dryRun: false });
    const outcomes = await writer.write(
      transaction,
      rows.map((row, at) => ({ row: at + 2, values: row, cleared: [], given: Object.keys(row), cells: {}, refusals: [] })),
    );
    return outcomes.map(({ kind, refusals }) => [kind, ...refusals.map(({ code }) => code)].join(' '));
  });

it('a row of a file with the number of a contract that is registered is refused, a draft too', async () => {
  const before = await sql`select * from contract where contract_no = ${no}`.execute(db);
  expect(
    await take([
      { ...values, contractNo: no },
      { ...values, contractNo: 'PF-2026-777' },
    ]),
  ).toEqual(['bad DUPLICATE_IN_DB', 'new']);
  expect((await sql`select * from contract where contract_no = ${no}`.execute(db)).rows).toEqual(before.rows);
  expect(await take([{ ...values, contractNo: 'PF-2026-777' }])).toEqual(['bad DUPLICATE_IN_DB']);
});

it('rows without a number are contracts of their own, each numbered', async () => {
  expect(await take([values, { ...values, title: 'Discs' }])).toEqual(['new', 'new']);
  const made = await sql<{ no: string; title: string }>`
    select contract_no as no, title from contract where sign_date = '2026-05-01' and contract_no like 'PF260501%' order by no`.execute(db);
  expect(made.rows.map(({ title }) => title)).toEqual(['Brakes', 'Discs']);
});
