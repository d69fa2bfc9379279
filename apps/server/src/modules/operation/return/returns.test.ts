import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { computeProfits } from '../profit/compute-profits.ts';
import { returnDesk } from './testing/return-desk.ts';

const desk = await returnDesk();
const { app, ask, counted, place, read, shipped, step, stock } = desk;
const [part, other] = place.skus as [number, number];
const own = { warehouse: place.warehouse };

/** A return that was asked for and must stand. */
const made = async (...of: Parameters<typeof ask>): Promise<number> => {
  const id = await ask(...of);
  if (typeof id !== 'number') throw new Error(id);
  return id;
};

describe('[O8] from the request to the shelf', () => {
  it('3 shipped, 2 returned and graded A 1 and D 1: one more can be sold and one is scrapped', async () => {
    const order = await shipped(3, '30');
    const id = await made(order, 2);
    expect([await ask(order, 2), await ask(order, 1, {}, other)]).toEqual(['ABOVE_SHIPPED', 'NOT_ORDERED']);
    expect(await read(id)).toMatchObject({ status: 'requested', currency: 'USD', lines: [{ orderLine: 1, qtyAuth: 2, qtyRecv: 0 }] });
    expect(await step('authorise', id, own)).toBe('done');
    const before = await stock();
    expect(await counted(id, 2)).toEqual(['done', 'done']);
    expect(await read(id)).toMatchObject({ status: 'received', receivedQty: 2 });
    expect((await stock())['qc_hold']).toBe((before['qc_hold'] ?? 0) + 2);
    const graded = [
      { sku: part, grade: 'A', qty: 1 },
      { sku: part, grade: 'D', qty: 1 },
    ];
    expect(await step('inspect', id, { graded: graded.slice(0, 1) })).toBe('NOT_ALL_GRADED');
    expect([await step('inspect', id, { graded }), await step('inspect', id, { graded, photos: [await desk.picture()] })]).toEqual([
      'PHOTO',
      'done',
    ]);
    expect(await read(id)).toMatchObject({ gradesFound: ['A', 'D'], dispositions: ['restock', 'scrap'] });
    expect(await step('dispose', id)).toBe('done');
    expect(await stock()).toEqual({ ...before, available: (before['available'] ?? 0) + 1 });
    const { rows } = await sql<{ type: string; key: string }>`
      select biz_type as type, idem_key as key from stock_posting
      where starts_with(idem_key, 'return:' || ${String((await read(id))['rmaNo'])}::text)
      order by idem_key`.execute(app.db);
    expect(rows.map(({ type }) => type)).toEqual(['status_move', 'scrap_out']);
    expect([await step('dispose', id), await step('close', id)]).toEqual(['STATE', 'done']);
  });

  it('an unannounced parcel is received first and refunded once its order is known', async () => {
    const { store } = desk;
    const reply = await desk.begin('blind', { store, ...own, sku: part, qty: 1, reason: 'refused' });
    const [added] = reply.data as readonly { id: number }[];
    const id = added!.id;
    expect(await counted(id, 1)).toEqual(['done', 'done']);
    expect(await step('refund', id, { refundKind: 'full' })).toBe('NO_ORDER');
    const order = await shipped(1, '25');
    expect([await step('matchOrder', id, { salesOrder: order }), await step('matchOrder', id, { salesOrder: order })]).toEqual([
      'done',
      'MATCHED',
    ]);
    expect(await step('refund', id, { refundKind: 'full' })).toBe('done');
    expect(await read(id)).toMatchObject({ refundAmount: '25', refundState: 'done', lines: [{ orderLine: 1 }] });
    expect(await step('inspect', id, { graded: [{ sku: part, grade: 'B', qty: 1 }] })).toBe('done');
    expect(await step('regrade', id)).toBe('done');
    expect((await read(id))['grades']).toBeUndefined();
  });

  it('the warehouse of others has no receipt: pieces are typed, at most those that were authorised', async () => {
    const { id: warehouse } = await app.db.selectFrom('warehouse').select('id').where('type', '=', 'threePl').executeTakeFirstOrThrow();
    const id = await made(await shipped(2, '30'), 1);
    expect(await step('authorise', id, { warehouse })).toBe('done');
    const received = (qty: number, sku = part) => step('receive', id, { received: [{ sku, qty }] });
    expect([await received(2), await received(1, other), await received(1)]).toEqual(['ABOVE_AUTHORISED', 'NOT_IN_RETURN', 'done']);
    const ours = await made(await shipped(1, '30'), 1);
    await step('authorise', ours, own);
    expect(await step('receive', ours, { received: [{ sku: part, qty: 1 }] })).toBe('WAREHOUSE_RECEIVES');
    expect([await step('close', ours), await step('refund', ours, { refundKind: 'full' }), await step('close', ours)]).toEqual([
      'NOT_RETURNED',
      'done',
      'done',
    ]);
    const receipt = await app.db
      .selectFrom('receipt')
      .select('state')
      .where('id', '=', Number((await read(ours))['receipt']))
      .executeTakeFirstOrThrow();
    expect(receipt.state).toBe('cancelled');
  });
});

