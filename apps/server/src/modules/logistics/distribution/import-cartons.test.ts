import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { importUser } from '../../../platform/imports/testing/import-user.ts';
import { taskServer } from '../../../platform/jobs/testing/task-server.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = await testDatabase('todayTemplate');
const { db } = database;
const server = await taskServer(database);
await server.start();
const boss = await server.addUser('boss', [], true);
const importer = importUser(boss, 'delivery_distribution_plan');

const place = async (code: string) => (await db.selectFrom('warehouse').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
const from = await place('CN-SZ');
const places = ['US-W', 'DE-HAM', 'UK-BHM'] as const;
const [stocked] = (
  await sql<{ id: number; code: string; free: number }>`
    select s.id, s.sku as code, (i.available - i.unallocated)::integer as free from stock_item i join sku s on s.id = i.sku
    where i.warehouse = ${from} order by i.available - i.unallocated desc, s.sku limit 1`.execute(db)
).rows;
const sku = stocked!;
const cartonQty = Math.floor(sku.free / 10);
await sql`update sku set carton_qty = ${cartonQty} where id = ${sku.id}`.execute(db);
const given = (planNo: string) => ({ given: JSON.stringify({ planNo }) });

let planNo = '';
/** A draft with 7, 1 and 2 cartons suggested, which is all that is ready. */
beforeEach(async () => {
  const { id, plan_no } = await db
    .insertInto('distribution_plan')
    .values({
      depart_week: '2026-W22',
      from_node: from,
      channel: (await db.selectFrom('global_shipping').select('id').orderBy('id').executeTakeFirstOrThrow()).id,
      supply_cut_at: new Date('2026-05-24T00:00:00Z'),
    })
    .returning(['id', 'plan_no'])
    .executeTakeFirstOrThrow();
  planNo = plan_no;
  for (const [at, cartons] of [7, 1, 2].entries())
    await db
      .insertInto('distribution_plan_lines')
      .values({
        record_id: id,
        line_no: at,
        sku: sku.id,
        to_node: await place(places[at]!),
        cartons,
        suggested_cartons: cartons,
        carton_qty: cartonQty,
      })
      .execute();
});

const lines = async () =>
  (
    await sql<{ cartons: number; reason: string | null }>`
      select l.cartons, l.reason from distribution_plan_lines l join distribution_plan p on p.id = l.record_id where p.plan_no = ${planNo}
      order by l.line_no`.execute(db)
  ).rows.map(({ cartons, reason }) => [cartons, reason]);
const history = async () =>
  (
    await sql<{ action: string; import_task: number | null }>`
      select a.action, a.import_task from audit_log a join distribution_plan p on p.id = a.record_id where a.entity = 'distributionPlan'
      and p.plan_no = ${planNo}`.execute(db)
  ).rows;
const head = 'sku,destination,cartons,remark\n';
const row = (at: number, cartons: number | string, remark = '', code = sku.code) =>
  `${code},${places[at] ?? 'PL-WAW'},${cartons},${remark}\n`;

describe('cartons of a file', () => {
  it('go into the lines of a draft; a bad row leaves its suggested value and is listed', async () => {
    const content = `${head}${row(0, 6, 'less sold')}${row(1, 2)}${row(1, 'two')}${row(0, 5, 'again')}${row(2, 3, 'promotion')}NO-SUCH-SKU,US-W,1,\n`;
    const task = await importer.checked(content, given(planNo));
    expect(task).toMatchObject({ state: 'has_errors', changed_rows: 2, bad_rows: 4 });
    expect((await importer.errors(task)).map(error => [error.row, error.column])).toEqual([
      [3, 'lines.reason'],
      [4, 'lines.cartons'],
      [5, 'lines.sku'],
      [7, 'lines.sku'],
    ]);
    expect(await lines()).toEqual([
      [7, null],
      [1, null],
      [2, null],
    ]);
    expect(await importer.confirmed(task)).toMatchObject({ state: 'partial', changed_rows: 2, bad_rows: 4 });
    expect(await lines()).toEqual([
      [6, 'less sold'],
      [1, null],
      [3, 'promotion'],
    ]);
    expect(await history()).toEqual([{ action: 'import', import_task: task.id }]);
    expect(server.warnings).toEqual([]);
  });

  it('are mended in place, the plan that was said for the whole file still said', async () => {
    const task = await importer.checked(`${head}${row(1, 0)}`, given(planNo));
    expect(task).toMatchObject({ state: 'has_errors', bad_rows: 1 });
    expect(await importer.mend(task, { 2: { 'lines.reason': 'none needed' } })).toMatchObject({ code: 200 });
    await importer.confirmed(task);
    expect((await lines())[1]).toEqual([0, 'none needed']);
  });

  it('take no more than is ready, whatever the order of the rows', async () => {
    const over = await importer.checked(`${head}${row(1, 2, 'promotion')}`, given(planNo));
    expect((await importer.errors(over)).map(({ column, message }) => [column, message])).toEqual([
      ['lines.cartons', expect.stringContaining('超出可分货数量')],
    ]);
    const freed = await importer.checked(`${head}${row(1, 2, 'promotion')}${row(0, 6, 'less sold')}`, given(planNo));
    expect(freed).toMatchObject({ state: 'ready', changed_rows: 2, bad_rows: 0 });
    await importer.confirmed(freed);
    expect((await lines()).map(([cartons]) => cartons)).toEqual([6, 2, 2]);
    const again = await importer.checked(`${head}${row(1, 2, 'promotion')}${row(0, 6, 'less sold')}`, given(planNo));
    expect(again).toMatchObject({ same_rows: 2, changed_rows: 0 });
  });

  it('change drafts alone, and plans that there are; the file may say the plan itself', async () => {
    const own = `计划号,${head}${planNo.replace(/^(..)(...)(...)/, '$1-$2-$3-')},${row(0, 6, 'less sold')}DN26010199999,${row(1, 0, 'none')},${row(2, 1, 'fewer')}`;
    const task = await importer.checked(own);
    expect(task).toMatchObject({ changed_rows: 1, bad_rows: 2 });
    expect((await importer.errors(task)).map(error => [error.row, error.column])).toEqual([
      [3, 'planNo'],
      [4, 'planNo'],
    ]);
    await sql`update distribution_plan set state = 'submitted' where plan_no = ${planNo}`.execute(db);
    expect(await importer.confirmed(task)).toMatchObject({ bad_rows: 3, changed_rows: 0 });
    expect((await lines()).map(([cartons]) => cartons)).toEqual([7, 1, 2]);
  });
});
