import { sql } from 'kysely';
import { lockItems } from '../../inventory/stock/lock-items.ts';
import { type LedgerContext, stockLedger } from '../../inventory/stock/stock-ledger.ts';

interface Held {
  readonly reservation_no: string;
  readonly warehouse: number;
  readonly sku: number;
  readonly qty_open: number;
}

/**
 * Gives back what is reserved for orders and for those merged into them, and takes their pieces out of their warehouses: what was divided
 * is one piece again. What has shipped stays as it is.
 */
export async function releaseOrders(context: LedgerContext, ids: readonly number[]): Promise<void> {
  const { transaction } = context;
  const own = sql`(select id from sales_order where id = any(${[...ids]}::bigint[]) or merged_into = any(${[...ids]}::bigint[]))`;
  const { rows: held } = await sql<Held>`
    select r.reservation_no, r.warehouse, r.sku, r.qty_open from sales_order_piece p
    join stock_reservation r on r.reservation_no = p.reservation_no where p.sales_order in ${own} and p.shipped_qty = 0`.execute(
    transaction,
  );
  await lockItems(transaction, held);
  const ledger = stockLedger(context);
  for (const { reservation_no: reservationNo, qty_open: qty } of held) {
    const reply = qty > 0 ? await ledger.release({ reservationNo, qty }) : undefined;
    if (reply?.ok === false) throw new Error(`${reservationNo}: ${reply.refusal.code}`);
  }
  await sql`
    with gone as (
      delete from sales_order_piece where sales_order in ${own} and shipped_qty = 0 returning *)
    insert into sales_order_piece (sales_order, line_no, sku, qty)
    select sales_order, line_no, sku, sum(qty)::integer from gone group by sales_order, line_no, sku
    order by sales_order, line_no, sku`.execute(transaction);
}
