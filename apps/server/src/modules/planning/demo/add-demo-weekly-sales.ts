import { businessZone } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/**
 * Half a year of weekly sales of the SKUs that are sold, from the nodes abroad. A SKU always sells the same: cheap parts more pieces, half
 * of them steadily, some with jumps, some now and then; in the season of their category; new ones for ten weeks.
 */
export async function addDemoWeeklySales(database: Kysely<Tables>, now: Date): Promise<void> {
  const chance = (text: ReturnType<typeof sql>) => sql`(('x' || substr(md5(${text}), 1, 7))::bit(28)::integer / 268435455.0)`;
  await sql`
    with weeks as (
      select g as age, (date_trunc('week', ${now.toISOString()}::timestamptz at time zone ${businessZone}) - g * interval '1 week')::date as
      monday
      from generate_series(1, 26) as g
    ), sold as (
      select s.id as sku, s.sku as code, s.sales_status as state, s.price, c.parent, s.category,
        (3 + 80 * power(${chance(sql`s.sku`)}, 3)) / (0.6 + s.price / 200) as pace, ${chance(sql`s.sku || 'kind'`)} as kind
      from sku s join category c on c.id = s.category where s.sales_status in ('new', 'onSale', 'clearance') and s.price is not null
    ), nodes as (
      select n.id as node, n.code as place, m.market, given.share, given.held
      from (values ('US-W', 0.45, 1.0), ('US-E', 0.30, 0.7), ('FBA-US', 0.35, 0.4), ('DE-HAM', 0.20, 0.3)) as given (code, share, held)
      join plan_node n on n.code = given.code join plan_node_market m on m.id = n.id
    ), pairs as (
      select * from sold join nodes on ${chance(sql`sold.code || nodes.place`)} < nodes.held
    ), season as materialized (
      select k.category, k.market, w.monday, coalesce((
        select (array[f.m1, f.m2, f.m3, f.m4, f.m5, f.m6, f.m7, f.m8, f.m9, f.m10, f.m11, f.m12])[extract(month from w.monday)::integer]
        from season_factor f where f.market = k.market and f.status = 1 and (f.category in (k.category, k.parent) or f.scope = 'global')
          and (f.year is null or f.year = extract(year from w.monday))
        order by f.scope, f.year nulls last limit 1), 1) as factor
      from (select distinct category, parent, market from pairs) as k cross join weeks w
    ), drawn as (
      select p.sku, p.node, to_char(w.monday, 'IYYY"-W"IW') as week, p.price, p.kind,
        p.pace * p.share * case when p.state = 'clearance' then 0.4 else 1 end * s.factor as mean,
        ${chance(sql`p.code || p.place || w.monday::text`)} as noise
      from pairs p cross join weeks w join season s on s.category = p.category and s.market = p.market and s.monday = w.monday
      where p.state <> 'new' or w.age <= 10
    ), counted as (
      select *, round(mean * case when kind < 0.5 then 0.7 + 0.6 * noise when kind < 0.8 then 0.2 + 1.6 * noise
        when noise > 0.6 then 5 * (noise - 0.4) else 0 end)::integer as units from drawn
    )
    insert into weekly_sales (sku, node, week, units, revenue)
    select sku, node, week, units, round(units * price * 2.4, 2) from counted`.execute(database);
}
