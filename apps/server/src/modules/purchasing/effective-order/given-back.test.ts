import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { batchNamed } from '../order/testing/batch-named.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const requirements = { service: 'purchase-service', path: 'purchase_requirement' };
const orders = { service: 'purchase-service', path: 'purchase_order' };
type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

const { rows: articles } = await sql<{ id: number }>`
  select s.id from sku s join supplier p on p.id = s.supplier
  where p.stage = 'qualified' and p.currency = 'CNY' and s.sales_status = 'onSale' and s.price between 20 and 200
  order by s.supplier, s.id limit 1`.execute(app.db);
const sku = articles[0]!.id;
await sql`update supplier_sku set moq = 1, carton_qty = 1, order_multiple = 1 where sku = ${sku}`.execute(app.db);
await sql`update supplier_sku_breaks set min_qty = 1 where min_qty = (select min(min_qty) from supplier_sku_breaks b
  where b.record_id = supplier_sku_breaks.record_id)`.execute(app.db);
const companyEntity = (await app.db.selectFrom('company_entity').select('id').orderBy('id').executeTakeFirstOrThrow()).id;
const warehouse = (await app.db.selectFrom('warehouse').select('id').orderBy('id').executeTakeFirstOrThrow()).id;

const read = async (of: typeof orders, id: number) => (await app.get(`${recordPath(of, 'read')}?id=${id}`, boss)).data as Row;
const act = async (of: typeof orders, action: string, ids: readonly number[], input: object = {}) => {
  const targets = await Promise.all(ids.map(async id => ({ id, version: (await read(of, id)).version })));
  const reply = await app.post(actionPath(of, action), { targets, input }, boss);
  expect(reply).toMatchObject({ code: replyCodes.ok });
  return JSON.stringify(reply.data);
};
const made = async (qty: number, requiredDate: string) => {
  const values = { sku, qty, requiredDate, warehouse, companyEntity, priority: 5 };
  const reply = await app.post(recordPath(requirements, 'add'), { page: 'purchaseRequiredSummary', values }, boss);
  return (reply.data as Row).id;
};

it('[R24a] a line that a change reduces or cancels gives back what its own requirements had of it, the least urgent first', async () => {
  const [first, next, later] = [await made(100, '2026-12-01'), await made(30, '2026-12-02'), await made(40, '2027-02-01')];
  await act(requirements, 'confirm', [first, next, later]);
  const batch = await batchNamed(app.db, await act(requirements, 'generate', [first, next, later], { bucketDays: 7 }));
  const { id: order } = await app.db.selectFrom('purchase_order').select('id').where('batch', '=', batch).executeTakeFirstOrThrow();
  await sql`update purchase_order set state = 'effective', effective_at = ${app.now()}, approved_at = ${app.now()},
    sent_at = ${app.now()}, amount_cny = amount_gross, levels = 1 where id = ${order}`.execute(app.db);
  const ordered = async () => {
    const rows = await Promise.all([first, next, later].map(id => read(requirements, id)));
    return rows.map(({ state, ordered_qty: qty, allocations }) => [
      state,
      qty,
      (allocations as readonly Row[] | undefined)?.[0]?.['line_date'],
    ]);
  };
  const change = (line: object) => act(orders, 'change', [order], { changeReason: 'Season moved', lines: [line] });
  expect(await ordered()).toEqual([
    ['ordered', 100, '2026-12-01'],
    ['ordered', 30, '2026-12-01'],
    ['ordered', 40, '2027-02-01'],
  ]);
  await change({ orderLine: 1, qty: 110 });
  expect((await ordered()).map(([, qty]) => qty)).toEqual([100, 10, 40]);
  await change({ orderLine: 2, qty: 0 });
  expect(await read(requirements, later)).toMatchObject({ state: 'confirmed', ordered_qty: 0, open_qty: 40 });
  expect((await ordered()).map(([, qty]) => qty)).toEqual([100, 10, 0]);
});
