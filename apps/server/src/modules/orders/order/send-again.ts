import type { Refusal } from '@axle/kernel';
import { linesIn, type RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import type { OrderRow } from './on-order.ts';
import { orderRefusals } from './order-refusals.ts';

const copied = 'platform store site buyerName email phone receiver line1 line2 city state postcode country currency'.split(' ');

/** Pieces of a SKU that a buyer gets once more. */
export interface PieceAgain {
  readonly sku: number;
  readonly qty: number;
}

/** What is sent again of an order, and by which after-sale document. */
export interface SendingAgain {
  readonly afterSaleNo: string;
  readonly pieces: readonly PieceAgain[];
  readonly shipService?: unknown;
  readonly reason?: unknown;
}

type OwnParts = RecordParts & { readonly database: Transaction<Tables> };

/** What an order has of each SKU, as its lines have it. */
export async function orderedAgain(database: Transaction<Tables>, order: number): Promise<readonly PieceAgain[]> {
  const { rows } = await sql<PieceAgain>`
    select sku, sum(qty)::integer as qty from sales_order_piece where sales_order = ${order}
    group by sku order by min(line_no), sku`.execute(database);
  return rows;
}

/**
 * Makes the order that sends pieces of a shipped order again, for nothing, to the same address (oms.md, orderList); answers its id and
 * number, or why there is none. `parts` are those of the order list.
 */
export async function sendAgain(
  parts: OwnParts,
  order: OrderRow,
  { afterSaleNo, pieces, shipService = 'standard', reason }: SendingAgain,
): Promise<{ readonly id: number; readonly orderNo: string } | Refusal> {
  const { database } = parts;
  if (order.kind === 'fba') return orderRefusals.fba;
  if (order.status !== 'shipped' && order.status !== 'delivered') return orderRefusals.moved;
  const held = await orderedAgain(database, order.id);
  const isHeld = ({ sku, qty }: PieceAgain) => held.some(one => one.sku === sku && one.qty >= qty);
  if (pieces.length === 0 || !pieces.every(isHeld)) return orderRefusals.nothingShipped;
  const values: RecordValues = {
    ...Object.fromEntries(copied.map(key => [key, order[key]])),
    kind: 'resend',
    platformOrderId: await nextResend(database, order),
    afterSaleNo,
    shipService,
    sellerNote: reason,
    lines: pieces.map(({ sku, qty }, at) => ({
      platformLineId: String(at + 1),
      sku,
      qty,
      unitPrice: '0',
      vehicle: linesIn(order, 'lines')[0]?.['vehicle'],
    })),
  };
  const [made] = await insertRows(database, parts, [values], { action: 'add' });
  const { rows } = await sql<{ orderNo: string }>`
    update sales_order o set buyer_key = b.buyer_key, address_hash = b.address_hash from sales_order b
    where o.id = ${made!.id} and b.id = ${order.id} returning o.order_no as "orderNo"`.execute(database);
  return { id: made!.id, orderNo: rows[0]!.orderNo };
}

/** The number of the next order that sends something of this one again. */
async function nextResend(database: Transaction<Tables>, order: OrderRow): Promise<string> {
  const base = String(order['platformOrderId']).slice(0, 60);
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer + 1 as n from sales_order where platform = ${order['platform']} and store = ${order['store']}
    and kind = 'resend' and platform_order_id like ${`${base.replace(/[\\%_]/g, '\\$&')}-R%`}`.execute(database);
  return `${base}-R${rows[0]!.n}`;
}
