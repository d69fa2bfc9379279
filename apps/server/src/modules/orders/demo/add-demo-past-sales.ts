import { sql } from 'kysely';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import { keepTracking, planOfOrders } from '../confirmation/plan-of-orders.ts';
import { pastSource } from '../../inventory/demo/ship-past-sales.ts';
import { dealOn } from '../../catalog/demo/demo-sales-season.ts';
import { datePast } from './date-past.ts';
import type { SoldListing } from './demo-listings-sold.ts';
import { demoOrderBuyers } from './demo-order-buyers.ts';
import { demoSale } from './demo-sale.ts';

const [day, hour] = [86_400_000, 3_600_000] as const;

interface Sent {
  readonly id: number;
  readonly boughtAt: string;
  readonly shippedAt: string;
  readonly lines: readonly { readonly sku: number; readonly qty: number }[];
  readonly listings: readonly SoldListing[];
}

/** What left for customers in the past months, with the listing of each line at the shop that sold it. */
async function sentBefore({ transaction }: Demo): Promise<readonly Sent[]> {
  const { rows } = await sql<Sent>`
    with offered as (
      select distinct on (p.store, c.sku) p.store, c.sku, jsonb_build_object('id', p.id, 'sellerSku', p.seller_sku,
        'title', coalesce(p.title, p.seller_sku), 'store', p.store, 'site', p.site, 'platform', s.platform, 'fulfilment', p.fulfilment,
        'country', i.country, 'iso2', k.iso2, 'currency', i.currency,
        'price', coalesce(g.price, round(u.price / 7.1 * (2.2 + (p.id % 5) * 0.2) + 14) - 0.05)) as listing
      from pt_sku p join store s on s.id = p.store join site i on i.id = p.site join country k on k.id = i.country
      cross join lateral pieces_of_sale(p.store, p.site, p.seller_sku, null, 1, current_date) c
      join sku u on u.id = c.sku left join platform_listing g on g.pt_sku = p.id
      where k.iso2 = 'US' and p.fulfilment <> 'fba' and c.qty = 1
        and p.store in (select store from outbound where starts_with(source_no, ${pastSource}))
      order by p.store, c.sku, g.price is null, p.id)
    select b.id, b.created_at as "boughtAt", b.shipped_at as "shippedAt",
      json_agg(json_build_object('sku', l.sku, 'qty', l.qty) order by l.line_no) as lines,
      json_agg(f.listing order by l.line_no) as listings
    from outbound b join outbound_lines l on l.record_id = b.id join offered f on f.store = b.store and f.sku = l.sku
    where starts_with(b.source_no, ${pastSource}) group by b.id order by b.shipped_at, b.id`.execute(transaction);
  return rows;
}

/** How platforms call an order that is on its way, or there. */
const platformWords = {
  amazon: ['Shipped', 'Shipped'],
  ebay: ['FULFILLED', 'FULFILLED'],
  walmart: ['Shipped', 'Delivered'],
  partsgeek: ['Shipped', 'Shipped'],
} as const;

/**
 * The outbound orders of the past take number, buyer, channel and waybill from their sales orders, whose pieces are those of their
 * lines; light parcels go by mail.
 */
