import { actionPath, mainBase, mainPaths, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { batchNamed } from '../order/testing/batch-named.ts';
import { clearanceCalls } from './clearance-call.ts';

const app = await demoApp(parts => {
  const of = { database: parts.db, registry: parts.registry };
  return [...recordCalls(of), ...toolCalls(of), ...clearanceCalls(of as Parameters<typeof clearanceCalls>[0])];
});
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const [boss, keeper] = [await as('superadmin'), await as('whclerk')];
const requirements = { service: 'purchase-service', path: 'purchase_requirement' };
const orders = { service: 'purchase-service', path: 'purchase_order' };
const page = 'purchaseRequiredSummary';
const days = { bucketDays: 7 };
type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

const { rows: articles } = await sql<{ id: number; supplier: number; lead: number }>`
  select s.id, s.supplier, s.lead_days as lead from sku s join supplier p on p.id = s.supplier
  where p.stage = 'qualified' and p.currency = 'CNY' and s.sales_status = 'onSale' and s.price between 20 and 200
  order by s.supplier, s.id limit 6`.execute(app.db);
const [article, other] = articles as [(typeof articles)[number], (typeof articles)[number]];
await sql`update supplier_sku set moq = 100, carton_qty = 24, order_multiple = 1 where sku = ${article.id}`.execute(app.db);
const company = (await app.db.selectFrom('company_entity').select('id').orderBy('id').executeTakeFirstOrThrow()).id;
const warehouse = (await app.db.selectFrom('warehouse').select('id').where('code', '=', 'CN-SZ').executeTakeFirstOrThrow()).id;

const made = async (qty: number, requiredDate: string, more: object = {}) => {
  const values = { sku: article.id, qty, requiredDate, warehouse, companyEntity: company, priority: 5, ...more };
  const reply = await app.post(recordPath(requirements, 'add'), { page, values }, boss);
  if (reply.code !== replyCodes.ok) throw new Error(JSON.stringify(reply));
  return (reply.data as Row).id;
};
const read = async (id: number) => (await app.get(`${recordPath(requirements, 'read')}?id=${id}`, boss)).data as Row;
const act = async (action: string, ids: readonly number[], input: object = {}, more: object = {}, who = boss) => {
  const targets = await Promise.all(ids.map(async id => ({ id, version: (await read(id)).version })));
  return app.post(actionPath(requirements, action), { targets, input, ...more }, who);
};
const refusalOf = (reply: { readonly data?: unknown; readonly reason?: string }) =>
  (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code ?? reply.reason ?? 'done';
const confirmed = async (...ids: readonly number[]) => {
  expect(refusalOf(await act('confirm', ids))).toBe('done');
  return ids;
};
const ordersOf = async (ids: readonly number[]) => {
  const { rows } = await sql<{ id: number; version: number }>`
    select distinct o.id, o.version from purchase_requirement_allocations a join purchase_order o on o.id = a."order"
    where a.record_id = any(${[...ids]}::bigint[]) order by o.id`.execute(app.db);
  return rows;
};

it('[R23] takes supplier, currency and buyer from the SKU, and works out by when it is to be ordered', async () => {
  const id = await made(137, '2026-12-01');
  expect(await read(id)).toMatchObject({
    req_no: expect.stringMatching(/^RQ260520\d{5}$/),
    state: 'new',
    source: 'manual',
    supplier: article.supplier,
    currency: 'CNY',
    buyer: expect.any(Number),
    open_qty: 137,
    latest_order_date: new Date(Date.UTC(2026, 11, 1 - article.lead)).toISOString().slice(0, 10),
  });
});

it('another supplier brings its currency, except where that is changed as well', async () => {
  const { rows } = await sql<{ id: number }>`
    update supplier set currency = 'USD' where id = (select max(id) from supplier where stage = 'qualified') returning id`.execute(app.db);
  const id = await made(10, '2026-12-01');
  const change = async (values: object) => {
    const { version } = await read(id);
    return app.post(recordPath(requirements, 'update'), { page, id, version, values }, boss);
  };
  expect(await change({ supplier: rows[0]!.id })).toMatchObject({ code: replyCodes.ok });
  expect(await read(id)).toMatchObject({ supplier: rows[0]!.id, currency: 'USD' });
  expect(await change({ supplier: article.supplier, currency: 'EUR' })).toMatchObject({ code: replyCodes.ok });
  expect(await read(id)).toMatchObject({ supplier: article.supplier, currency: 'EUR' });
});

it('[R2] 137 and 60 pieces two days apart become one draft of 216; cancelling it puts both back to confirmed', async () => {
  const ids = await confirmed(await made(137, '2026-12-01'), await made(60, '2026-12-03'));
  const reply = await act('generate', ids, days);
  expect(reply).toMatchObject({ code: replyCodes.ok, data: [{ next: expect.stringContaining('purchaseOrderCreated?batchNo=OC') }, {}] });
  const [order] = await ordersOf(ids);
  const draft = (await app.get(`${recordPath(orders, 'read')}?id=${order!.id}`, boss)).data as Row;
  expect(draft).toMatchObject({ state: 'draft', lines: [{ sku: article.id, qty: 216, required_date: '2026-12-01' }] });
  expect(await Promise.all(ids.map(read))).toMatchObject([
    { state: 'ordered', ordered_qty: 137, open_qty: 0, orders: [draft['order_no']] },
    { state: 'ordered', ordered_qty: 60 },
  ]);
  const cancelled = await app.post(
    actionPath(orders, 'cancel'),
    { targets: [{ id: draft.id, version: draft.version }], input: { cancelReason: 'Demand moved' } },
    boss,
  );
  expect(refusalOf(cancelled)).toBe('done');
  expect(await Promise.all(ids.map(read))).toMatchObject([
    { state: 'confirmed', ordered_qty: 0, open_qty: 137 },
    { state: 'confirmed', ordered_qty: 0 },
  ]);
});

it('[R2] cancelling an order that was sent, of two requirements, gives both their pieces back; they are ordered again', async () => {
  const ids = await confirmed(await made(70, '2026-12-08'), await made(50, '2026-12-10'));
  await act('generate', ids, days);
  const [order] = await ordersOf(ids);
  await sql`update purchase_order set state = 'sent', approved_at = ${app.now()}, sent_at = ${app.now()} where id = ${order!.id}`.execute(
    app.db,
  );
  expect(await Promise.all(ids.map(read))).toMatchObject([
    { ordered_qty: 70, open_qty: 0 },
    { ordered_qty: 50, open_qty: 0 },
  ]);
  const cancel = async () => {
    const { version } = (await app.get(`${recordPath(orders, 'read')}?id=${order!.id}`, boss)).data as Row;
    const input = { cancelReason: 'Season is over' };
    return refusalOf(await app.post(actionPath(orders, 'cancel'), { targets: [{ id: order!.id, version }], input }, boss));
  };
  expect(await cancel()).toBe('done');
  const free = [
    { state: 'confirmed', ordered_qty: 0, open_qty: 70 },
    { state: 'confirmed', ordered_qty: 0, open_qty: 50 },
  ];
  expect(await Promise.all(ids.map(read))).toMatchObject(free);
  expect(await ordersOf(ids)).toEqual([]);
  // it is cancelled once
  expect(await cancel()).toBe('STATE');
  expect(await Promise.all(ids.map(read))).toMatchObject(free);
  expect(refusalOf(await act('generate', ids, days))).toBe('done');
  expect(await ordersOf(ids)).toHaveLength(1);
});

it('[R24] an order that is reduced keeps its pieces for the most urgent; one that is deleted gives all back', async () => {
  const ids = await confirmed(await made(137, '2026-12-01'), await made(60, '2026-12-03'));
  await act('generate', ids, days);
  const [order] = await ordersOf(ids);
  const change = await app.post(
    recordPath(orders, 'update'),
    {
      page: 'purchaseOrder',
      id: order!.id,
      version: order!.version,
      values: { lines: [{ sku: article.id, qty: 168, price: '20', requiredDate: '2026-12-01' }] },
    },
    boss,
  );
  expect(change).toMatchObject({ code: replyCodes.ok });
  expect(await Promise.all(ids.map(read))).toMatchObject([
    { state: 'ordered', ordered_qty: 137 },
    { state: 'part', ordered_qty: 31, open_qty: 29 },
  ]);
  const { version } = (change.data as Row | undefined) ?? { version: order!.version + 1 };
  const gone = await app.post(recordPath(orders, 'del'), { page: 'purchaseOrder', targets: [{ id: order!.id, version }] }, boss);
  expect(refusalOf(gone)).toBe('done');
  expect(await Promise.all(ids.map(read))).toMatchObject([{ state: 'confirmed' }, { state: 'confirmed', ordered_qty: 0 }]);
});

it('[spec 8.20] one SKU in clearance keeps all from being generated; the allowed part makes the others’ orders and leaves it confirmed', async () => {
  const ids = await confirmed(await made(100, '2026-12-01', { sku: other.id }), await made(100, '2027-02-01'));
  await sql`update sku set sales_status = 'clearance' where id = ${article.id}`.execute(app.db);
  const refused = await act('generate', ids, days);
  expect(refused).toMatchObject({
    code: replyCodes.failed,
    reason: 'CLEAR_STOCK',
    data: { url: `${mainBase}${mainPaths.clearanceFile}?id=${ids[1]}`, name: 'clearance.xlsx', allowed: 1 },
  });
  expect(await ordersOf(ids)).toEqual([]);
  expect(await act('generate', ids, days, { submit_allowed: true })).toMatchObject({ code: replyCodes.ok });
  expect(await Promise.all(ids.map(read))).toMatchObject([{ state: 'ordered' }, { state: 'confirmed' }]);
  await sql`update sku set sales_status = 'onSale' where id = ${article.id}`.execute(app.db);
});

it('[R26] requirements without a price or supplier are left out and listed; where nothing can be ordered the action is refused', async () => {
  await sql`update supplier_sku set state = 'paused' where sku = ${articles[2]!.id}`.execute(app.db);
  const ids = await confirmed(await made(48, '2026-12-01'), await made(30, '2026-12-01', { sku: articles[2]!.id }));
  const reply = await act('generate', ids, days);
  const batch = await batchNamed(app.db, reply);
  const batchRow = (await app.get(`${recordPath({ service: 'purchase-service', path: 'purchase_order_batch' }, 'read')}?id=${batch}`, boss))
    .data as Row;
  expect(batchRow).toMatchObject({
    batch_no: expect.stringMatching(/^OC\d{11}$/),
    left_out: [{ requirement: ids[1], qty: 30, reason: 'NO_PRICE' }],
  });
  expect(refusalOf(await act('generate', [ids[1]!], days))).toBe('LEFT_OUT');
  // everybody may open the page, and sees the batches of their own there
  const batches = recordPath({ service: 'purchase-service', path: 'purchase_order_batch' }, 'read');
  expect(await app.get(`${batches}?id=${batch}`, keeper)).toMatchObject({ code: replyCodes.notFound });
});

it('[R25] splits open pieces off, keeps the sum, and is closed with a reason', async () => {
  const id = await made(100, '2026-12-01');
  expect(refusalOf(await act('split', [id], { qty: 100 }))).toBe('SPLIT');
  expect(refusalOf(await act('split', [id], { qty: 40 }))).toBe('done');
  const { rows } = await sql<{ qty: number }>`select qty from purchase_requirement order by id desc limit 1`.execute(app.db);
  expect([await read(id), rows[0]]).toMatchObject([{ qty: 60 }, { qty: 40 }]);
  const [orderable] = await confirmed(await made(100, '2026-12-01'));
  expect(refusalOf(await act('split', [orderable!], { qty: 30 }))).toBe('done');
  const { rows: parted } = await sql`select state, qty from purchase_requirement order by id desc limit 1`.execute(app.db);
  expect([await read(orderable!), parted[0]]).toMatchObject([{ qty: 70 }, { state: 'confirmed', qty: 30 }]);
  expect(refusalOf(await act('close', [id], { closeReason: 'x' }))).toBe('TOO_SHORT');
  expect(refusalOf(await act('close', [id], { closeReason: 'No longer sold' }))).toBe('done');
  expect(refusalOf(await act('confirm', [id]))).toBe('STATE');
});

it('[R2] proposes what generating would make, without writing anything', async () => {
  const [id] = await confirmed(await made(10, '2026-11-01', { warehouse }));
  const reply = await app.post(
    recordPath(requirements, 'work'),
    { page, tool: 'proposal', input: { supplier: article.supplier, ...days } },
    boss,
  );
  const proposal = reply.data as Readonly<Record<'orders' | 'lines' | 'needs', readonly Row[]>>;
  expect(proposal.needs).toContainEqual(expect.objectContaining({ id, qty: 10 }));
  expect(proposal.lines.every(line => Number(line['qty']) === Number(line['need']) + Number(line['surplus']))).toBe(true);
  expect(await read(id!)).toMatchObject({ state: 'confirmed' });
  expect(await app.post(actionPath(requirements, 'generate'), { targets: [{ id: id!, version: 2 }], input: days }, keeper)).toMatchObject({
    code: replyCodes.forbidden,
  });
});
