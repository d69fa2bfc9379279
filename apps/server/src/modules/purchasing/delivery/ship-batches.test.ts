import { unrestricted } from '@axle/permissions';
import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { proposalCalls } from '../../../platform/resources/gateway/proposal-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { receiptFollowers } from '../../inventory/receipt/receipt-followers.ts';
import { ledgerContext } from '../../inventory/stock/ledger-context.ts';
import type { Row } from '../reply/testing/sent-order.ts';
import { lines, linesInForce } from './testing/lines-in-force.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...proposalCalls({ database: db, registry })]);
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const [boss, auditor] = [await as('superadmin'), await as('auditor')];
const of = await linesInForce(app, boss);
const batches = { service: 'purchase-service', path: 'ship_batch' };
const day = { shipDate: '2026-05-20', eta: '2026-05-25' };

/** An order in force whose first line has these pieces, as columns. */
const inForce = async (pieces = '', ...days: readonly string[]) => {
  const order = await of.inForce(...(days.length > 0 ? days : ['2026-12-10']));
  if (pieces !== '')
    await sql`update purchase_order_lines set ${sql.raw(pieces)} where record_id = ${order} and line_no = 0`.execute(app.db);
  return order;
};
const proposed = async (order: number) => {
  const [line] = await of.linesOf(order);
  const reply = await app.get(`${recordPath(lines, 'proposals')}?page=deliveryTracking&action=createBatch&id=${line!.id}`, boss);
  return (reply.data as readonly { values: { lines: readonly Row[] } }[])[0]!.values.lines;
};
const create = async (order: number, given: readonly object[], more: object = {}, who = boss) => {
  const [line] = await of.linesOf(order);
  return of.act(lines, [line!], ['deliveryTracking', 'createBatch'], { ...day, ...more, lines: given }, who);
};
const batchesOf = async (order: number) =>
  (await of.listed(batches, 'shipBatches', [{ field: 'purchaseOrder', op: 'in', value: [order] }])).toSorted((a, b) => a.id - b.id);
const act = (batch: Row, action: string, input: object = {}, who = boss) => of.act(batches, [batch], ['shipBatches', action], input, who);
const lineOf = async (order: number, at = 0) => ((await of.order(order))['lines'] as readonly Row[])[at]!;

/** Pieces of a batch's line that a warehouse takes in, as its receipt says; or the receipt is closed. */
const receive = (batch: Row, pieces: number | 'closed') =>
  app.db.transaction().execute(async transaction => {
    const { rows } = await sql<Record<string, never>>`
      select r.id, r.receipt_no as "receiptNo", r.type, r.source_no as "sourceNo", r.warehouse, l.line_no as "lineNo", l.sku,
        l.expected_qty as "expectedQty", l.po_no as "poNo", l.po_line as "poLine", false as "inTransit"
      from receipt r join receipt_lines l on l.record_id = r.id where r.source_no = ${batch['batch_no']}`.execute(transaction);
    const access = unrestricted(1);
    const context = ledgerContext(transaction, { registry: app.registry, access, now: app.now() });
    const follower = app.registry.part(receiptFollowers, 'purchase')!;
    const [receipt] = rows as never[];
    if (pieces === 'closed') return follower.closed!(context, receipt!);
    return follower.received!(context, receipt!, receipt!, { good: pieces, hold: 0, damaged: 0 });
  });

it('[R7f] with 300 passed and 200 shipped a batch of 101 is refused and one of 100 made; plans of others count too', async () => {
  const order = await inForce('passed_qty = 300, shipped_qty = 200');
  expect(await proposed(order)).toMatchObject([{ order_line: 1, most: 100, qty: 100 }]);
  expect(await create(order, [{ orderLine: 1, qty: 101 }])).toBe('NOT_RELEASED');
  expect(await create(order, [{ orderLine: 1, qty: 100 }], {}, auditor)).toBe('FORBIDDEN');
  expect(await create(order, [{ orderLine: 1, qty: 100 }])).toEqual(['done']);
  expect(await create(order, [{ orderLine: 1, qty: 1 }])).toBe('NOT_RELEASED');
  expect(await create(order, [{ orderLine: 1 }])).toBe('NOTHING');
  const [batch] = await batchesOf(order);
  expect(batch).toMatchObject({ state: 'planned', qty: 100, arrived_qty: 0, on_way_qty: 0, ship_date: '2026-05-20' });
  expect(await act(batch!, 'void', { voidReason: 'Wrong carton marks' })).toEqual(['done']);
  expect(await create(order, [{ orderLine: 1, qty: 100 }])).toEqual(['done']);
});

