import { businessDay } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/**
 * [O5d] Sessions and conversion of thirty days of Amazon's listings, of some PT SKUs or of all of which reports have ever come; open where
 * none came in these days. Those of other platforms are imported with them.
 */
export async function countTraffic(database: Kysely<Tables>, now: Date, ptSkus?: readonly number[]): Promise<void> {
  const today = businessDay(now);
  const among = ptSkus ? sql`l.pt_sku = any(${ptSkus}::bigint[])` : sql`exists (select from listing_traffic r where r.pt_sku = l.pt_sku)`;
  await sql`
    update platform_listing t set sessions30 = c.sessions, conversion30 = c.conversion
    from (select l.id, v.sessions, round(v.units * 100.0 / nullif(v.sessions, 0), 2) as conversion
      from platform_listing l left join (
        select pt_sku, sum(sessions)::integer as sessions, sum(visited_units) as units from sales_day
        where sessions is not null and day > ${today}::date - 30 and day <= ${today}::date group by pt_sku) v on v.pt_sku = l.pt_sku
      where l.platform = 'amazon' and ${among}) c
    where c.id = t.id and (t.sessions30, t.conversion30) is distinct from (c.sessions, c.conversion)`.execute(database);
}