describe('pieces of others stay where they lie', () => {
  it('[O8e] a return disposes of what its own receipt brought where that lies, and of nothing else', async () => {
    const id = await made(await shipped(2, '30'), 2);
    await step('authorise', id, own);
    await counted(id, 2);
    const graded = [
      { sku: part, grade: 'C', qty: 1, disposition: 'refurb' },
      { sku: part, grade: 'D', qty: 1 },
    ];
    expect(await step('inspect', id, { graded, photos: [await desk.picture()] })).toBe('done');
    const before = await stock();
    await desk.moved(id, 2, 'away');
    expect([await step('dispose', id), await stock()]).toEqual(['RETURNED_MOVED', before]);
    await desk.moved(id, 2, 'back');
    expect(await step('dispose', id)).toBe('done');
    const { qc_hold: held = 0, damaged = 0, ...rest } = before;
    expect(await stock()).toEqual({ ...rest, damaged: damaged + 1, ...(held > 2 ? { qc_hold: held - 2 } : {}) });
  });
});

describe('replacements', () => {
  const orderOf = async (id: number) => app.db.selectFrom('sales_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('sends the pieces again by an order that names the return, as the return names it', async () => {
    const order = await shipped(3, '30');
    await desk.delivered(order);
    const id = await made(order, 2, { reason: 'missing' });
    await step('authorise', id, own);
    expect(await step('refund', id, { refundKind: 'replacement' })).toBe('done');
    const found = await read(id);
    expect(found).toMatchObject({ refundState: 'done', refundKind: 'replacement' });
    const again = await orderOf(Number(found['replacement']));
    expect(again).toMatchObject({ kind: 'resend', after_sale_no: found['rmaNo'], status: 'pendingReview', receiver: 'James Miller' });
    expect(Number(again.total)).toBe(0);
    expect(await desk.pieces(again.id)).toMatchObject([{ sku: part, qty: 2 }]);
    expect((await orderOf(order)).seller_note).toContain(again.order_no);
    expect(await step('refund', id, { refundKind: 'full' })).toBe('STATE');
    expect(await step('close', id)).toBe('done');
  });

  it('is refused where Amazon ships the order, and then nothing is written', async () => {
    const order = await shipped(1, '30');
    const id = await made(order, 1);
    await step('authorise', id, own);
    await desk.put(order, { kind: 'fba' });
    const { version } = await orderOf(order);
    expect(await step('refund', id, { refundKind: 'replacement' })).toBe('FBA_READ_ONLY');
    const found = await read(id);
    expect([found['refundState'], found['replacement'], (await orderOf(order)).version]).toEqual(['none', undefined, version]);
  });
});