it('[R7f] without inspection ships what is ordered, with its tolerance, and not more', async () => {
  const order = await inForce();
  expect(await proposed(order)).toMatchObject([{ order_line: 1, most: 510, qty: 500 }]);
  expect(await create(order, [{ orderLine: 1, qty: 511 }])).toBe('OVER_SHIPPED');
  expect(await create(order, [{ orderLine: 2, qty: 1 }])).toBe('NO_LINE');
  expect(await create(order, [{ orderLine: 1, qty: 510 }])).toEqual(['done']);
});

it('ships the pieces once, however often it is asked, and the warehouse expects them', async () => {
  const order = await inForce('', '2026-12-10', '2026-12-12');
  expect(
    await create(order, [
      { orderLine: 1, qty: 300 },
      { orderLine: 2, qty: 500 },
    ]),
  ).toEqual(['done']);
  const [batch] = await batchesOf(order);
  expect(await act(batch!, 'ship', { shipDate: '2026-05-21' })).toEqual(['AHEAD']);
  const both = await Promise.all([act(batch!, 'ship', { containerNo: 'MSKU1234565' }), act(batch!, 'ship')]);
  expect(both.filter(one => one?.[0] === 'done')).toHaveLength(1);
  expect(await act((await batchesOf(order))[0]!, 'ship')).toEqual(['STATE']);
  expect([await lineOf(order), await lineOf(order, 1)]).toMatchObject([
    { shipped_qty: 300, line_status: 'part_shipped', in_transit_qty: 300 },
    { shipped_qty: 500, line_status: 'shipped' },
  ]);
  expect(await of.order(order)).toMatchObject({ state: 'shipped', partial: true });
  const { rows } = await sql<Record<string, unknown>>`
    select r.state, r.type, l.expected_qty, l.unit_cost::text, l.po_line, o.order_no = l.po_no as own
    from receipt r join receipt_lines l on l.record_id = r.id join purchase_order o on o.id = ${order}
    where r.source_no = ${batch!['batch_no']} order by l.line_no`.execute(app.db);
  expect(rows).toMatchObject([
    { state: 'expected', type: 'purchase', expected_qty: 300, po_line: 1, own: true },
    { expected_qty: 500, po_line: 2 },
  ]);
  expect(await act((await batchesOf(order))[0]!, 'void', { voidReason: 'Too late' })).toEqual(['STATE']);
});

it('[R7e] no batch is made or shipped of an order of which a change waits for approval', async () => {
  const order = await inForce();
  expect(await create(order, [{ orderLine: 1, qty: 100 }])).toEqual(['done']);
  await sql`update purchase_order set changing = true, change_by = 1, change_at = now(), change_levels = 1 where id = ${order}`.execute(
    app.db,
  );
  expect(await create(order, [{ orderLine: 1, qty: 100 }])).toBe('CHANGING');
  expect(await act((await batchesOf(order))[0]!, 'ship')).toEqual(['CHANGING']);
});

it('[R7g] comes in parts and as a whole; what a closed receipt was short of may be shipped again', async () => {
  const order = await inForce();
  await create(order, [{ orderLine: 1, qty: 500 }]);
  await act((await batchesOf(order))[0]!, 'ship');
  const now = async () => (await batchesOf(order))[0]!;
  await receive(await now(), 280);
  expect(await now()).toMatchObject({ state: 'part_arrived', arrived_qty: 280, on_way_qty: 220, arrived_on: '2026-05-20' });
  expect(await lineOf(order)).toMatchObject({ received_qty: 280, line_status: 'part_received' });
  await receive(await now(), -280);
  expect(await now()).toMatchObject({ state: 'shipped', arrived_qty: 0, on_way_qty: 500 });
  await receive(await now(), 480);
  await receive(await now(), 'closed');
  expect(await now()).toMatchObject({ state: 'arrived', arrived_qty: 480, on_way_qty: 0 });
  expect(await proposed(order)).toMatchObject([{ order_line: 1, most: 30, qty: 20 }]);
});

