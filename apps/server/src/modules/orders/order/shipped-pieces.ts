import { allocate, type Decimal } from '@axle/kernel';
import type { OrderStatus } from '@axle/orders';
import { sql } from 'kysely';
import { asDecimal } from '../../inventory/stock/read-view.ts';
import type { LockedOutbound } from '../../inventory/outbound/lock-outbound.ts';
import type { ShippedItem } from '../../inventory/outbound/outbound-followers.ts';
import type { LedgerContext } from '../../inventory/stock/stock-ledger.ts';

/** A sales order of which something leaves, locked. */
export interface LockedOrder {
  readonly id: number;
  readonly orderNo: string;
  readonly status: OrderStatus;
}

/** The sales order that an outbound order was made from, locked; undefined where we keep none of that number. */
export async function lockOrder({ transaction }: LedgerContext, sourceNo: string): Promise<LockedOrder | undefined> {
  const { rows } = await sql<LockedOrder>`
    select id, order_no as "orderNo", status from sales_order where order_no = ${sourceNo} for update`.execute(transaction);
  return rows[0];
}

/** Pieces of an order that left, or that came back by a reversal: then `qty` and `value` are below zero. */
export interface MovedPiece {
  readonly id: number;
  readonly salesOrder: number;
  readonly lineNo: number;
  readonly sku: number;
  readonly qty: number;
  readonly value: Decimal;
}

interface Piece extends Omit<MovedPiece, 'qty' | 'value'> {
  readonly room: number;
}

/** Deals what moved of one line of the outbound to the pieces of the order, its value by their number. */
function dealt(pieces: readonly Piece[], { qty, value }: ShippedItem, taken: Map<number, number>): readonly MovedPiece[] {
  let left = qty;
  const moved: (Piece & { readonly qty: number })[] = [];
  for (const piece of pieces) {
    const own = Math.min(left, piece.room - (taken.get(piece.id) ?? 0));
    if (own <= 0) continue;
    taken.set(piece.id, (taken.get(piece.id) ?? 0) + own);
    left -= own;
    moved.push({ ...piece, qty: own });
  }
  const shares = allocate(
    asDecimal(value),
    moved.map(piece => String(piece.qty) as Decimal),
    4,
  );
  if (!shares.ok) throw new Error(shares.refusal.code);
  return moved.map(({ room: _, ...piece }, at) => ({ ...piece, value: shares.value[at]! }));
}

/**
 * Notes on the pieces of an order, and of those merged into it, what left its warehouse by an outbound order, with its cost; or that it is
 * back. Answers what moved, piece by piece.
 */
export async function noteShipped(
  { transaction }: LedgerContext,
  order: LockedOrder,
  { warehouse, lines }: LockedOutbound,
  items: readonly ShippedItem[],
  sign: 1 | -1,
): Promise<readonly MovedPiece[]> {
  const moved: MovedPiece[] = [];
  const taken = new Map<number, number>();
  for (const item of items) {
    const no = lines.find(({ lineNo }) => lineNo === item.lineNo)?.reservationNo ?? null;
    const { rows } = await sql<Piece>`
      select p.id, p.sales_order as "salesOrder", p.line_no as "lineNo", p.sku,
        ${sign > 0 ? sql`p.qty - p.shipped_qty` : sql`p.shipped_qty`} as room
      from sales_order_piece p join sales_order o on o.id = p.sales_order
      where (o.id = ${order.id} or o.merged_into = ${order.id}) and p.warehouse = ${warehouse} and p.sku = ${item.sku}
      order by p.reservation_no is distinct from ${no}::text, p.id`.execute(transaction);
    moved.push(...dealt(rows, item, taken));
  }
  await sql`
    update sales_order_piece p set shipped_qty = p.shipped_qty + ${sign} * g.qty,
      cost_value = nullif(greatest(0, coalesce(p.cost_value, 0) + ${sign} * g.value), 0)
    from (select id, sum(qty)::integer as qty, sum(value) as value
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as x (id bigint, qty integer, value numeric) group by id) g
    where g.id = p.id`.execute(transaction);
  return moved.map(piece => ({ ...piece, qty: sign * piece.qty }));
}
