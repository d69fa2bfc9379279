import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { proposalCalls } from '../../../platform/resources/gateway/proposal-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { orderPlace } from './testing/order-place.ts';

const app = await demoApp(({ db, registry }) => {
  const parts = { database: db, registry };
  return [...recordCalls(parts), ...proposalCalls(parts)];
});
const admin = { signature: await app.signIn('superadmin'), language: 'en' };
const shop = await orderPlace(app.db);
const skus = [...shop.skus];
const orders = { service: 'nova', path: 'sales_order' };

const act = async (action: string, ids: readonly number[], input: object = {}) => {
  const targets: object[] = [];
  for (const id of ids) targets.push({ id, version: (await shop.standing(id)).version });
  return app.post(actionPath(orders, action), { page: 'orderList', targets, input }, admin);
};
const warehouseId = async (code: string) =>
  (await app.db.selectFrom('warehouse').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
/** The warehouses that were looked at, with what became of them. */
const candidatesOf = async (id: number) => {
  const { rows } = await sql<{ warehouse: string; verdict: string; lacks: string | null; cost: string | null; channel: string | null }>`
    select w.code as warehouse, c.verdict, c.lacks, c.cost_usd as cost, l.code as channel from sales_order_candidates c
    join warehouse w on w.id = c.warehouse left join logistics_channel l on l.id = c.channel
    where c.record_id = ${id} order by c.line_no`.execute(app.db);
  return rows;
};
const reserved = async (orderNo: string) => {
  const { rows } = await sql<{ line: number; qty: number; warehouse: string }>`
    select r.demand_line as line, r.qty_open as qty, w.code as warehouse from stock_reservation r
    join warehouse w on w.id = r.warehouse where r.demand_type = 'sales_order' and r.demand_no = ${orderNo} and r.qty_open > 0
    order by 1, 3`.execute(app.db);
  return rows.map(({ line, qty, warehouse }) => [line, qty, warehouse]);
};
/** Two parts with stock in the west and in the east. */
const stocked = async (west: readonly [number, number], east: readonly [number, number]) => {
  const [a, b] = [skus.pop()!, skus.pop()!] as const;
  await shop.put('US-W', a, west[0]);
  await shop.put('US-W', b, west[1]);
  await shop.put('US-E', a, east[0]);
  await shop.put('US-E', b, east[1]);
  return { a, b, pieces: [[a, 4] as const, [b, 2] as const] };
};

describe('[S6] orders get their warehouse', () => {
  it('the first by the rules that holds all of it, with the stock reserved and the reasons kept', async () => {
    const { a, pieces } = await stocked([5, 2], [9, 9]);
    const { id, orderNo } = await shop.place({ pieces });
    expect(await act('allocate', [id])).toMatchObject({ code: 200 });
    expect(await shop.standing(id)).toMatchObject({ status: 'allocated', warehouse: 'US-W' });
    expect(await reserved(orderNo)).toEqual([
      [1, 4, 'US-W'],
      [2, 2, 'US-W'],
    ]);
    expect(await shop.stockOf('US-W', a)).toEqual({ available: 5, unallocated: 4 });
    const [west, east] = await candidatesOf(id);
    expect(west).toMatchObject({ warehouse: 'US-W', verdict: 'whole', cost: expect.stringMatching(/^\d/), channel: expect.any(String) });
    expect(east).toMatchObject({ warehouse: 'US-E', verdict: 'priority' });
    const detail = await app.get(`${recordPath(orders, 'read')}?page=orderList&id=${id}`, admin);
    expect(JSON.stringify(detail)).toContain('"verdict":"whole"');
  });

  it('two where none holds all and the order may be split, and none of them when stock is short: then the order says what each lacks', async () => {
    const { a, pieces } = await stocked([5, 1], [3, 9]);
    const { id, orderNo } = await shop.place({ pieces });
    await act('allocate', [id]);
    expect(await shop.standing(id)).toMatchObject({ status: 'allocated', warehouse: 'US-W' });
    expect(await reserved(orderNo)).toEqual([
      [1, 4, 'US-W'],
      [2, 2, 'US-E'],
    ]);
    const next = await shop.place({ pieces: [[a, 5], pieces[1]!] });
    await act('allocate', [next.id]);
    expect(await shop.standing(next.id)).toMatchObject({ status: 'outOfStock', warehouse: null });
    expect(await reserved(next.orderNo)).toEqual([]);
    const [codeA, codeB] = [await shop.codeOf(a), await shop.codeOf(pieces[1]![0])];
    expect((await candidatesOf(next.id)).map(({ warehouse, lacks }) => [warehouse, lacks])).toEqual([
      ['US-W', `${codeA} × 4, ${codeB} × 1`],
      ['US-E', `${codeA} × 2`],
    ]);
  });

  it('a piece that one warehouse cannot fill is divided, and is one piece again once its reservations are given back', async () => {
    const a = skus.pop()!;
    await shop.put('US-W', a, 3);
    await shop.put('US-E', a, 2);
    const { id, orderNo } = await shop.place({ pieces: [[a, 5]] });
    await act('allocate', [id]);
    expect(await shop.piecesOf(id)).toEqual([
      [a, 2, 'US-E'],
      [a, 3, 'US-W'],
    ]);
    expect(await act('reallocate', [id])).toMatchObject({ code: 200 });
    expect(await shop.standing(id)).toMatchObject({ status: 'pendingAllocate', warehouse: null });
    expect(await shop.piecesOf(id)).toEqual([[a, 5, null]]);
    expect(await reserved(orderNo)).toEqual([]);
    expect(await shop.stockOf('US-W', a)).toEqual({ available: 3, unallocated: 0 });
    await act('allocate', [id]);
    expect(await shop.stockOf('US-E', a)).toEqual({ available: 2, unallocated: 2 });
  });

  it('leaves the buffer of the store, serves those first who paid first, and answers for each order by itself', async () => {
    const a = skus.pop()!;
    await shop.put('US-W', a, 5);
    const later = await shop.place({ pieces: [[a, 2]], store: 'AMZ-NA', paidAt: '2026-05-19T10:00:00Z' });
    const earlier = await shop.place({ pieces: [[a, 2]], store: 'AMZ-NA', paidAt: '2026-05-19T09:00:00Z' });
    const reviewed = await shop.place({ pieces: [[a, 1]], status: 'pendingReview' });
    const empty = await shop.place({ pieces: [] });
    const reply = await act('allocate', [later.id, earlier.id, reviewed.id, empty.id]);
    expect(reply.data).toMatchObject([{}, {}, { refusal: { code: expect.any(String) } }, { refusal: { code: 'NO_PIECES' } }]);
    expect(await shop.standing(earlier.id)).toMatchObject({ status: 'allocated' });
    expect(await shop.standing(later.id)).toMatchObject({ status: 'outOfStock' });
    expect(await shop.standing(reviewed.id)).toMatchObject({ status: 'pendingReview' });
  });

  it('an order that others were merged into reserves theirs with its own, each under its own number', async () => {
    const a = skus.pop()!;
    await shop.put('US-W', a, 3);
    const first = await shop.place({ pieces: [[a, 1]] });
    const second = await shop.place({ pieces: [[a, 2]], status: 'merged', mergedInto: first.id });
    await act('allocate', [first.id]);
    expect(await reserved(first.orderNo)).toEqual([[1, 1, 'US-W']]);
    expect(await reserved(second.orderNo)).toEqual([[1, 2, 'US-W']]);
  });

  it('a person may choose the warehouse: what was reserved elsewhere is given back, and where it cannot be filled nothing changes', async () => {
    const a = skus.pop()!;
    await shop.put('US-W', a, 5);
    await shop.put('US-E', a, 1);
    const { id, orderNo } = await shop.place({ pieces: [[a, 2]] });
    await act('allocate', [id]);
    const [east, west] = [await warehouseId('US-E'), await warehouseId('US-W')];
    const proposed = await app.get(`${recordPath(orders, 'proposals')}?page=orderList&action=assignWarehouse&id=${id}`, admin);
    expect(JSON.stringify(proposed)).toContain('US-E');
    const refused = await act('assignWarehouse', [id], { warehouse: east });
    expect(refused.data).toMatchObject([{ refusal: { code: 'SHORT' } }]);
    expect(await reserved(orderNo)).toEqual([[1, 2, 'US-W']]);
    await shop.put('US-E', a, 4);
    expect((await act('assignWarehouse', [id], { warehouse: east })).data).toMatchObject([{ id }]);
    expect(await reserved(orderNo)).toEqual([[1, 2, 'US-E']]);
    expect(await candidatesOf(id)).toMatchObject([{ warehouse: 'US-E', verdict: 'chosen' }]);
    expect(await shop.stockOf('US-W', a)).toEqual({ available: 5, unallocated: 0 });
    expect((await act('assignWarehouse', [id], { warehouse: west })).data).toMatchObject([{ id }]);
  });

  it('two users who allocate the last unit of a SKU for two orders at the same time: one is allocated, one out of stock', async () => {
    const a = skus.pop()!;
    await shop.put('US-W', a, 1);
    const [one, other] = [await shop.place({ pieces: [[a, 1]] }), await shop.place({ pieces: [[a, 1]] })];
    await Promise.all([act('allocate', [one.id]), act('allocate', [other.id])]);
    const statuses = [(await shop.standing(one.id)).status, (await shop.standing(other.id)).status];
    expect(statuses.toSorted()).toEqual(['allocated', 'outOfStock']);
    expect(await shop.stockOf('US-W', a)).toEqual({ available: 1, unallocated: 1 });
  });
});