it('[R21b] notes the pieces made of one line, and the order stands where its lines do', async () => {
  const order = await inForce('shipped_qty = 200', '2026-12-10', '2026-12-12');
  const progress = async (input: object, at = 0) =>
    of.act(lines, [(await of.linesOf(order))[at]!], ['deliveryTracking', 'progress'], input);
  expect(await of.act(lines, await of.linesOf(order), ['deliveryTracking', 'progress'], { producedQty: 300 })).toBe('ONE_LINE');
  expect([await progress({}), await progress({ producedQty: 199 }), await progress({ producedQty: 511 })]).toEqual([
    'NOTHING',
    'BELOW_SHIPPED',
    'OVER_MADE',
  ]);
  expect(await progress({ producedQty: 250, milestone: 'half' }, 1)).toEqual(['done']);
  expect(await lineOf(order, 1)).toMatchObject({ produced_qty: 250, line_status: 'producing' });
  expect((await of.linesOf(order))[1]).toMatchObject({ half_on: '2026-05-20', produced_qty: 250 });
  expect(await of.order(order)).toMatchObject({ state: 'producing' });
});

it('[R32] a supplier gets one mail about all ticked lines of its orders, once a day', async () => {
  await sql`delete from outgoing_mail where kind = 'DATE_REMIND'`.execute(app.db);
  const [one, other] = [await inForce('', '2026-12-30', '2026-12-28'), await inForce('', '2026-12-29')];
  const ticked = [...(await of.linesOf(one)), ...(await of.linesOf(other))];
  const remind = async () => of.act(lines, ticked, ['deliveryTracking', 'remind'], {});
  expect(await remind()).toEqual(['done', 'done', 'done']);
  const { rows } = await sql<{ body: string; makes: readonly string[] }>`
    select body, makes from outgoing_mail where kind = 'DATE_REMIND'`.execute(app.db);
  expect(rows).toHaveLength(1);
  expect(rows[0]!.makes).toEqual([]);
  const listed = ['2026-12-28', '2026-12-29', '2026-12-30'].map(due => rows[0]!.body.lastIndexOf(due));
  expect(listed.toSorted((a, b) => a - b)).toEqual(listed);
  expect(await remind()).toEqual(['TOO_SOON', 'TOO_SOON', 'TOO_SOON']);
});

it('changes a planned batch within what may be shipped, and none that has left', async () => {
  const order = await inForce();
  await create(order, [{ orderLine: 1, qty: 100 }]);
  const [batch] = await batchesOf(order);
  const change = async (values: object) => {
    const reply = await app.post(
      recordPath(batches, 'update'),
      { page: 'shipBatches', id: batch!.id, version: batch!.version, values },
      boss,
    );
    return reply.reason ?? 'done';
  };
  expect(await change({ lines: [{ orderLine: 1, qty: 511 }] })).toBe('OVER_SHIPPED');
  expect(await change({ eta: '2026-05-19' })).toBe('ETA');
  expect(await change({ lines: [{ orderLine: 1, qty: 510 }] })).toBe('done');
  await act((await batchesOf(order))[0]!, 'ship');
  const [left] = await batchesOf(order);
  const reply = await app.post(
    recordPath(batches, 'update'),
    { page: 'shipBatches', id: left!.id, version: left!.version, values: { note: 'Gone' } },
    boss,
  );
  expect(reply.reason).toBe('STATE');
  expect(actionPath(batches, 'ship')).toContain('ship_batch');
});

it('[R62] a receipt that is cancelled before anything came leaves its batch planned; one that departed keeps it', async () => {
  const order = await inForce();
  await create(order, [{ orderLine: 1, qty: 100 }]);
  const receipts = { service: 'wms', path: 'receipt' };
  const shipped = async () => {
    expect(await act((await batchesOf(order))[0]!, 'ship')).toEqual(['done']);
    const [batch] = await batchesOf(order);
    const [receipt] = await of.listed(receipts, 'receiveOrder', [{ field: 'receiptNo', op: 'eq', value: batch!['receipt_no'] }]);
    return { batch: batch!, cancel: () => of.act(receipts, [receipt!], ['receiveOrder', 'cancel'], {}) };
  };
  const first = await shipped();
  expect([await lineOf(order), await first.cancel()]).toMatchObject([{ shipped_qty: 100, in_transit_qty: 100 }, ['done']]);
  expect(await lineOf(order)).toMatchObject({ shipped_qty: 0, in_transit_qty: 0 });
  const [planned] = await batchesOf(order);
  expect(planned).toMatchObject({ state: 'planned', on_way_qty: 0 });
  expect(planned!['receipt_no']).toBeUndefined();
  const again = await shipped();
  expect(again.batch['receipt_no']).not.toBe(first.batch['receipt_no']);
  await sql`update ship_batch set state = 'departed', departed_on = ship_date where id = ${again.batch.id}`.execute(app.db);
  expect(await again.cancel()).toEqual(['BATCH_DEPARTED']);
});
