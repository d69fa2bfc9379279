import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { bulkCalls } from '../../../platform/bulk/bulk-calls.ts';
import { workAtBulk } from '../../../platform/bulk/bulk-job.ts';
import type { BulkParts } from '../../../platform/bulk/bulk-work.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { batchNamed } from '../order/testing/batch-named.ts';

const queued: number[] = [];
const queue = { send: async (_job: string, id: number) => void queued.push(id), wake: () => undefined };
const warnings: string[] = [];
const log = { warn: (text: string) => void warnings.push(text) };
const app = await demoApp(({ db, registry }) => {
  const of = { database: db, registry };
  return [...recordCalls(of), ...bulkCalls({ ...of, queue, log } as unknown as BulkParts)];
});
/** Works at what waits in the queue. */
const work = async () => {
  const stopping = new AbortController().signal;
  for (const id of queued.splice(0))
    await workAtBulk({ database: app.db, registry: app.registry, log, stopping, now: app.now } as Parameters<typeof workAtBulk>[0], id);
};
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const requirements = { service: 'purchase-service', path: 'purchase_requirement' };
const orders = { service: 'purchase-service', path: 'purchase_order' };
const batches = { service: 'purchase-service', path: 'purchase_order_batch' };
const page = 'purchaseRequiredSummary';
type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

const { rows: articles } = await sql<{ id: number; supplier: number }>`
  select s.id, s.supplier from sku s join supplier p on p.id = s.supplier
  where p.stage = 'qualified' and p.currency = 'CNY' and s.sales_status = 'onSale' and s.price between 20 and 200
  order by s.supplier, s.id limit 2`.execute(app.db);
const [article, other] = articles as [(typeof articles)[number], (typeof articles)[number]];
const skus = articles.map(({ id }) => id);
await sql`update supplier_sku set moq = 1, carton_qty = 1, order_multiple = 1 where sku = any(${skus})`.execute(app.db);
await sql`update supplier_sku_breaks set min_qty = 1 where min_qty = (select min(min_qty) from supplier_sku_breaks b
  where b.record_id = supplier_sku_breaks.record_id)`.execute(app.db);
const company = (await app.db.selectFrom('company_entity').select('id').orderBy('id').executeTakeFirstOrThrow()).id;
const places = await app.db.selectFrom('warehouse').select('id').orderBy('id').limit(2).execute();
const [warehouse, elsewhere] = places.map(({ id }) => id) as [number, number];

