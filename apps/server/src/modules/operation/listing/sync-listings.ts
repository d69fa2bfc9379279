import { businessDay } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { countOrders } from './count-orders.ts';
import { countTraffic } from './count-traffic.ts';

/**
 * Takes over what is offered on all platforms: Amazon's latest snapshots, our listings on PartsGeek, and the PT SKUs of eBay and Walmart,
 * whose other figures come with imported reports. Then counts stock and orders of each.
 */
export async function syncListings(database: Kysely<Tables>, now: Date): Promise<void> {
  await takeAmazon(database, now);
  await takePartsGeek(database, now);
  await takeOthers(database, now);
  await countOrders(database, now);
  await countTraffic(database, now);
  await fillSkus(database, businessDay(now));
  await countStock(database);
}

const takeAmazon = (database: Kysely<Tables>, now: Date) =>
  sql`
  insert into platform_listing as l (platform, store, site, pt_sku, sku, listing_id, title, brand, price, currency, qty, available,
    fulfilment, state, buy_box, rating, reviews, fitment_count, image_count, synced_at)
  select distinct on (a.store, a.site, a.asin, p.id) 'amazon', a.store, a.site, p.id, a.sku, a.asin, a.title, a.brand,
    nullif(a.price, 0), i.currency, a.stock, a.stock, a.fulfilment,
    case a.listing_status when 'active' then 'active' when 'suppressed' then 'suppressed' when 'stranded' then 'error'
      when 'incomplete' then 'draft' when 'deleted' then 'ended' else 'inactive' end,
    a.buy_box, a.rating, a.reviews, a.fitment_count, a.images, ${now}::timestamptz
  from amazon_listing a join site i on i.id = a.site
  left join pt_sku p on p.store = a.store and p.site = a.site and p.seller_sku = a.msku where a.latest
  on conflict (store, site, listing_id, pt_sku) do update set sku = excluded.sku, title = excluded.title, brand = excluded.brand,
    price = excluded.price, currency = excluded.currency, qty = excluded.qty, available = excluded.available, state = excluded.state,
    buy_box = excluded.buy_box, rating = excluded.rating, reviews = excluded.reviews, fitment_count = excluded.fitment_count,
    image_count = excluded.image_count, synced_at = excluded.synced_at`.execute(database);

const takePartsGeek = (database: Kysely<Tables>, now: Date) =>
  sql`
  insert into platform_listing as l (platform, store, site, pt_sku, sku, listing_id, title, brand, price, map_price, currency, qty,
    available, fulfilment, state, fitment_count, image_count, synced_at)
  select distinct on (g.store, s.site, g.part_number_key, g.pt_sku) 'partsgeek', g.store, s.site, g.pt_sku, g.sku, g.part_number_key,
    g.title, g.brand_name,
    g.price, g.map_price, 'USD', g.qty,
    g.available, 'fbm', g.state, g.fitment_count, g.image_count, ${now}::timestamptz
  from parts_geek_listing_list g
  join lateral (select site from store_site where store = g.store and status = 1 order by id limit 1) s on true
  on conflict (store, site, listing_id, pt_sku) do update set sku = excluded.sku, title = excluded.title, brand = excluded.brand,
    price = excluded.price, map_price = excluded.map_price, qty = excluded.qty, available = excluded.available, state = excluded.state,
    fitment_count = excluded.fitment_count, image_count = excluded.image_count, synced_at = excluded.synced_at`.execute(database);

const takeOthers = (database: Kysely<Tables>, now: Date) =>
  sql`
  insert into platform_listing as l (platform, store, site, pt_sku, listing_id, title, currency, fulfilment, state, owner, synced_at)
  select t.platform, p.store, p.site, p.id, coalesce(p.item_id, p.seller_sku), p.title, i.currency,
    case when p.fulfilment in ('fba', 'wfs') then p.fulfilment else 'fbm' end,
    case p.listing_status when 'active' then 'active' when 'suppressed' then 'suppressed' when 'deleted' then 'ended'
      when 'incomplete' then 'draft' when 'stranded' then 'error' else 'inactive' end, p.manager, ${now}::timestamptz
  from pt_sku p join store t on t.id = p.store and t.platform in ('ebay', 'walmart') join site i on i.id = p.site where p.status = 1
  on conflict (store, site, listing_id, pt_sku) do update set currency = excluded.currency, synced_at = excluded.synced_at`.execute(
    database,
  );

/** The one SKU that a PT SKU is mapped to, where a listing has none. */
const fillSkus = (database: Kysely<Tables>, day: string) =>
  sql`
  update platform_listing t set sku = c.sku, available = pool_available(t.store, c.sku),
    fitment_count = coalesce(t.fitment_count, (select count(*) from fitment f where f.sku = c.sku and f.status = 1)::integer),
    image_count = coalesce(t.image_count, (select json_array_length(k.images) from sku k where k.id = c.sku))
  from (select l.id, min(m.sku) as sku from platform_listing l join pt_sku p on p.id = l.pt_sku
      cross join lateral maps_in_force(p.store, p.site, p.seller_sku, ${day}::date) f join sku_map_lines m on m.record_id = f.id
      where l.sku is null group by l.id having count(*) = 1) c
  where c.id = t.id`.execute(database);

/** What is free for listings whose platform does not say it. */
const countStock = (database: Kysely<Tables>) =>
  sql`
  update platform_listing t set available = c.free
  from (select id, pool_available(store, sku) as free from platform_listing where platform in ('ebay', 'walmart') and sku is not null) c
  where c.id = t.id and t.available is distinct from c.free`.execute(database);
