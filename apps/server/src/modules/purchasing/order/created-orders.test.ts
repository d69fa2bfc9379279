import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(parts => {
  const of = { database: parts.db, registry: parts.registry };
  return [...recordCalls(of), ...toolCalls(of)];
});
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const [boss, keeper] = [await as('superadmin'), await as('whclerk')];
const requirements = { service: 'purchase-service', path: 'purchase_requirement' };
const batches = { service: 'purchase-service', path: 'purchase_order_batch' };
const page = 'purchaseOrderCreated';
type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

const { rows: articles } = await sql<{ id: number; supplier: number }>`
  select k.id, s.supplier from supplier_sku s join sku k on k.id = s.sku join supplier p on p.id = s.supplier
  where p.stage = 'qualified' and p.currency = 'CNY' and s.currency = 'CNY' and s.price_incl_tax and s.state = 'active' and s.is_primary
    and k.sales_status = 'onSale' and k.supplier = s.supplier
  order by s.supplier, k.id`.execute(app.db);
const bySupplier = [...Map.groupBy(articles, ({ supplier }) => supplier).values()].filter(of => of.length >= 3);
const [[a1, a2, a3], [b1, b2, b3]] = bySupplier as [typeof articles, typeof articles];
const own = [a1!, a2!, a3!, b1!, b2!, b3!].map(({ id }) => id);
await sql`update supplier_sku set moq = 1, carton_qty = 10, order_multiple = 1 where sku = any(${own}::bigint[])`.execute(app.db);
await sql`delete from supplier_sku_breaks where record_id in (select id from supplier_sku where sku = any(${own}::bigint[]))`.execute(
  app.db,
);
await sql`insert into supplier_sku_breaks (record_id, line_no, min_qty, price, valid_from)
  select id, 1, 1, 10, '2026-01-01' from supplier_sku where sku = any(${own.slice(0, 5)}::bigint[])`.execute(app.db);
const company = (await app.db.selectFrom('company_entity').select('id').orderBy('id').executeTakeFirstOrThrow()).id;
const warehouse = (await app.db.selectFrom('warehouse').select('id').where('code', '=', 'CN-SZ').executeTakeFirstOrThrow()).id;

const made = async (sku: number, qty: number, requiredDate = '2026-12-01') => {
  const values = { sku, qty, requiredDate, warehouse, companyEntity: company, priority: 5 };
  const reply = await app.post(recordPath(requirements, 'add'), { page: 'purchaseRequiredSummary', values }, boss);
  if (reply.code !== replyCodes.ok) throw new Error(JSON.stringify(reply));
  return (reply.data as Row).id;
};
const read = async (id: number) => (await app.get(`${recordPath(requirements, 'read')}?id=${id}`, boss)).data as Row;
const act = async (action: string, ids: readonly number[], input: object = {}) => {
  const targets = await Promise.all(ids.map(async id => ({ id, version: (await read(id)).version })));
  return app.post(actionPath(requirements, action), { targets, input }, boss);
};
const result = (input: object, who = boss) => app.post(recordPath(batches, 'work'), { page, tool: 'created', input }, who);
type Result = Readonly<Record<'orders' | 'left_out', readonly Row[]>> & Readonly<Record<string, unknown>>;
const generated = async (ids: readonly number[]) => {
  await act('confirm', ids);
  const reply = await act('generate', ids, { bucketDays: 7 });
  const batchNo = /batchNo=(OC\d+)/.exec(JSON.stringify(reply.data))?.[1];
  return { batchNo: batchNo!, result: (await result({ batchNo })).data as Result };
};
const named = (orders: readonly Row[]) => orders.map(({ order, version }) => `${String(order)}:${version}`).join(',');
const outcomes = (reply: { readonly data?: unknown }) =>
  reply.data as readonly { readonly id: number; readonly refusal?: { code: string } }[];

