import { sql } from 'kysely';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { countTraffic } from '../listing/count-traffic.ts';
import { type DayOfListing, putSessions } from '../sales/put-sessions.ts';

/**
 * Sessions of the demo's listings at Amazon until yesterday: on days on which they sold, and on about as many others of the month, so that
 * people come as the seasons do and 5 to 15 of a hundred buy.
 */
export const addDemoTraffic = demoStep('listingTraffic', ['salesDays', 'platformListings'], async ({ transaction, now, person }) => {
  const operator = person('operator');
  const { rows } = await sql<DayOfListing>`
    with sold as (
      select day, store, site, pt_sku, sum(units)::integer as units from sales_day
      where platform = 'amazon' and site is not null and pt_sku is not null and units > 0 and day < ${now}::date group by 1, 2, 3, 4
    ), months as (
      select date_trunc('month', day)::date as month, store, site, pt_sku, sum(units)::integer as units from sold group by 1, 2, 3, 4
    ), days as (
      select m.store, m.site, m.pt_sku, m.units as of_month, d.day::date as day,
        ((m.pt_sku * 7919 + (d.day::date - date '2020-01-01') * 10007) % 1009)::integer as draw
      from months m cross join lateral generate_series(m.month::timestamp,
        least(m.month + interval '1 month - 1 day', ${now}::date - 1), interval '1 day') as d (day)
    ), seen as (
      select y.*, coalesce(s.units, 0) as units, case when s.units > 0 then s.units * (6 + y.draw % 3) + y.draw % 3
          else 2 + y.pt_sku % 5 + y.draw % 3 end::integer as sessions
      from days y left join sold s on s.day = y.day and s.store = y.store and s.site = y.site and s.pt_sku = y.pt_sku
      where s.units > 0 or y.draw % 30 < y.of_month
    )
    insert into listing_traffic (day, store, site, seller_sku, pt_sku, asin, sessions, page_views, buy_box, units_ordered, created_by,
      created_at, updated_by, updated_at)
    select n.day, n.store, n.site, p.seller_sku, n.pt_sku, p.item_id, n.sessions, n.sessions + n.sessions * (20 + n.draw % 30) / 100,
      100 - n.draw % 9, n.units, ${operator}::bigint, least(n.day + interval '33 hours', ${now}::timestamptz), ${operator}::bigint,
      least(n.day + interval '33 hours', ${now}::timestamptz)
    from seen n join pt_sku p on p.id = n.pt_sku and p.store = n.store and p.site = n.site order by n.day, n.store, n.site, n.pt_sku
    returning day::text, store, site, pt_sku as "ptSku"`.execute(transaction);
  // what has just been added has no statistics: it would be read whole for each of its days
  await sql`analyze listing_traffic`.execute(transaction);
  await putSessions(transaction, rows);
  await countTraffic(transaction, now);
});
