import { sql } from 'kysely';
import { demoStep } from '../../../platform/demo/demo-step.ts';

/** What the demo spends on advertising: SKUs that sold in its American stores, and some that did not on the day. */
export const addDemoAdSpend = demoStep('adSpend', ['salesDays'], async ({ transaction, now, person }) => {
  const operator = person('operator');
  await sql`
    insert into ad_spend (day, store, site, sku, spend, ad_sales, currency, rate_to_cny, created_by, created_at, updated_by, updated_at)
    select d.day + case when d.id % 5 = 0 then 1 else 0 end, d.store, d.site, d.sku, round(d.net_sales * (6 + d.id % 9) / 100, 2),
      case when d.id % 7 = 0 then null else round(d.net_sales * 0.4, 2) end, d.currency,
      round(d.net_sales_cny / d.net_sales, 8), ${operator}, n.at, ${operator}, n.at
    from sales_day d cross join lateral (select least(d.day + interval '2 days', ${now}::timestamptz) as at) n
    where d.sku is not null and d.site is not null and d.units > 0 and d.net_sales > 0 and d.net_sales_cny > 0 and d.currency = 'USD'
      and d.id % 3 = 0 and d.day < ${now}::date order by d.id
    on conflict do nothing`.execute(transaction);
});