const read = async (of: typeof orders, id: number) => (await app.get(`${recordPath(of, 'read')}?id=${id}`, boss)).data as Row;
const made = async (qty: number, requiredDate: string, more: object = {}) => {
  const values = { sku: article.id, qty, requiredDate, warehouse, companyEntity: company, priority: 5, ...more };
  const reply = await app.post(recordPath(requirements, 'add'), { page, values }, boss);
  if (reply.code !== replyCodes.ok) throw new Error(JSON.stringify(reply));
  const { id } = reply.data as Row;
  expect(await act('confirm', [id])).toMatchObject({ code: replyCodes.ok });
  return id;
};
const act = async (action: string, ids: readonly number[], input: object = {}, more: object = {}) => {
  const targets = await Promise.all(ids.map(async id => ({ id, version: (await read(requirements, id)).version })));
  return app.post(actionPath(requirements, action), { targets, input, ...more }, boss);
};
const generate = async (ids: readonly number[], more: object = {}) => {
  const reply = await act('generate', ids, { bucketDays: 7 }, more);
  const batch = await batchNamed(app.db, reply);
  const { rows } = await sql<{ id: number }>`select id from purchase_order where batch = ${batch} order by id`.execute(app.db);
  return { reply, batch, orders: rows.map(({ id }) => id) };
};
const change = async (of: typeof orders, on: string, id: number, values: object) => {
  const { version } = await read(of, id);
  return app.post(recordPath(of, 'update'), { page: on, id, version, values }, boss);
};
const codeOf = (reply: { readonly data?: unknown; readonly reason?: string }) =>
  (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code ?? reply.reason;

it('[R24a] of two lines of one SKU, the one that is taken away or moved speaks for its own requirement alone', async () => {
  const ids = [await made(100, '2026-12-01'), await made(40, '2027-02-01')];
  const [order] = (await generate(ids)).orders;
  const { lines } = (await read(orders, order!)) as unknown as { lines: readonly Row[] };
  const line = (at: number, more: object = {}) => ({
    sku: article.id,
    qty: lines[at]!['qty'],
    price: lines[at]!['price'],
    requiredDate: lines[at]!['required_date'],
    ...more,
  });
  expect(await read(requirements, ids[1]!)).toMatchObject({ allocations: [{ order, line_date: '2027-02-01', qty: 40 }] });
  await change(orders, 'purchaseOrder', order!, { lines: [line(0), line(1, { requiredDate: '2027-03-01' })] });
  expect(await read(requirements, ids[1]!)).toMatchObject({ allocations: [{ order, line_date: '2027-03-01', qty: 40 }] });
  await change(orders, 'purchaseOrder', order!, { lines: [line(1, { requiredDate: '2027-03-01' })] });
  expect([await read(requirements, ids[0]!), await read(requirements, ids[1]!)]).toMatchObject([
    { state: 'confirmed', ordered_qty: 0 },
    { state: 'ordered', ordered_qty: 40 },
  ]);
});

it('[R2] a draft that goes to another warehouse gives its requirements back', async () => {
  const id = await made(100, '2026-12-01');
  const [order] = (await generate([id])).orders;
  expect(await change(orders, 'purchaseOrder', order!, { warehouse: elsewhere })).toMatchObject({ code: replyCodes.ok });
  expect(await read(requirements, id)).toMatchObject({ state: 'confirmed', ordered_qty: 0, open_qty: 100 });
});

it('[R24] closing gives up the pieces that are not ordered', async () => {
  const id = await made(100, '2026-12-01');
  expect(codeOf(await act('close', [id], { closeReason: 'No longer sold' }))).toBeUndefined();
  expect(await read(requirements, id)).toMatchObject({ state: 'closed', closed_qty: 100, open_qty: 0 });
  expect(codeOf(await act('assign', [id], { buyer: 1 }))).toBe('STATE');
});

const many = async (day: string) => {
  const { rows } = await sql<{ id: number; version: number }>`
    insert into purchase_requirement (state, sku, qty, required_date, latest_order_date, warehouse, company_entity, supplier, currency)
    select 'confirmed', ${article.id}, 1, ${day}::date, ${day}::date, ${warehouse}, ${company}, ${article.supplier}, 'CNY'
    from generate_series(1, 1100) returning id, version`.execute(app.db);
  return rows;
};
const linesOn = async (day: string) => {
  const { rows } = await sql<{ qty: number }>`select qty from purchase_order_lines where required_date = ${day}`.execute(app.db);
  return rows;
};

it('[R2] more requirements than go in one portion become one order all the same, in one call', async () => {
  const targets = await many('2027-06-01');
  const reply = await app.post(actionPath(requirements, 'generate'), { targets, input: { bucketDays: 7 } }, boss);
  const batch = await batchNamed(app.db, reply);
  expect(await linesOn('2027-06-01')).toEqual([{ qty: 1100 }]);
  expect((await read(batches, batch))['orders']).toMatchObject([{ line_count: 1, qty: 1100, surplus: 0 }]);
});

it('[R2] a set of them does too, once it is checked and confirmed', async () => {
  const targets = await many('2027-09-01');
  const started = await app.post(recordPath(requirements, 'bulk'), { page, action: 'generate', targets, input: { bucketDays: 7 } }, boss);
  const { taskid } = started.data as { taskid: string };
  await work();
  expect(await linesOn('2027-09-01')).toEqual([]);
  expect((await app.post('/task-center/bulk/confirm', { taskid }, boss)).code).toBe(replyCodes.ok);
  await work();
  expect(await linesOn('2027-09-01')).toEqual([{ qty: 1100 }]);
  expect(warnings).toEqual([]);
});

it('[R26] the batch lists SKUs in clearance once only the allowed part is submitted', async () => {
  const ids = [await made(30, '2026-12-01', { sku: other.id }), await made(20, '2026-12-01')];
  await sql`update sku set sales_status = 'clearance' where id = ${article.id}`.execute(app.db);
  const { batch } = await generate(ids, { submit_allowed: true });
  await sql`update sku set sales_status = 'onSale' where id = ${article.id}`.execute(app.db);
  expect(await read(batches, batch)).toMatchObject({ left_out: [{ requirement: ids[1], qty: 20, reason: 'CLEARANCE' }] });
  expect(await read(requirements, ids[1]!)).toMatchObject({ state: 'confirmed', open_qty: 20 });
});

it('[R25] a further change far from the MRP quantity needs a reason of its own', async () => {
  const id = await made(100, '2026-12-01');
  await sql`update purchase_requirement set mrp_qty = 100 where id = ${id}`.execute(app.db);
  expect(await change(requirements, page, id, { qty: 70, changeReason: 'Promotion moved' })).toMatchObject({ code: replyCodes.ok });
  expect(await change(requirements, page, id, { qty: 50 })).toMatchObject({ reason: 'REASON' });
  expect(await change(requirements, page, id, { qty: 50, changeReason: 'Promotion called off' })).toMatchObject({ code: replyCodes.ok });
});
