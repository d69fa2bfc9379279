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
const importer = importUser(boss, 'purchase_supplier_invoices');

/** Orders in force of two lines of 500 × 10.00 without tax at 13 %, by their numbers, and the code of their supplier. */
const { rows: orders } = await sql<{ no: string; supplier: string; other: string }>`
  with made as (
    insert into purchase_order (order_no, type, state, supplier, company_entity, warehouse, currency, incoterm, accept_point, tax_rate,
      price_incl_tax, amount_net, amount_tax, amount_gross, amount_cny, sent_at, effective_at)
    select '', 'std', 'effective', (select min(id) from supplier where stage = 'qualified'), (select min(id) from company_entity),
      (select id from warehouse where code = 'CN-SZ'), 'CNY', 'DAP', 'receipt', 13, false, 10000, 1300, 11300, 11300, now(), now()
    from generate_series(1, 2) returning id, order_no, supplier),
  own as (
    insert into purchase_order_lines (record_id, line_no, sku, qty, eff_qty, open_qty, accepted_qty, received_qty, price, price_source,
      amount, required_date)
    select m.id, k.line, k.id, 500, 500, 0, 500, 500, 10, 'manual', 5000, '2026-06-10' from made m
    cross join (select id, row_number() over (order by id) - 1 as line from sku limit 2) k)
  select m.order_no as no, s.supplier_code as supplier, (select supplier_code from supplier where id <> s.id order by id limit 1) as other
  from made m join supplier s on s.id = m.supplier order by 1`.execute(db);
const [{ no, supplier, other }] = orders as [(typeof orders)[number]];
const head = '供应商,发票号码,开票日期,税率,价税合计,采购单号,行号,开票数量,未税单价,备注\n';
const row = (invoiceNo: string, gross: string, line: number, qty: number, more: { by?: string; tax?: string; of?: string } = {}) =>
  `${more.by ?? supplier},${invoiceNo},2026-05-18,${more.tax ?? '13'},${gross},${more.of ?? no},${line},${qty},10.1,\n`;
const registered = async (...invoiceNos: readonly string[]) =>
  (
    await sql<{ no: string; state: string; lines: number; net: string; tax: string }>`
      select i.invoice_no as no, i.state, (select count(*)::integer from supplier_invoice_lines l where l.record_id = i.id) as lines,
        trim_scale(i.amount_net)::text as net, trim_scale(i.amount_tax)::text as tax
      from supplier_invoice i where i.invoice_no = any(${invoiceNos}::text[]) order by 1`.execute(db)
  ).rows;

it('[R46] rows of one supplier and number are one invoice, which is registered as a draft with what its lines come to', async () => {
  const task = await importer.checked(`${head}${row('A1', '6847.8', 1, 400)}${row('A1', '6847.8', 2, 200)}${row('A2', '1141.3', 1, 100)}`);
  expect(task).toMatchObject({ new_rows: 3, bad_rows: 0 });
  await importer.confirmed(task);
  expect(await registered('A1', 'A2')).toEqual([
    { no: 'A1', state: 'draft', lines: 2, net: '6060', tax: '787.8' },
    { no: 'A2', state: 'draft', lines: 1, net: '1010', tax: '131.3' },
  ]);
});

it('[R46] an invoice with a wrong tax, a line that is not there or another supplier comes back whole', async () => {
  const wrongTax = `${row('B1', '4282.4', 1, 400)}`;
  const noLine = `${row('B2', '6847.8', 1, 400)}${row('B2', '6847.8', 3, 200)}`;
  const notTheirs = row('B3', '4565.2', 1, 400, { by: other });
  const task = await importer.checked(`${head}${wrongTax}${noLine}${notTheirs}${row('B4', '4565.2', 1, 400)}`);
  expect(task).toMatchObject({ state: 'has_errors', new_rows: 1, bad_rows: 4 });
  const errors = (await importer.errors(task)).map(error => `${error.row} ${error.message}`).join('\n');
  expect(errors).toMatch(/^2 .*282\.80/m);
  expect(errors).toMatch(/^4 .*订单没有这一行|^4 .*no such line/m);
  await importer.confirmed(task);
  expect((await registered('B1', 'B2', 'B3', 'B4')).map(each => each.no)).toEqual(['B4']);
});

it('[R46] a file that is taken in twice adds nothing; a cancelled number may be registered again', async () => {
  const content = `${head}${row('C1', '4565.2', 1, 400)}`;
  await importer.confirmed(await importer.checked(content));
  const again = await importer.confirmed(await importer.checked(content));
  expect(again).toMatchObject({ new_rows: 0, bad_rows: 1 });
  expect(await registered('C1')).toHaveLength(1);
  await sql`update supplier_invoice set state = 'cancelled', cancel_reason = 'Wrong title' where invoice_no = 'C1'`.execute(db);
  await importer.confirmed(await importer.checked(content));
  expect((await registered('C1')).map(({ state }) => state).toSorted()).toEqual(['cancelled', 'draft']);
  expect(server.warnings).toEqual([]);
});

it('[R14] an invoice at another tax rate than its order is registered', async () => {
  const task = await importer.checked(`${head}${row('D1', '4282.4', 1, 400, { tax: '6' })}`);
  expect(task).toMatchObject({ new_rows: 1, bad_rows: 0 });
  await importer.confirmed(task);
  expect(await registered('D1')).toMatchObject([{ net: '4040', tax: '242.4' }]);
});
