import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { proposalCalls } from '../../../platform/resources/gateway/proposal-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { cancelOutbound } from '../../inventory/outbound/cancel-outbound.ts';
import { shipPieces } from '../../inventory/outbound/ship-pieces.ts';
import { outboundPlace } from '../../inventory/outbound/testing/outbound-place.ts';
import { createReceipt } from '../../inventory/receipt/create-receipt.ts';
import { receiptDone } from '../ledger/receipt-done.ts';
import { ordersAtWork } from '../order/testing/order-at-work.ts';
import type { Row } from '../reply/testing/sent-order.ts';
import { replacementReceived } from './follow-replacements.ts';
import { causeNamed } from './testing/cause-named.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...proposalCalls({ database: db, registry })]);
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const boss = await as('superadmin');
const desk = await ordersAtWork(app, { boss, manager: await as('purchasemanager'), finance: await as('financemanager') });
const place = await outboundPlace(app.db, 'CN-SZ', app.now);
const afterSales = { service: 'purchase-sales-after', path: 'after_sale' };

const read = async (id: number) => (await app.get(`${recordPath(afterSales, 'read')}?id=${id}`, boss)).data as Row;
const step = async (id: number, action: string, input: object = {}) => {
  const { version } = await read(id);
  const reply = await app.post(actionPath(afterSales, action), { page: 'afterSalesRecords', targets: [{ id, version }], input }, boss);
  const refused = (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code;
  return refused ?? reply.reason ?? (reply.code === replyCodes.ok ? 'done' : JSON.stringify(reply));
};
const outboundOf = async (id: number) => {
  const { outboundNo } = await read(id);
  return (await app.db.selectFrom('outbound').select('id').where('outbound_no', '=', String(outboundNo)).executeTakeFirstOrThrow()).id;
};
const line = async (order: number) => ((await desk.order(order))['lines'] as readonly Row[])[0]!;
/** Pieces of the order's SKU on hold in its warehouse, and those that its receipt counts as judged. */
const hold = async (order: number) => {
  const { rows } = await sql<{ held: number; judged: number }>`
    select (select coalesce(sum(b.qty), 0)::integer from stock_balance b where b.warehouse = o.warehouse and b.sku = n.sku
      and b.status = 'qc_hold') as held, l.judged_qty as judged
    from purchase_order o join purchase_order_lines n on n.record_id = o.id join receipt_lines l on l.po_no = o.order_no
    where o.id = ${order}`.execute(app.db);
  return rows[0]!;
};

/** A rejected lot of 40 at 10.00, on hold, of which 15 are to be exchanged. */
async function exchanged(): Promise<{ readonly order: number; readonly record: number }> {
  const order = await desk.sentOrder(40, 'DDP');
  for (const done of [
    await desk.replied(order, { qty: 40 }, 'acceptAll'),
    await desk.shipped(order, 40),
    await desk.received(order, 0, 40),
  ])
    expect(done).toBe('done');
  const { no: sourceNo } = await desk.rejected(order, 0);
  const values = {
    purchaseOrder: order,
    orderLine: 1,
    source: 'inspection',
    sourceNo,
    cause: await causeNamed(app.db),
    type: 'exchange',
    qty: 15,
  };
  const reply = await app.post(recordPath(afterSales, 'add'), { page: 'afterSalesRecords', values }, boss);
  const record = (reply.data as Row).id;
  expect([await step(record, 'agree'), await step(record, 'sendBack')]).toEqual(['done', 'done']);
  return { order, record };
}

it('[R108] a return of pieces on hold that the warehouse cancels leaves them on hold, and they go back the next time', async () => {
  const { order, record } = await exchanged();
  const gone = await hold(order);
  expect([gone.judged, await line(order)]).toMatchObject([15, { blocked_qty: 25, returned_qty: 15, replace_qty: 15, accepted_qty: 0 }]);
  const outbound = await outboundOf(record);
  expect(await place.run(context => cancelOutbound(context, outbound, 'No truck'))).toMatchObject({ ok: true });
  expect(await hold(order)).toEqual({ held: gone.held + 15, judged: 0 });
  expect([await line(order), await read(record)]).toMatchObject([
    { blocked_qty: 40, returned_qty: 0, replace_qty: 0, accepted_qty: 0 },
    { state: 'agreed' },
  ]);
  expect(await step(record, 'sendBack')).toBe('done');
  expect([await hold(order), await line(order)]).toMatchObject([gone, { blocked_qty: 25, returned_qty: 15, accepted_qty: 0 }]);
});

it('[R108] pieces that went back from hold are owed (E1) once others have come in their place at no price', async () => {
  const { order, record } = await exchanged();
  const outbound = await outboundOf(record);
  const left = await place.run(context =>
    shipPieces(context, { outboundId: outbound, idemKey: `held:${outbound}`, items: [{ lineNo: 1, qty: 15 }] }),
  );
  expect(left).toMatchObject({ ok: true });
  expect([await step(record, 'supplierGot'), await step(record, 'reship', { requiredDate: '2026-08-01' })]).toEqual(['done', 'done']);
  const replacement = await desk.order(Number((await read(record))['replaceOrder']));
  expect(await line(order)).toMatchObject({ blocked_qty: 25, returned_qty: 15, accepted_qty: 0 });
  await sql`update purchase_order set state = 'producing' where id = ${replacement.id}`.execute(app.db);
  await sql`update purchase_order_lines set received_qty = 15, open_qty = 0 where record_id = ${replacement.id}`.execute(app.db);
  const lines = [{ sku: Number((await line(order))['sku']), expectedQty: 15, poNo: String(replacement['order_no']), poLine: 1 }];
  await place.run(async context => {
    const request = { type: 'purchase', sourceNo: 'RPL-HELD', warehouse: place.warehouse, lines } as const;
    const made = await createReceipt(context, request);
    if (!made.ok) throw new Error(made.refusal.code);
    const receipt = { ...made.value, ...request };
    expect([await receiptDone(context, receipt), await replacementReceived(context, receipt)]).toEqual([[], []]);
  });
  expect(await read(record)).toMatchObject({ state: 'done' });
  expect(await line(order)).toMatchObject({ blocked_qty: 25, returned_qty: 15, accepted_qty: 15 });
  const { order_no: memo } = await desk.order(order);
  const { rows } = await sql`
    select event, biz_type, trim_scale(amount)::text as amount from ledger_voucher where memo = ${memo}`.execute(app.db);
  expect(rows).toEqual([{ event: 'e1', biz_type: 'after_sale', amount: '150' }]);
});