describe('[O8a] refunds', () => {
  it('paid 90.00 and refunded 30.00: the next refund is bounded by 60.00', async () => {
    const order = await shipped(3, '30');
    const [first, second] = [await made(order, 1), await made(order, 2)];
    for (const id of [first, second]) await step('authorise', id, own);
    expect(await step('refund', first, { refundKind: 'full' })).toBe('done');
    const refund = (refundAmount: string, more: object = {}) => step('refund', second, { refundKind: 'partial', refundAmount, ...more });
    expect([await refund('60.01'), await refund('10', { coreRefund: '1' }), await refund('60')]).toEqual([
      'ABOVE_PAID',
      'ABOVE_CORE',
      'done',
    ]);
    expect(await refund('0.01')).toBe('ABOVE_PAID');
  });

  it('[O8i] one return is refunded in parts, each standing once in its refunds and in the profit', async () => {
    const order = await shipped(3, '30');
    const id = await made(order, 3);
    await step('authorise', id, own);
    const part = (refundAmount: string) => step('refund', id, { refundKind: 'partial', refundAmount });
    expect(await part('30')).toBe('done');
    expect(await read(id)).toMatchObject({ refundState: 'done', refundAmount: '30', refundKind: 'partial' });
    expect([await part('60.01'), await part('12.5')]).toEqual(['ABOVE_PAID', 'done']);
    expect(await read(id)).toMatchObject({
      refundState: 'done',
      refundAmount: '42.5',
      refunds: [
        { place: 1, state: 'done', amount: '30' },
        { place: 2, state: 'done', amount: '12.5' },
      ],
    });
    await app.db.transaction().execute(transaction => computeProfits(transaction, app.registry, app.now(), [order]));
    const { rows } = await sql<{ amount: string }>`select trim_scale(amount)::text as amount from order_profit_items
      where record_id = ${order} and item = 'refund'`.execute(app.db);
    expect(rows).toEqual([{ amount: '-42.5' }]);
    // what is left of the whole, and nothing after it
    expect(await step('refund', id, { refundKind: 'full' })).toBe('done');
    expect(await read(id)).toMatchObject({ refundAmount: '90', refundKind: 'full' });
    expect(await part('1')).toBe('STATE');
  });

  it('[O8g] a refund that brings a return above 200 US dollars waits; rejected, the earlier ones stand', async () => {
    const id = await made(await shipped(3, '100'), 3);
    await step('authorise', id, own);
    const part = (refundAmount: string) => step('refund', id, { refundKind: 'partial', refundAmount });
    expect([await part('150'), await part('60')]).toEqual(['done', 'done']);
    expect(await read(id)).toMatchObject({
      refundState: 'pending',
      refundAmount: '210',
      refunds: [{ state: 'done' }, { state: 'pending' }],
    });
    expect([await part('1'), (await step('approveRefund', id)) === 'done', await step('rejectRefund', id)]).toEqual([
      'STATE',
      false,
      'done',
    ]);
    expect(await read(id)).toMatchObject({ refundState: 'done', refundAmount: '150', refunds: [{ state: 'done' }, { state: 'rejected' }] });
    expect(await part('50')).toBe('done');
    expect(await read(id)).toMatchObject({ refundState: 'done', refundAmount: '200' });
  });

  it('[O8c] no restocking fee is kept of what the seller sent wrong', async () => {
    const order = await shipped(2, '30');
    expect(await ask(order, 1, { reason: 'wrongItem', restockFee: '10' })).toBe('NO_RESTOCK_FEE');
    const id = await made(order, 1, { restockFee: '10' });
    await step('authorise', id, own);
    expect(await step('refund', id, { refundKind: 'full' })).toBe('done');
    expect((await read(id))['refundAmount']).toBe('27');
  });

  it('[O8g] above 200 US dollars a second person is asked, and never the one who refunds', async () => {
    const id = await made(await shipped(1, '201'), 1);
    await step('authorise', id, own);
    expect(await step('refund', id, { refundKind: 'full' })).toBe('done');
    expect((await read(id))['refundState']).toBe('pending');
    expect(await step('approveRefund', id)).not.toBe('done');
    expect(await step('rejectRefund', id)).toBe('done');
    expect(await step('refund', id, { refundKind: 'partial', refundAmount: '200' })).toBe('done');
    expect(await read(id)).toMatchObject({ refundState: 'done', refundAmount: '200' });
  });

  it('[O6i] a refund stands in the profit of its order in the place of the reserve', async () => {
    const order = await shipped(1, '40');
    const id = await made(order, 1);
    await step('authorise', id, own);
    await step('refund', id, { refundKind: 'partial', refundAmount: '12.5' });
    await app.db.transaction().execute(transaction => computeProfits(transaction, app.registry, app.now(), [order]));
    const { rows } = await sql<{ amount: string; source: string; no: string }>`
      select trim_scale(amount)::text as amount, source, source_no as no from order_profit_items where record_id = ${order}
        and item = 'refund'`.execute(app.db);
    expect(rows).toEqual([{ amount: '-12.5', source: 'returnOrder', no: (await read(id))['rmaNo'] }]);
  });
});
