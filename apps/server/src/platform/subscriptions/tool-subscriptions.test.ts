import { replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { runExport } from '../exports/run-export.ts';
import { taskServer } from '../jobs/testing/task-server.ts';
import { makeDueTurns } from './make-due-turns.ts';

const database = await testDatabase();
const { db } = database;
let clock = new Date('2026-05-20T03:00:00Z');
const server = await taskServer(database, { now: () => clock });
const cora = await server.addUser(
  'cora',
  ['list', 'export'].map(action => `operation.salesStatistics.${action}`),
);
const base = '/go_service/export_subscription';
const work = { ...server.work, stopping: new AbortController().signal };

beforeAll(async () => {
  await sql`insert into data_scope (user_id, kind, mode) values (${cora.id}, 'shop', 'all')`.execute(db);
  await sql`insert into company_entity (code, name_zh, name_en, country, currency)
    select 'AXLE', '安行', 'Axle', id, 'CNY' from country where iso2 = 'US'`.execute(db);
  await sql`insert into store (code, name, platform, company, owner) select 'PG', 'Parts', 'partsgeek', id, 1 from company_entity`.execute(
    db,
  );
  await sql`insert into sales_day (day, platform, store, fulfilment, currency, orders, led_orders, units, gross_sales, gross_cny)
    select d::date, 'partsgeek', s.id, 'own', 'USD', 1, 1, u, 10 * u, 70 * u
    from store s, (values ('2026-05-19', 2), ('2026-05-22', 5)) as v (d, u)`.execute(db);
});

const subscribe = (input: object, tab = 'tab3') =>
  cora.post(`${base}/subscribe`, {
    page: 'salesStatistics',
    name: `table ${JSON.stringify(input)}`.slice(0, 60),
    format: 'csv',
    columns: ['store'],
    query: { filters: [], sort: [] },
    tool: { tab, input },
    rhythm: 'daily',
    hour: 8,
    mail: false,
  });
/** The cells of the file that comes at a moment, its heads first. */
async function at(moment: string, id: number): Promise<readonly (readonly string[])[]> {
  clock = new Date(moment);
  await makeDueTurns(server.work, clock);
  for (const task of await db.selectFrom('download_task').select('id').where('state', '=', 'queued').execute())
    await runExport(work, task.id);
  const file = await cora.file(`${base}/download`, { id });
  if (!('content' in file)) throw new Error('no file');
  const text = file.content.toString('utf8').replace(/^\uFEFF/, '');
  return text
    .trim()
    .split(/\r?\n/)
    .map(line => line.split(','));
}
const cellOf = (table: readonly (readonly string[])[], head: string) => table[1]?.[table[0]!.indexOf(head)];

it('the table of a tool is exported at its turn, with empty dates counted back from that day', async () => {
  const reply = await subscribe({ by: 'store', compare: 'none', order: 'units' });
  expect(reply).toMatchObject({ code: replyCodes.ok });
  const { id } = reply.data as { id: number };
  const first = await at('2026-05-21T00:00:30Z', id);
  expect([first.length, cellOf(first, '店铺'), cellOf(first, '销量')]).toEqual([2, 'PG', '2']);
  expect(cellOf(await at('2026-05-24T00:00:30Z', id), '销量')).toBe('7');
  const fixed = (await subscribe({ by: 'store', compare: 'none', order: 'units', from: '2026-05-01', to: '2026-05-20' })).data as {
    id: number;
  };
  expect(cellOf(await at('2026-05-25T00:00:30Z', fixed.id), '销量')).toBe('2');
});

it('what the tool refuses, and a tab without a table, cannot be subscribed to', async () => {
  expect((await subscribe({ by: 'nothing' })).code).not.toBe(replyCodes.ok);
  expect((await subscribe({}, 'tab1')).code).not.toBe(replyCodes.ok);
});

it('is paused once a field that the table shows is closed to its subscriber', async () => {
  const { id } = (await subscribe({ by: 'store', compare: 'previous', order: 'units' })).data as { id: number };
  const block = { subject_kind: 'user', subject: 'cora', page: 'salesStatistics', field: 'netSalesCny', mode: 'readBlock' } as const;
  await db
    .insertInto('user_field_setting')
    .values(block as never)
    .execute();
  clock = new Date('2026-05-26T00:00:30Z');
  await makeDueTurns(server.work, clock);
  const row = await db.selectFrom('export_subscription').select(['state', 'reason']).where('id', '=', id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ state: 'paused', reason: { code: 'FORBIDDEN' } });
  expect(server.warnings).toEqual([]);
});