it('[R110] [R26] 7 requirements of 2 suppliers, one without price: 2 orders and one left out, together what was requested', async () => {
  const ids = [await made(a1!.id, 31), await made(a1!.id, 9, '2026-12-03'), await made(a2!.id, 20), await made(a3!.id, 15)];
  ids.push(await made(b1!.id, 7), await made(b2!.id, 12), await made(b3!.id, 5));
  const { batchNo, result: first } = await generated(ids);
  expect(first.orders).toMatchObject([
    {
      supplier: a1!.supplier,
      requirements: 4,
      line_count: 3,
      qty: 80,
      surplus: 5,
      state: 'draft',
      next_step: 'submit',
      amount_gross: '800',
    },
    { supplier: b1!.supplier, requirements: 2, line_count: 2, qty: 30, surplus: 11, state: 'draft', currency: 'CNY' },
  ]);
  expect(first.left_out).toMatchObject([{ requirement: ids[6], sku: b3!.id, supplier: b1!.supplier, qty: 5, reason: 'NO_PRICE' }]);
  expect(first).toMatchObject({ requested: 31 + 9 + 20 + 15 + 7 + 12 + 5, allocated: 94, left_out_qty: 5 });
  // reload shows the same content, and so does the number with hyphens
  expect((await result({ batchNo })).data).toEqual(first);
  expect(
    (await result({ batchNo: `${batchNo.slice(0, 2)}-${batchNo.slice(2, 5)}-${batchNo.slice(5, 8)}-${batchNo.slice(8)}` })).data,
  ).toEqual(first);
  const [order] = first.orders;
  expect((await result({ orderNo: order!['order_no'] })).data).toMatchObject({ orders: [{ order: order!['order'] }], left_out: [] });
});

it('shows nothing of an unknown number, nor foreign orders to everybody who may open the page', async () => {
  const { batchNo, result: seen } = await generated([await made(a1!.id, 10)]);
  const refused = { reason: 'NO_BATCH', message: 'Batch not found' };
  expect(await result({ batchNo: 'OC99999999999' })).toMatchObject(refused);
  expect(await result({})).toMatchObject(refused);
  expect(await result({ batchNo }, keeper)).toMatchObject(refused);
  expect(await result({ orderNo: seen.orders[0]!['order_no'] }, keeper)).toMatchObject(refused);
});

it('[R24] sending back deletes the drafts and releases their requirements; what was submitted stays', async () => {
  const ids = [await made(a1!.id, 10), await made(b1!.id, 10)];
  const { batchNo, result: before } = await generated(ids);
  const [first, second] = before.orders as [Row, Row];
  const submitted = await app.post(actionPath(batches, 'submitAll'), { targets: [], input: { orders: named([first]) } }, boss);
  expect(outcomes(submitted)).toMatchObject([{ id: first['order'] }]);
  const now = (await result({ batchNo })).data as Result;
  expect(now.orders).toMatchObject([{ state: 'approving', next_step: 'approve' }, { state: 'draft' }]);
  const back = await app.post(actionPath(batches, 'sendBack'), { targets: [], input: { orders: named(now.orders) } }, boss);
  expect(outcomes(back).map(({ id, refusal }) => [id, refusal?.code])).toEqual([
    [first['order'], 'STATE'],
    [second['order'], undefined],
  ]);
  expect(await Promise.all(ids.map(read))).toMatchObject([{ state: 'ordered' }, { state: 'confirmed', ordered_qty: 0 }]);
  expect(((await result({ batchNo })).data as Result).orders).toHaveLength(1);
});

it('submitting all has a result for each order: what stands against one leaves the others', async () => {
  const { result: before } = await generated([await made(a2!.id, 10), await made(b2!.id, 10)]);
  await sql`update supplier_sku set moq = 1000 where sku = ${a2!.id}`.execute(app.db);
  const reply = await app.post(actionPath(batches, 'submitAll'), { targets: [], input: { orders: named(before.orders) } }, boss);
  expect(outcomes(reply).map(({ refusal }) => refusal?.code)).toEqual(['BELOW_MOQ', undefined]);
  const again = await app.post(actionPath(batches, 'submitAll'), { targets: [], input: { orders: named(before.orders) } }, boss);
  expect(outcomes(again).map(({ refusal }) => refusal?.code)).toEqual(['BELOW_MOQ', 'ROW_CHANGED']);
  expect(await app.post(actionPath(batches, 'submitAll'), { targets: [], input: { orders: '1;drop' } }, boss)).toMatchObject({
    reason: 'MALFORMED',
  });
  expect(await app.post(actionPath(batches, 'sendBack'), { targets: [], input: { orders: '1:1' } }, keeper)).toMatchObject({
    code: replyCodes.forbidden,
  });
});
