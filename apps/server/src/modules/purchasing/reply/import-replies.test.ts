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
const importer = importUser(boss, 'purchase_view_replies');

/** Orders of lines of 500 × 10.00 that wait for a reply, by their numbers. */
async function sent(count: number, lines: number): Promise<readonly string[]> {
  const { rows } = await sql<{ no: string }>`
    with made as (
      insert into purchase_order (order_no, type, state, supplier, company_entity, warehouse, currency, incoterm, accept_point, tax_rate,
        amount_net, amount_tax, amount_gross, amount_cny, sent_at)
      select '', 'std', 'sent', (select min(id) from supplier where stage = 'qualified'), (select min(id) from company_entity),
        (select id from warehouse where code = 'CN-SZ'), 'CNY', 'FOB', 'handover', 13, 4424.78, 575.22, 5000, 5000, now()
      from generate_series(1, ${count}::integer) returning id, order_no),
    own as (
      insert into purchase_order_lines (record_id, line_no, sku, qty, price, price_source, amount, required_date)
      select m.id, k.line, k.id, 500, 10, 'manual', 5000, '2026-12-10' from made m
      cross join (select id, row_number() over (order by id) - 1 as line from sku limit ${lines}::integer) k)
    select order_no as no from made order by order_no`.execute(db);
  return rows.map(({ no }) => no);
}

const head = '采购单号,行号,确认数量,确认交期,回复单价,原因\n';
const states = async (numbers: readonly string[]) =>
  Object.fromEntries(
    (
      await sql<{ state: string; count: number }>`
        select state, count(*)::integer as count from purchase_order where order_no = any(${numbers}::text[]) group by 1`.execute(db)
    ).rows.map(({ state, count }) => [state, count]),
  );

it('of 5,000 replies the 300 bad ones come back, and the others move their orders', async () => {
  const numbers = await sent(5000, 1);
  const faults = ['9,500,2026-12-10,10,', '1,0,2026-12-10,10,', '1,many,2026-12-10,10,', '1,500,2026-05-19,10,', '1,500,,10,'];
  const isBad = (at: number) => at % 16 === 5 && at < 16 * 300;
  const rows = numbers.map((no, at) => {
    if (isBad(at)) return `${no},${faults[at % faults.length]}`;
    return at % 10 === 0 ? `${no},1,480,2026-12-15,10.05,capacity` : `${no},1,500,2026-12-10,10,`;
  });
  const task = await importer.checked(`${head}${rows.join('\n')}\n`);
  expect(task).toMatchObject({ state: 'has_errors', rows: 5000, new_rows: 4700, bad_rows: 300 });
  expect(await states(numbers)).toEqual({ sent: 5000 });
  expect(await importer.confirmed(task)).toMatchObject({ state: 'partial', new_rows: 4700, bad_rows: 300 });
  const replied = rows.filter((row, at) => !isBad(at) && row.includes(',480,')).length;
  expect(await states(numbers)).toEqual({ sent: 300, replied, effective: 4700 - replied });
  expect((await importer.errors(task)).map(({ row }) => row)).toEqual(rows.flatMap((_, at) => (isBad(at) ? [at + 2] : [])));
});

it('of an order with a bad row nothing is taken in; the others are', async () => {
  const [one, other] = (await sent(2, 2)) as [string, string];
  const content = `${head}${one},1,500,2026-12-10,,\n${one},2,,2026-12-10,,\n${other},1,500,2026-12-10,,\n${other},2,450,2026-12-12,,less\n`;
  const task = await importer.checked(content);
  expect(task).toMatchObject({ new_rows: 2, bad_rows: 2 });
  await importer.confirmed(task);
  expect([await states([one]), await states([other])]).toEqual([{ sent: 1 }, { replied: 1 }]);
  const again = await importer.checked(content);
  expect(again).toMatchObject({ new_rows: 0, bad_rows: 4 });
  expect(server.warnings).toEqual([]);
});
