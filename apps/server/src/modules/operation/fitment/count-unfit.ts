import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Days of shipments of which it is counted what came back. */
const days = 90;

/**
 * Counts, of what was shipped of each listing, what came back because it does not fit. Kept, since a list that counts it for its rows
 * passes over all orders of a store for each of them.
 */
export async function countUnfit(database: Kysely<Tables>, now: Date): Promise<void> {
  await sql`
    with back as (
      select r.sales_order, x.order_line, sum(x.qty_auth) as unfit from return_order r join return_order_lines x on x.record_id = r.id
      where r.reason = 'notFit' and r.status not in ('refused', 'cancelled') group by 1, 2
    ), counted as (
      select o.store, n.seller_sku, sum(n.qty - n.cancelled_qty)::integer as shipped, coalesce(sum(b.unfit), 0)::integer as unfit
      from sales_order o join sales_order_lines n on n.record_id = o.id
      left join back b on b.sales_order = o.id and b.order_line = n.line_no + 1
      where o.shipped_at > ${now}::timestamptz - ${days} * interval '1 day'
      group by 1, 2 having sum(n.qty - n.cancelled_qty) > 0
    ), gone as (
      delete from listing_unfit u where not exists (select from counted c where c.store = u.store and c.seller_sku = u.seller_sku)
    )
    insert into listing_unfit (store, seller_sku, shipped, unfit) select store, seller_sku, shipped, unfit from counted
    on conflict (store, seller_sku) do update set shipped = excluded.shipped, unfit = excluded.unfit
      where (listing_unfit.shipped, listing_unfit.unfit) is distinct from (excluded.shipped, excluded.unfit)`.execute(database);
  await sql`
    update listing_fitment t set not_fit_rate = c.rate
    from (select l.id, coalesce(round(100.0 * u.unfit / u.shipped, 2), 0) as rate
      from listing_fitment l left join listing_unfit u on u.store = l.store and u.seller_sku = l.seller_sku) c
    where c.id = t.id and t.not_fit_rate <> c.rate`.execute(database);
}
