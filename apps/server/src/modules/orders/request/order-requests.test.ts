import { actionPath } from '@axle/wire';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { changeOutbound } from '../../inventory/outbound/change-outbound.ts';
import { shipPieces } from '../../inventory/outbound/ship-pieces.ts';
import { orderDesk, torrance } from '../order/testing/order-desk.ts';

const desk = await orderDesk();
const { app, boss } = desk;
await desk.place.put(desk.place.skus[0]!, desk.place.bins[0]!, 100);
const at = { service: 'nova', path: 'sales_order_request' };
const said = {
  orderId: 'A-1',
  status: 'Canceled',
  address: { ...torrance, name: 'J. Miller', line1: '2210 Pine Ave', country: 'US' },
  lines: [],
};

/** Adds a request of the platform for an order. */
const asked = async (order: number, kind: string) => {
  const { rows } = await sql<{ id: number; version: number }>`
    insert into sales_order_request (sales_order, store, kind, said, asked_at)
    select o.id, o.store, ${kind}, ${JSON.stringify(said)}::jsonb, now() from sales_order o where o.id = ${order}
    returning id, version`.execute(app.db);
  return rows[0]!;
};
const decide = async (action: string, target: object, input: object = {}) => {
  const reply = await app.post(actionPath(at, action), { page: 'orderRequest', targets: [target], input }, boss);
  return (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code ?? reply.reason ?? 'done';
};
const stateOf = async (id: number) =>
  await app.db.selectFrom('sales_order_request').select(['state', 'reason', 'decided_by']).where('id', '=', id).executeTakeFirstOrThrow();
const submitted = async () => {
  const id = await desk.made();
  await desk.act('review', id);
  await desk.allocated(id);
  expect(await desk.act('submit', id)).toBe('done');
  return id;
};

describe('[S1] [S2b] what a platform wants changed of an order', () => {
  it('a cancellation while the warehouse has the order cancels it once it is accepted, and is decided once', async () => {
    const order = await submitted();
    const request = await asked(order, 'cancel');
    expect(await decide('accept', request)).toBe('done');
    expect((await desk.orderOf(order)).status).toBe('cancelled');
    expect(await stateOf(request.id)).toMatchObject({ state: 'accepted', decided_by: expect.any(Number) });
    expect(await decide('accept', { ...request, version: 2 })).toBe('STATE');
  });

  it('another address changes the order and its outbound order', async () => {
    const order = await submitted();
    const request = await asked(order, 'address');
    expect(await decide('accept', request)).toBe('done');
    expect(await desk.orderOf(order)).toMatchObject({ line1: '2210 Pine Ave', status: 'submitted' });
    const { rows } = await sql<{ address: string }>`
      select b.address from outbound b join sales_order o on o.order_no = b.source_no where o.id = ${order}`.execute(app.db);
    expect(rows[0]?.address).toContain('2210 Pine Ave');
  });

  it('other lines are handled by hand and marked so; what is refused has its reason', async () => {
    const order = await submitted();
    const lines = await asked(order, 'lines');
    expect([await decide('accept', lines), await decide('handled', lines, { note: 'split by hand' })]).toEqual(['BY_HAND', 'done']);
    expect(await stateOf(lines.id)).toMatchObject({ state: 'accepted', reason: 'split by hand' });
    const cancel = await asked(order, 'cancel');
    expect(await decide('refuse', cancel, { reason: 'on its way' })).toBe('done');
    expect([(await stateOf(cancel.id)).state, (await desk.orderOf(order)).status]).toEqual(['refused', 'submitted']);
  });

  it('[S9] while it is packed nobody stops it: the platform’s cancellation waits for a person, and the parcel leaves', async () => {
    const order = await submitted();
    const { rows } = await sql<{ id: number; no: string }>`
      select b.id, b.outbound_no as no from outbound b join sales_order o on o.order_no = b.source_no where o.id = ${order}`.execute(
      app.db,
    );
    const [outbound] = rows;
    await desk.place.run(async context => changeOutbound(context, outbound!, { status: 'packed' }, 'close'));
    expect([await desk.act('recall', order), await desk.act('cancel', order, { cancelReason: 'buyer asked' })]).toEqual([
      'PACKED',
      'ALREADY_PACKED',
    ]);
    const request = await asked(order, 'cancel');
    expect(await decide('accept', request)).toBe('ALREADY_PACKED');
    expect([(await stateOf(request.id)).state, (await desk.orderOf(order)).status]).toEqual(['open', 'submitted']);
    expect(await decide('refuse', request, { reason: 'packed already' })).toBe('done');
    expect(await stateOf(request.id)).toMatchObject({ state: 'refused', reason: 'packed already' });
    const items = [{ lineNo: 1, qty: 2 }];
    const left = { outboundId: outbound!.id, idemKey: `outbound:${outbound!.no}:ship:1`, items };
    expect((await desk.place.run(context => shipPieces(context, left))).ok).toBe(true);
    expect((await desk.orderOf(order)).status).toBe('shipped');
  });

  it('an order that others are merged into is cancelled once the merge is undone', async () => {
    const [order, child] = [await desk.made(), await desk.made()];
    await desk.act('review', order);
    await desk.put(child, { status: 'merged', merged_into: order });
    const request = await asked(order, 'cancel');
    expect(await decide('accept', request)).toBe('HAS_MERGED');
    expect([(await stateOf(request.id)).state, (await desk.orderOf(order)).status]).toEqual(['open', 'pendingAllocate']);
    await desk.put(child, { status: 'pendingReview', merged_into: null });
    expect(await decide('accept', request)).toBe('done');
    expect((await desk.orderOf(order)).status).toBe('cancelled');
  });
});
