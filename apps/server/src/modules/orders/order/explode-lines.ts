import type { LocalDate } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Writes the pieces that lines of orders are made of, by the maps in force on a day, for those lines that have none yet. */
export const explodeLines = async (database: Kysely<Tables>, orders: readonly number[], day: LocalDate): Promise<void> => {
  await sql`
    insert into sales_order_piece (sales_order, line_no, sku, qty)
    select o.id, l.line_no, p.sku, p.qty
    from sales_order o join sales_order_lines l on l.record_id = o.id left join pt_sku k on k.id = l.pt_sku
    cross join lateral pieces_of_sale(o.store, coalesce(k.site, o.site), l.seller_sku, l.sku, l.qty - l.cancelled_qty, ${day}::date) p
    where o.id = any(${orders}::bigint[]) and l.qty > l.cancelled_qty
      and not exists (select from sales_order_piece e where e.sales_order = o.id and e.line_no = l.line_no)
    order by o.id, l.line_no, p.sku
    on conflict do nothing`.execute(database);
};

/** The seller SKU of the first line of an order that no pieces are known of; undefined where all are. */
export async function unmappedLine(database: Kysely<Tables>, order: number): Promise<string | undefined> {
  const { rows } = await sql<{ sellerSku: string }>`
    select l.seller_sku as "sellerSku" from sales_order_lines l where l.record_id = ${order} and l.qty > l.cancelled_qty
      and not exists (select from sales_order_piece p where p.sales_order = l.record_id and p.line_no = l.line_no)
    order by l.line_no limit 1`.execute(database);
  return rows[0]?.sellerSku;
}
