import type { LocalDate } from '@axle/kernel';
import { improvementDaysLate } from '@axle/purchasing';
import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const improvements = { service: 'purchase-service', path: 'supplier_improvement' };
const page = 'supplierImprovements';
const { rows: suppliers } = await sql<{ id: number; buyer: number }>`
  select id, purchase_user as buyer from supplier where purchase_user is not null order by id limit 1`.execute(app.db);
const [{ id: supplier, buyer }] = suppliers as [(typeof suppliers)[number]];

const add = async (dueDate: string) => {
  const values = { supplier, dimension: 'delivery', task: 'Send the plan each Friday', dueDate };
  const reply = await app.post(recordPath(improvements, 'add'), { page, values }, boss);
  return (reply.reason ?? reply.data) as string | Row;
};
const read = async (id: number) => (await app.get(`${recordPath(improvements, 'read')}?id=${id}`, boss)).data as Row;
const close = async ({ id, version }: Row, input: object) => {
  const reply = await app.post(actionPath(improvements, 'close'), { page, targets: [{ id, version }], input }, boss);
  return (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code ?? reply.reason ?? 'done';
};

it('[R81] an improvement is due from today on, and closed with what shows that it is done', async () => {
  expect(await add('2026-05-19')).toBe('PAST');
  const row = (await add('2026-05-20')) as Row;
  expect(row).toMatchObject({ state: 'open', owner: buyer });
  expect(await close(row, {})).not.toBe('done');
  expect(await close(row, { evidenceNote: 'On time for four weeks' })).toBe('done');
  const closed = await read(row.id);
  expect(closed).toMatchObject({ state: 'closed', evidence_note: 'On time for four weeks', closed_at: expect.any(Number) });
  expect(await close(closed, { evidenceNote: 'Once more' })).not.toBe('done');
});

it('[R81] is overdue behind its day until it is closed, in lists as by the rule', async () => {
  const { rows } = await sql<{ due: LocalDate; state: string; late: number; today: LocalDate }>`
    select due_date as due, state, days_late as late, current_date as today from supplier_improvement_list`.execute(app.db);
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['open', 'closed']));
  expect(rows.some(({ late }) => late > 0)).toBe(true);
  for (const { due, state, late, today } of rows) expect(late).toBe(improvementDaysLate(due, state === 'open', today));
});
