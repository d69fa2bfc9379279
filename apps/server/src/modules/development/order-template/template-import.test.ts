import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { importUser } from '../../../platform/imports/testing/import-user.ts';
import { taskServer } from '../../../platform/jobs/testing/task-server.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = await testDatabase('demoTemplate');
const { db } = database;
const server = await taskServer(database, { now: () => new Date('2026-05-20T08:30:00Z') });
await server.start();
const importer = importUser(await server.addUser('boss', [], true), 'new_products_order_tpl');

const { rows: items } = await sql<{ id: number; no: string; supplier: number; code: string }>`
  select s.id, s.supplier_item_no as no, s.supplier, p.supplier_code as code from supplier_sku s join supplier p on p.id = s.supplier
  where s.state = 'active' and s.supplier in (
    select supplier from supplier_sku where state = 'active' group by supplier having count(*) > 3)
  order by s.supplier, s.id`.execute(db);
const [{ supplier, code }] = items as [(typeof items)[number]];
const [one, two, stopped, shared] = items.filter(item => item.supplier === supplier) as [
  (typeof items)[number],
  (typeof items)[number],
  (typeof items)[number],
  (typeof items)[number],
];
// later than that of the template, and of the same number
const foreign = items.findLast(item => item.supplier !== supplier)!;
const other = items.find(item => item.supplier !== supplier && item.supplier !== foreign.supplier)!;
await sql`update supplier_sku set supplier_item_no = 'SHARED-1' where id in (${shared.id}, ${foreign.id})`.execute(db);
await sql`update supplier_sku set state = 'stopped' where id = ${stopped.id}`.execute(db);

const head = 'code,name,useFor,supplier,qtyRule,lang,supplierItemNo,qty';
const file = (...rows: readonly string[]) => `${[head, ...rows].join('\n')}\n`;
const linesOf = async (tplNo: string) =>
  (
    await sql<{ name: string; item: number; qty: number }>`
      select t.name, l.supplier_sku as item, l.qty from order_template t join order_template_lines l on l.record_id = t.id
      where t.tpl_no = ${tplNo} order by l.line_no`.execute(db)
  ).rows;
const said = async (task: Parameters<typeof importer.errors>[0]) =>
  (await importer.errors(task)).map(({ row, column, message }) => `${row} ${column} ${message}`);

it('[N21] a bad row is refused by itself with its reason, and the others are taken; a shared number is the item of its supplier', async () => {
  const task = await importer.checked(
    file(
      `T-IMP,导入模板,std,${code},fixed,both,NO-SUCH-ITEM,5`,
      `T-IMP,,,,,,${one.no},10`,
      `T-IMP,,,,,,${stopped.no},20`,
      `T-IMP,,,,,,SHARED-1,30`,
      `T-IMP,,,,,,${other.no},40`,
      `T-IMP,,,,,,${two.no},`,
      `T-IMP,,,,,,${one.no},60`,
      `T-BAD,无此供应商,std,SP-NONE,fixed,both,${one.no},1`,
    ),
  );
  expect(task).toMatchObject({ state: 'has_errors', new_rows: 2, bad_rows: 6 });
  expect(await importer.confirmed(task)).toMatchObject({ state: 'partial', new_rows: 2, bad_rows: 6 });
  expect(await linesOf('T-IMP-V1')).toEqual([
    { name: '导入模板', item: one.id, qty: 10 },
    { name: '导入模板', item: shared.id, qty: 30 },
  ]);
  const errors = await said(task);
  expect(errors.map(error => error.split(' ').slice(0, 2).join(' '))).toEqual([
    '2 lines.supplierSku',
    '4 lines.supplierSku',
    '4 lines.supplierSku',
    '6 lines.supplierSku',
    '7 lines.qty',
    '8 lines.supplierSku',
    '9 supplier',
  ]);
  expect(errors.find(error => error.startsWith('6 '))).toContain(`${other.no}不是该供应商的货号`);
});

it('a mended row joins the good ones of its template', async () => {
  const task = await importer.checked(file(`T-MEND,改行模板,std,${code},fixed,both,${one.no},10`, `T-MEND,,,,,,NO-SUCH-ITEM,20`));
  expect(task).toMatchObject({ state: 'has_errors', new_rows: 1, bad_rows: 1 });
  const mended = (no: string) => importer.mend(task, { 3: { 'lines.supplierSku': no } });
  expect((await mended(one.no)).data).toMatchObject({ state: 'has_errors', new_rows: 1, bad_rows: 1 });
  expect((await mended('SHARED-1')).data).toMatchObject({ state: 'ready', new_rows: 2, bad_rows: 0 });
  expect(await importer.confirmed(task)).toMatchObject({ state: 'done', new_rows: 2 });
  expect((await linesOf('T-MEND-V1')).map(({ item }) => item)).toEqual([one.id, shared.id]);
});

it('a template of which no row is good, or whose head is wrong, is not taken', async () => {
  const task = await importer.checked(
    file(`T-NONE,空模板,std,${code},fixed,both,NO-SUCH-ITEM,5`, `T-HEAD,,std,${code},fixed,both,${one.no},5`, `T-HEAD,,,,,,${two.no},5`),
  );
  expect(task).toMatchObject({ new_rows: 0, bad_rows: 3 });
  expect((await said(task)).map(error => error.split(' ').slice(0, 2).join(' '))).toEqual(['2 lines.supplierSku', '3 name', '4 ']);
});
