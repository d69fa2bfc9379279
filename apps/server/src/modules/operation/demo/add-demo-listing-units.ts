import { sql } from 'kysely';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { countOrders } from '../listing/count-orders.ts';

/**
 * Brings the reports of the platforms in line with the demo's orders, now that all of them are there: what Amazon says was ordered of a
 * listing on a day, the units of thirty days, and the sessions that eBay and Walmart report with them.
 */
export const addDemoListingUnits = demoStep(
  'listingUnits',
  ['platformListings', 'pastSales', 'shippedOrders', 'orderMerges'],
  async ({ transaction, now }) => {
    await sql`
      with ordered as (
        select l.pt_sku, (o.purchase_at at time zone 'UTC')::date as day, sum(l.qty - l.cancelled_qty)::integer as units
        from sales_order o join sales_order_lines l on l.record_id = o.id
        where o.platform = 'amazon' and o.purchase_at > ${now}::timestamptz - interval '92 days' and l.pt_sku is not null
          and o.status not in ('cancelled', 'merged', 'split') group by 1, 2
      ), reported as (
        select a.id, a.units, p.id as pt_sku, a.snapshot_date as day from amazon_listing a
        join pt_sku p on p.store = a.store and p.site = a.site and p.seller_sku = a.msku
      ), right_ones as (
        select r.id, coalesce(o.units, 0) as units from reported r left join ordered o on o.pt_sku = r.pt_sku and o.day = r.day
        where r.units <> coalesce(o.units, 0)
      )
      update amazon_listing a set units = r.units from right_ones r where r.id = a.id`.execute(transaction);
    await countOrders(transaction, now);
    await sql`
      update platform_listing t set sessions30 = n.sessions, conversion30 = round(t.units30 * 100.0 / n.sessions, 2)
      from (select id, greatest(units30 * (9 + id % 12), 20)::integer as sessions from platform_listing) n
      where n.id = t.id and t.price is not null and t.platform in ('ebay', 'walmart')`.execute(transaction);
  },
);
