import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** What platforms and orders say of a listing. */
export interface ChannelFacts {
  readonly units7: number;
  readonly units30: number;
  readonly channelQty: number | null;
  readonly fulfillable: number | null;
  readonly inbound: number | null;
  readonly fbaReserved: number | null;
  readonly unfulfillable: number | null;
}

/**
 * Reads what was ordered of listings in 7 and 30 days (of Amazon's by its reports where these say more), what their channels show, and
 * Amazon's newest report of stock.
 */
export async function channelFacts(
  database: Kysely<Tables>,
  now: Date,
  ptSkus: readonly number[],
): Promise<ReadonlyMap<number, ChannelFacts>> {
  const { rows } = await sql<ChannelFacts & { id: number }>`
    with ordered as (
      select i.pt_sku, sum(i.qty - i.cancelled_qty) as u30,
        sum(i.qty - i.cancelled_qty) filter (where o.purchase_at > ${now}::timestamptz - interval '7 days') as u7
      from sales_order o join sales_order_lines i on i.record_id = o.id
      where o.purchase_at > ${now}::timestamptz - interval '30 days' and o.status not in ('cancelled', 'merged', 'split')
        and o.kind not in ('resend', 'sample') and i.pt_sku = any(${ptSkus}::bigint[]) group by i.pt_sku),
    reported as (
      select a.store, a.site, a.msku, sum(a.units) as u30, sum(a.units) filter (where a.snapshot_date > ${now}::date - 7) as u7
      from amazon_listing a where a.snapshot_date > ${now}::date - 30 group by a.store, a.site, a.msku),
    newest as (
      select f.* from (select distinct store, site from store_site) w
      cross join lateral (select max(x.snapshot_at) as day from fba_stock x
        where x.store = w.store and x.site = w.site and x.country is null) d
      join fba_stock f on f.store = w.store and f.site = w.site and f.snapshot_at = d.day and f.country is null),
    channel as (
      select l.pt_sku, sum(l.qty)::integer as qty from platform_listing l
      where l.pt_sku = any(${ptSkus}::bigint[]) and l.state <> 'ended' group by l.pt_sku)
    select p.id, greatest(coalesce(o.u7, 0), coalesce(r.u7, 0))::integer as "units7",
      greatest(coalesce(o.u30, 0), coalesce(r.u30, 0))::integer as "units30", c.qty as "channelQty", n.fulfillable,
      case when n.id is not null then coalesce(n.inbound_working, 0) + coalesce(n.inbound_shipped, 0) + coalesce(n.inbound_receiving, 0)
        end as inbound, n.reserved as "fbaReserved", n.unfulfillable
    from pt_sku p left join ordered o on o.pt_sku = p.id left join channel c on c.pt_sku = p.id
    left join reported r on r.store = p.store and r.site = p.site and r.msku = p.seller_sku
    left join newest n on n.store = p.store and n.site = p.site and n.msku = p.seller_sku
    where p.id = any(${ptSkus}::bigint[])`.execute(database);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}
