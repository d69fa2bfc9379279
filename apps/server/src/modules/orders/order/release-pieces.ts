import { sql } from 'kysely';
import { lockItems } from '../../inventory/stock/lock-items.ts';
import { type LedgerContext, stockLedger } from '../../inventory/stock/stock-ledger.ts';

/**
 * Gives back what is reserved for an order and lets its pieces forget the warehouses that were chosen; nothing of it may be picked any
 * more.
 */
export async function releasePieces(context: LedgerContext, order: number): Promise<void> {
  const { transaction } = context;
  const { rows: reserved } = await sql<{ no: string; warehouse: number; sku: number; open: number }>`
    select r.reservation_no as no, r.warehouse, r.sku, r.qty_open as open
    from sales_order_piece p join stock_reservation r on r.reservation_no = p.reservation_no
    where p.sales_order = ${order} and r.qty_open > 0 order by r.warehouse, r.sku`.execute(transaction);
  if (reserved.length > 0) await lockItems(transaction, reserved);
  const ledger = stockLedger(context);
  for (const { no, open } of reserved) {
    const reply = await ledger.release({ reservationNo: no, qty: open });
    if (!reply.ok) throw new Error(`${no}: ${reply.refusal.code}`);
  }
  await sql`
    with gone as (
      delete from sales_order_piece where sales_order = ${order} and shipped_qty = 0 and warehouse is not null
      returning line_no, sku, qty
    )
    insert into sales_order_piece (sales_order, line_no, sku, qty)
    select ${order}, line_no, sku, sum(qty) from gone group by line_no, sku
    on conflict (sales_order, line_no, sku, warehouse) do update set qty = sales_order_piece.qty + excluded.qty`.execute(transaction);
}

/** Whether anything is reserved for an order. */
export async function isReserved({ transaction }: Pick<LedgerContext, 'transaction'>, order: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from sales_order_piece p join stock_reservation r on r.reservation_no = p.reservation_no
      where p.sales_order = ${order} and r.qty_open > 0) as found`.execute(transaction);
  return rows[0]!.found;
}
