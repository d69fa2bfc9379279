import { linesIn, type RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import type { LedgerContext } from '../../inventory/stock/stock-ledger.ts';
import { changingOrders } from './changing-orders.ts';
import type { OrderRow } from './on-order.ts';
import { orderRefusals } from './order-refusals.ts';
import { withNote } from './note-orders.ts';

const copied = 'platform store site buyerName email phone receiver line1 line2 city state postcode country currency'.split(' ');

/** What is sent again: all pieces of an order, or so many of one SKU; undefined where it never had so many. */
async function piecesOf({ transaction }: LedgerContext, order: number, { sku, qty }: RecordValues) {
  const { rows } = await sql<{ sku: number; qty: number }>`
    select sku, sum(qty)::integer as qty from sales_order_piece where sales_order = ${order}
    group by sku order by min(line_no), sku`.execute(transaction);
  if (sku === undefined) return rows.length > 0 ? rows : undefined;
  const held = rows.find(piece => piece.sku === sku);
  const wanted = qty === undefined ? held?.qty : Number(qty);
  return held && wanted !== undefined && wanted <= held.qty ? [{ sku: held.sku, qty: wanted }] : undefined;
}

/** Sends parts of a shipped order again, for nothing: a new order with the number of the after-sale document (oms.md, orderList). */
export const resendOrder: ActionHandler = changingOrders(
  async (context, order, input, parts) => {
    const pieces = await piecesOf(context, order.id, input);
    if (!pieces) return orderRefusals.nothingShipped;
    const platformOrderId = await nextResend(context, order);
    const [made] = await insertRows(
      parts.database,
      parts,
      [
        {
          ...Object.fromEntries(copied.map(key => [key, order[key]])),
          kind: 'resend',
          platformOrderId,
          afterSaleNo: input['afterSaleNo'],
          shipService: input['shipService'],
          sellerNote: input['reason'],
          lines: pieces.map(({ sku, qty }, at) => ({
            platformLineId: String(at + 1),
            sku,
            qty,
            unitPrice: '0',
            vehicle: linesIn(order, 'lines')[0]?.['vehicle'],
          })),
        },
      ],
      { action: 'add' },
    );
    await sql`
      update sales_order o set buyer_key = b.buyer_key, address_hash = b.address_hash from sales_order b
      where o.id = ${made!.id} and b.id = ${order.id}`.execute(parts.database);
    const { orderNo } = (await parts.database
      .selectFrom('sales_order')
      .select('order_no as orderNo')
      .where('id', '=', made!.id)
      .executeTakeFirst())!;
    const words = {
      zh: `补发 ${orderNo}（${String(input['afterSaleNo'])}）`,
      en: `Sent again by ${orderNo} (${String(input['afterSaleNo'])})`,
    };
    return withNote(order, words, parts.caller.language, context.now);
  },
  ['shipped', 'delivered'],
);

/** The number of the next order that sends something of this one again. */
async function nextResend({ transaction }: LedgerContext, order: OrderRow): Promise<string> {
  const base = String(order['platformOrderId']).slice(0, 60);
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer + 1 as n from sales_order where platform = ${order['platform']} and store = ${order['store']}
    and kind = 'resend' and platform_order_id like ${`${base.replace(/[\\%_]/g, '\\$&')}-R%`}`.execute(transaction);
  return `${base}-R${rows[0]!.n}`;
}
