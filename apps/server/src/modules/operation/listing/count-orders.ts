import { businessDay } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Units of thirty days by orders; of Amazon's listings by its reports where there are no orders of them. */
export const countOrders = (database: Kysely<Tables>, now: Date) =>
  sql`
  update platform_listing t set units30 = c.units
  from (select l.id, greatest(coalesce((select sum(i.qty - i.cancelled_qty) from sales_order_lines i
        join sales_order o on o.id = i.record_id and o.purchase_at > ${now}::timestamptz - interval '30 days'
          and o.status not in ('cancelled', 'merged') where i.pt_sku = l.pt_sku), 0),
      coalesce((select sum(a.units) from amazon_listing a join pt_sku p on p.id = l.pt_sku and p.seller_sku = a.msku
        where a.store = l.store and a.site = l.site and a.snapshot_date > ${businessDay(now)}::date - 30), 0))::integer as units
    from platform_listing l) c where c.id = t.id and t.units30 <> c.units`.execute(database);
