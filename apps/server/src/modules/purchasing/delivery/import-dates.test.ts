import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { importUser } from '../../../platform/imports/testing/import-user.ts';
import { taskServer } from '../../../platform/jobs/testing/task-server.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = await testDatabase('demoTemplate');
const { db } = database;
const server = await taskServer(database, { now: () => new Date('2026-05-20T08:30:00Z') });
await server.start();
const boss = await server.addUser('boss', [], true);
const importer = importUser(boss, 'purchase_delivery_date_management');

/** Orders in force of one line each, promised for 10 December, by their numbers; the last one is received. */
async function inForce(count: number): Promise<readonly string[]> {
  const { rows } = await sql<{ no: string }>`
    with made as (
      insert into purchase_order (order_no, type, state, supplier, company_entity, warehouse, currency, incoterm, accept_point)
      select '', 'std', 'effective', (select min(id) from supplier where stage = 'qualified'), (select min(id) from company_entity),
        (select id from warehouse where code = 'CN-SZ'), 'CNY', 'FOB', 'handover'
      from generate_series(1, ${count}::integer) returning id, order_no),
    own as (
      insert into purchase_order_lines (record_id, line_no, sku, qty, price, required_date, promised_date, baseline_date, kpi_date,
        received_qty)
      select id, 0, (select min(id) from sku), 500, 10, '2026-12-10', '2026-12-10', '2026-12-10', '2026-12-10',
        case when id = max(id) over () then 500 else 0 end from made),
    first as (
      insert into delivery_date (purchase_order, order_line, seq, supplier, sku, new_date, origin, kpi_date, state)
      select id, 1, 1, (select min(id) from supplier where stage = 'qualified'), (select min(id) from sku), '2026-12-10', 'reply',
        '2026-12-10', 'approved' from made)
    select order_no as no from made order by id`.execute(db);
  return rows.map(({ no }) => no);
}

it('takes in the changes of date of a file, row by row; those that are refused come back with why', async () => {
  const numbers = await inForce(7);
  const [one, two, three, four, five, six, closed] = numbers as [string, string, string, string, string, string, string];
  const content = `采购单号,行号,新交期,改期原因,提出方,说明
${one},1,2026-12-20,产能不足,供应商,
${two},1,2026-12-12,material,reply,
${three},1,2026-12-20,wrong,,
${four},1,2026-12-20,push_out,,short
${five},1,2026-05-19,capacity,,
${six},1,2026-12-20,capacity,,
${six},1,2026-12-21,capacity,,
${closed},1,2026-12-20,capacity,,
`;
  const task = await importer.checked(content);
  await importer.confirmed(task);
  const { rows } = await sql<{ no: string; state: string; origin: string; newDate: string }>`
    select o.order_no as no, d.state, d.origin, d.new_date as "newDate" from delivery_date d join purchase_order o
      on o.id = d.purchase_order where d.seq = 2 and o.order_no = any(${numbers}::text[]) order by o.id`.execute(db);
  expect(rows).toEqual([
    { no: one, state: 'pending', origin: 'reply', newDate: '2026-12-20' },
    { no: two, state: 'approved', origin: 'reply', newDate: '2026-12-12' },
  ]);
  expect((await importer.errors(task)).map(({ row }) => row).toSorted((a, b) => a - b)).toEqual([4, 5, 6, 7, 8, 9]);
  const { rows: held } = await sql<{ day: string }>`
    select promised_date as day from purchase_order_lines l join purchase_order o on o.id = l.record_id
    where o.order_no = ${two}`.execute(db);
  expect(held).toEqual([{ day: '2026-12-12' }]);
  expect(server.warnings).toEqual([]);
});
