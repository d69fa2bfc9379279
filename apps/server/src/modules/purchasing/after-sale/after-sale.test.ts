import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { cancelOutbound } from '../../inventory/outbound/cancel-outbound.ts';
import { shipPieces } from '../../inventory/outbound/ship-pieces.ts';
import { createReceipt } from '../../inventory/receipt/create-receipt.ts';
import { receiptDone } from '../ledger/receipt-done.ts';
import { replacementReceived } from './follow-replacements.ts';
import { returnedCost } from '../order/returned-cost.ts';
import { outboundPlace } from '../../inventory/outbound/testing/outbound-place.ts';
import { linesInForce } from '../delivery/testing/lines-in-force.ts';
import type { Row } from '../reply/testing/sent-order.ts';
import { causeNamed } from './testing/cause-named.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const [minor, critical] = [await causeNamed(app.db), await causeNamed(app.db, 'D101')];
const of = await linesInForce(app, boss);
const place = await outboundPlace(app.db, 'CN-SZ', app.now);
const afterSales = { service: 'purchase-sales-after', path: 'after_sale' };

/** An order in force with 280 of 500 received and accepted, as many of them in stock. */
async function received(more: { readonly invoiced?: number; readonly price?: string } = {}): Promise<number> {
  const order = await of.sent([{ price: more.price ?? '10.1' }]);
  await sql`update purchase_order set state = 'producing', effective_at = ${app.now()} where id = ${order}`.execute(app.db);
  await sql`update purchase_order_lines set shipped_qty = 300, received_qty = 280, accepted_qty = 280, invoiced_qty = ${more.invoiced ?? 0},
    eff_qty = 500, open_qty = 220 where record_id = ${order}`.execute(app.db);
  return order;
}
const line = async (order: number) => ((await of.order(order))['lines'] as readonly Row[])[0]!;
const add = async (purchaseOrder: number, values: object) => {
  const given = { purchaseOrder, orderLine: 1, source: 'receipt', cause: minor, ...values };
  const reply = await app.post(recordPath(afterSales, 'add'), { page: 'afterSalesRecords', values: given }, boss);
  return reply.code === replyCodes.ok ? (reply.data as Row) : reply.reason;
};
const read = async ({ id }: Row) => (await app.get(`${recordPath(afterSales, 'read')}?id=${id}`, boss)).data as Row;
const step = async (row: Row, action: string, input: object = {}) => {
  const { id, version } = await read(row);
  const reply = await app.post(actionPath(afterSales, action), { page: 'afterSalesRecords', targets: [{ id, version }], input }, boss);
  return (
    (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code ??
    reply.reason ??
    (reply.code === replyCodes.ok ? 'done' : JSON.stringify(reply))
  );
};
const outboundOf = async (row: Row) => {
  const { outboundNo } = await read(row);
  return app.db.selectFrom('outbound').select('id').where('outbound_no', '=', String(outboundNo)).executeTakeFirstOrThrow();
};
/** Lets the warehouse send a return,. */
const leave = async (row: Row, qty: number) => {
  const { id } = await outboundOf(row);
  const shipped = await place.run(context => shipPieces(context, { outboundId: id, idemKey: `test:${id}`, items: [{ lineNo: 1, qty }] }));
  expect(shipped.ok).toBe(true);
};
const stock = async (order: number) => place.put(Number((await line(order))['sku']), place.bins[0]!, 100);
const vouchersOf = async (row: Row) => {
  const { rows } = await sql<{ account: string; debit: string; credit: string }>`
    select e.account, trim_scale(e.debit)::text as debit, trim_scale(e.credit)::text as credit
    from ledger_voucher v join ledger_entry e on e.voucher = v.id
    where v.biz_type = 'after_sale' and v.biz_no = ${String((await read(row))['asNo'])} order by e.id`.execute(app.db);
  return rows.map(({ account, debit, credit }) => [account, debit, credit]);
};

it('[R60] is of received pieces, with a photo for bad causes and at most their price back', async () => {
  const order = await received();
  expect(await add(order, { type: 'exchange', qty: 281 })).toBe('ABOVE_RETURNABLE');
  expect(await add(order, { type: 'exchange', qty: 5, cause: critical })).toBe('PHOTO');
  expect(await add(order, { type: 'return_refund', qty: 10, refundAmount: '101.01' })).toBe('ABOVE_PRICE');
  expect(await add(order, { type: 'repair', qty: 10, refundAmount: '1' })).toBe('REFUND_OF_OTHER');
  expect(await add(order, { type: 'exchange', orderLine: 2, qty: 5 })).toBe('NO_SUCH_LINE');
  const made = (await add(order, { type: 'return_refund', qty: 10 })) as Row;
  expect(await read(made)).toMatchObject({
    asNo: expect.stringMatching(/^AS/),
    refundAmount: '101',
    currency: 'CNY',
    state: 'draft',
    daysOpen: expect.any(Number),
  });
});

it('[R61] of 280 received 5 are exchanged: returned, to come again, by an order of their own, and nothing is posted', async () => {
  const order = await received();
  const row = (await add(order, { type: 'exchange', qty: 5 })) as Row;
  expect([await step(row, 'sendBack'), await step(row, 'agree')]).toEqual(['STATE', 'done']);
  expect(await step(row, 'done')).toBe('OTHER_TYPE');
  await stock(order);
  expect(await step(row, 'sendBack', { trackingNo: 'SF1' })).toBe('done');
  expect(await line(order)).toMatchObject({ returned_qty: 5, replace_qty: 5, open_qty: 225, accepted_qty: 280 });
  expect(await step(row, 'supplierGot')).toBe('NOT_LEFT');
  await leave(row, 5);
  expect([await step(row, 'supplierGot'), await step(row, 'refund')]).toEqual(['done', 'OTHER_TYPE']);
  expect(await step(row, 'reship', { requiredDate: '2020-01-01' })).toBe('PAST');
  expect(await step(row, 'reship', { requiredDate: '2026-12-20' })).toBe('done');
  expect(await line(order)).toMatchObject({ returned_qty: 5, replace_qty: 0, open_qty: 220 });
  const { replaceOrder } = await read(row);
  const replacement = await of.order(Number(replaceOrder));
  expect(replacement).toMatchObject({ type: 'rpl', state: 'draft', lines: [{ qty: 5, price: '0', open_qty: 5 }] });
  const cost = await place.run(({ transaction }) => returnedCost(transaction, replacement));
  const left = await app.db
    .selectFrom('outbound_lines')
    .select('cost_value')
    .where('record_id', '=', (await outboundOf(row)).id)
    .executeTakeFirstOrThrow();
  expect(5 * Number(cost)).toBeCloseTo(Number(left.cost_value), 3);
  expect(await vouchersOf(row)).toEqual([]);

  await sql`update purchase_order set state = 'producing' where id = ${replacement.id}`.execute(app.db);
  await sql`update purchase_order_lines set received_qty = 5, open_qty = 0 where record_id = ${replacement.id}`.execute(app.db);
  const lines = [{ sku: Number((await line(order))['sku']), expectedQty: 5, poNo: String(replacement['order_no']), poLine: 1 }];
  await place.run(async context => {
    const request = { type: 'purchase', sourceNo: 'RPL-TEST', warehouse: place.warehouse, lines } as const;
    const made = await createReceipt(context, request);
    if (!made.ok) throw new Error(made.refusal.code);
    const receipt = { ...made.value, ...request };
    await receiptDone(context, receipt);
    await replacementReceived(context, receipt);
  });
  expect(await read(row)).toMatchObject({ state: 'done', sentBackQty: 5, reshippedQty: 5, endedOn: expect.any(String) });
});

it('[R61] 10 pieces of 10.10 go back after their invoice: 101.00 payable less, with stock and tax', async () => {
  const order = await received({ invoiced: 280 });
  const { tax_rate: rate } = await app.db.selectFrom('purchase_order').select('tax_rate').where('id', '=', order).executeTakeFirstOrThrow();
  await sql`update purchase_order set tax_rate = 13, price_incl_tax = true where id = ${order}`.execute(app.db);
  expect(rate).toBeDefined();
  const row = (await add(order, { type: 'return_refund', qty: 10 })) as Row;
  await stock(order);
  expect([await step(row, 'agree'), await step(row, 'sendBack')]).toEqual(['done', 'done']);
  expect(await line(order)).toMatchObject({ returned_qty: 10, replace_qty: 0, accepted_qty: 270, invoiced_qty: 270, open_qty: 220 });
  await leave(row, 10);
  expect([await step(row, 'supplierGot'), await step(row, 'reship', { requiredDate: '2026-12-20' })]).toEqual(['done', 'OTHER_TYPE']);
  expect([await step(row, 'refund'), await step(row, 'refund')]).toEqual(['done', 'STATE']);
  expect(await vouchersOf(row)).toEqual([
    ['ap', '101', '0'],
    ['stock', '0', '89.38'],
    ['input_tax', '0', '11.62'],
  ]);
});

it('[R61] before their invoice, pieces that go back are owed no more as unbilled goods', async () => {
  const order = await received({ price: '10' });
  await sql`update purchase_order set tax_rate = 0 where id = ${order}`.execute(app.db);
  const row = (await add(order, { type: 'return_refund', qty: 10 })) as Row;
  await stock(order);
  expect([await step(row, 'agree'), await step(row, 'sendBack')]).toEqual(['done', 'done']);
  await leave(row, 10);
  expect([await step(row, 'supplierGot'), await step(row, 'refund')]).toEqual(['done', 'done']);
  expect(await vouchersOf(row)).toEqual([
    ['grir', '100', '0'],
    ['stock', '0', '100'],
  ]);
});

it('[R61] a return that the warehouse cancels is agreed as before; without stock there is none', async () => {
  const order = await received();
  await sql`update purchase_order_lines set qty = 9000, received_qty = 9000, accepted_qty = 9000 where record_id = ${order}`.execute(
    app.db,
  );
  const row = (await add(order, { type: 'return_refund', qty: 9000 })) as Row;
  expect([await step(row, 'agree'), await step(row, 'sendBack')]).toEqual(['done', 'ATP_SHORT']);
  expect(await line(order)).toMatchObject({ returned_qty: 0, accepted_qty: 9000 });
  const other = (await add(order, { type: 'exchange', qty: 2 })) as Row;
  await stock(order);
  expect([await step(other, 'agree'), await step(other, 'sendBack')]).toEqual(['done', 'done']);
  const { id } = await outboundOf(other);
  expect(await place.run(context => cancelOutbound(context, id, 'The truck is full'))).toMatchObject({ ok: true });
  expect(await line(order)).toMatchObject({ returned_qty: 0, replace_qty: 0, open_qty: 0 });
  expect(await read(other)).toMatchObject({ state: 'agreed' });
  expect([
    await step(other, 'refuse', { refuseReason: 'They insist on a credit' }),
    await step(row, 'void', { voidReason: 'Twice' }),
  ]).toEqual(['done', 'done']);
});

it('[R60a] a credit is done once it is agreed, and drafts the deduction that takes it off', async () => {
  const order = await received();
  const row = (await add(order, { type: 'credit', qty: 20, refundAmount: '40', matter: 'Scratches' })) as Row;
  expect([await step(row, 'agree'), await step(row, 'sendBack'), await step(row, 'done')]).toEqual(['done', 'OTHER_TYPE', 'done']);
  const { asNo } = await read(row);
  const { rows } = await sql`select type, amount::text, state, reason from deduction where source_no = ${String(asNo)}`.execute(app.db);
  expect(rows).toEqual([{ type: 'other', amount: '40.000', state: 'draft', reason: 'Scratches' }]);
});

it('[R61] what is exchanged is paid as before, by the receipts that come behind it too', async () => {
  const order = await received();
  const row = (await add(order, { type: 'exchange', qty: 5 })) as Row;
  await stock(order);
  expect([await step(row, 'agree'), await step(row, 'sendBack')]).toEqual(['done', 'done']);
  const { order_no: poNo } = await of.order(order);
  const lines = [{ sku: Number((await line(order))['sku']), expectedQty: 20, poNo: String(poNo), poLine: 1 }];
  await sql`update purchase_order_lines set received_qty = 300 where record_id = ${order}`.execute(app.db);
  await place.run(async context => {
    const request = { type: 'purchase', sourceNo: 'LATER-TEST', warehouse: place.warehouse, lines } as const;
    const made = await createReceipt(context, request);
    if (!made.ok) throw new Error(made.refusal.code);
    await sql`update receipt_lines set good_qty = 20 where record_id = ${made.value.id}`.execute(context.transaction);
    await receiptDone(context, { ...made.value, ...request });
  });
  expect(await line(order)).toMatchObject({ received_qty: 300, returned_qty: 5, accepted_qty: 300 });
});