async function linkOutbounds({ transaction }: Demo, orders: readonly number[], outbounds: readonly number[]): Promise<void> {
  await sql`
    with pairs as (
      select o.id, b.id as outbound, b.warehouse, h.channel, row_number() over (partition by h.channel order by b.shipped_at, b.id) as place
      from unnest(${orders}::bigint[], ${outbounds}::bigint[]) as t (sales_order, outbound)
      join sales_order o on o.id = t.sales_order join outbound b on b.id = t.outbound
      left join lateral (select n.channel from store_config c join store_config_warehouses n on n.record_id = c.id
        where c.store = b.store and n.warehouse = b.warehouse and n.channel is not null order by c.id limit 1) w on true
      left join lateral (select x.record_id as channel from logistics_channel_warehouses x join logistics_channel n on n.id = x.record_id
        where n.code = 'USPS-GA' and x.warehouse = b.warehouse and (select sum(l.qty * k.unit_gross_kg) from outbound_lines l
          join sku k on k.id = l.sku where l.record_id = b.id) <= 2) u on true
      cross join lateral (select coalesce(u.channel, w.channel) as channel) h
    ), given as (
      insert into waybill_range (channel, last) select channel, count(*) from pairs where channel is not null group by channel
      on conflict (channel) do update set last = waybill_range.last + excluded.last returning channel, last
    ), numbered as (
      select p.*, h.code || '-' || lpad((g.last - count(*) over (partition by p.channel) + p.place)::text, 8, '0') as waybill
      from pairs p left join given g on g.channel = p.channel left join logistics_channel h on h.id = p.channel
    ), ordered as (
      update sales_order o set warehouse = n.warehouse, channel = n.channel, waybill_no = n.waybill,
        updated_at = coalesce(o.delivered_at, o.shipped_at)
      from numbered n where n.id = o.id returning o.*, n.outbound
    ), pieces as (
      insert into sales_order_piece (sales_order, line_no, sku, qty, warehouse, shipped_qty, cost_value)
      select n.id, l.line_no - 1, l.sku, l.qty, n.warehouse, l.shipped, l.cost_value
      from numbered n join outbound_lines l on l.record_id = n.outbound
    ), listed as (
      update outbound_lines l set pt_sku = s.seller_sku from numbered n join sales_order_lines s on s.record_id = n.id
      where l.record_id = n.outbound and s.line_no = l.line_no - 1
    )
    update outbound b set source_no = o.order_no, platform_order_no = o.platform_order_id, channel = o.channel, waybill_no = o.waybill_no,
      receiver = o.receiver, address = o.line1, city = o.city, state = o.state, postcode = o.postcode, phone = o.phone
    from ordered o where o.outbound = b.id`.execute(transaction);
}

/** The platforms were notified of the waybills as the parcels left. */
async function confirm({ transaction, now }: Demo, orders: readonly number[]): Promise<void> {
  await planOfOrders(transaction, now, sql`f.id = any(${orders}::bigint[])`, orders.length);
  await sql`
    update order_confirmation c set state = 'sent', sent_at = o.shipped_at + interval '20 minutes', next_at = null,
      created_at = o.shipped_at, updated_at = o.shipped_at + interval '20 minutes'
    from sales_order o where o.id = c.sales_order and o.id = any(${orders}::bigint[])`.execute(transaction);
  await keepTracking(transaction, orders);
}

/** The orders of customers behind what left our own warehouses in the past months, on four platforms: nearly all have been delivered. */
export const addDemoPastSales = demoStep('pastSales', ['stock', 'salesOrders', 'platformListings'], async demo => {
  const { transaction, adding, now } = demo;
  const { US: buyers = [] } = demoOrderBuyers;
  const sent = await sentBefore(demo);
  const records = sent.map(({ boughtAt, shippedAt, listings, lines }, at) => {
    const shipped = new Date(shippedAt);
    const deliveredAt = new Date(shipped.getTime() + (2 + (at % 4)) * day + (at % 7) * hour);
    const isThere = deliveredAt < now;
    return demoSale(
      {
        no: 100 + at,
        listings,
        buyer: buyers[(at * 5 + Math.floor(at / buyers.length)) % buyers.length]!,
        purchasedAt: new Date(new Date(boughtAt).getTime() - 6 * 60_000),
        off: dealOn(new Date(boughtAt)),
        qty: lines[0]!.qty,
      },
      {
        platformStatus: platformWords[listings[0]!.platform][isThere ? 1 : 0],
        status: isThere ? 'delivered' : 'shipped',
        shippedAt: shipped.toISOString(),
        ...(isThere ? { deliveredAt: deliveredAt.toISOString() } : {}),
      },
    );
  });
  for (let from = 0; from < records.length; from += 500) await adding('operator')('orderList', records.slice(from, from + 500));
  const orders = await datePast(transaction, now);
  if (orders.length !== sent.length) throw new Error('past sales of the demo: an order was not dated');
  await linkOutbounds(
    demo,
    orders,
    sent.map(({ id }) => id),
  );
  await confirm(demo, orders);
});
