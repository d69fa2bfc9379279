import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A day of a listing. */
export interface DayOfListing {
  readonly day: string;
  readonly store: number;
  readonly site: number;
  readonly ptSku: number;
}

const typed = 'day date, store bigint, site bigint, "ptSku" bigint';

/**
 * [O5d] Puts the reported sessions of some days of listings among their sales: with the sale of most units, which is made where nothing was
 * sold; the other sales of the day have none of them, but are visited too. What is no longer reported is taken back.
 */
export async function putSessions(database: Kysely<Tables>, days: readonly DayOfListing[]): Promise<void> {
  if (days.length === 0) return;
  const named = sql`(select distinct * from json_to_recordset(${JSON.stringify(days)}::json) as g(${sql.raw(typed)}))`;
  await sql`
    insert into sales_day (day, platform, store, site, pt_sku, sku, fulfilment, currency)
    select t.day, s.platform, t.store, t.site, t.pt_sku, m.sku, case p.fulfilment when 'fba' then 'fba' else 'own' end, i.currency
    from ${named} g join listing_traffic t on t.day = g.day and t.store = g.store and t.site = g.site and t.pt_sku = g."ptSku"
      and t.status = 1
    join pt_sku p on p.id = t.pt_sku join store s on s.id = t.store join site i on i.id = t.site
    left join lateral (select min(l.sku) as sku from maps_in_force(t.store, t.site, p.seller_sku, t.day) f
      join sku_map_lines l on l.record_id = f.id having count(*) = 1) m on true
    where not exists (select from sales_day d where d.pt_sku = t.pt_sku and d.day = t.day and d.store = t.store and d.site = t.site)
    order by t.day, t.store, t.site, t.pt_sku`.execute(database);
  const { rows: changed } = await sql<{ id: number }>`
    update sales_day d set sessions = w.sessions, version = d.version + 1 from (
      select d.id, case when t.id is null then null
        when row_number() over (partition by d.day, d.store, d.site, d.pt_sku order by d.units desc, d.id) = 1 then t.sessions
        else 0 end as sessions
      from ${named} g join sales_day d on d.pt_sku = g."ptSku" and d.day = g.day and d.store = g.store and d.site = g.site
      left join listing_traffic t on t.day = g.day and t.store = g.store and t.site = g.site and t.pt_sku = g."ptSku" and t.status = 1) w
    where w.id = d.id and d.sessions is distinct from w.sessions returning d.id`.execute(database);
  await sql`
    delete from sales_day where id = any(${changed.map(({ id }) => id)}::bigint[]) and sessions is null
      and (orders, led_orders, units, cancelled_units, shipped_units, returned_units, refund_units) = (0, 0, 0, 0, 0, 0, 0)
      and (gross_sales, promotion, refund_amount, gross_cny, promotion_cny, refund_cny) = (0, 0, 0, 0, 0, 0)`.execute(database);
}
