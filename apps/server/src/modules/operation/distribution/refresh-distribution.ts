import { type DistributionStatus, distributionStatus, type ListingStatus } from '@axle/operation';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

interface Standing {
  readonly id: number;
  readonly kept: DistributionStatus;
  readonly ptSku: number | null;
  readonly states: readonly ListingStatus[];
}

/** [O10a] Adds where SKUs on sale may be listed, and brings up to date where they are, by their matched listings alone. */
export async function refreshDistribution(database: Kysely<Tables>): Promise<void> {
  await sql`
    insert into listing_distribution (sku, store, site)
    select k.id, r.store, r.site from sku k cross join store_site r join store s on s.id = r.store and s.status = 1
    where k.sales_status in ('new', 'onSale') and r.status = 1 and s.platform in ('amazon', 'ebay', 'walmart', 'partsgeek')
    on conflict (sku, store, site) do nothing`.execute(database);
  const { rows } = await sql<Standing>`
    select d.id, d.dist_status as kept, min(l.pt_sku) as "ptSku",
      coalesce(array_agg(l.state) filter (where l.state is not null), '{}') as states
    from listing_distribution d left join platform_listing l on l.sku = d.sku and l.store = d.store and l.site = d.site
    group by d.id`.execute(database);
  const changed = rows.flatMap(({ id, kept, ptSku, states }) => {
    const now = distributionStatus(states, kept);
    return now === kept && ptSku === null ? [] : [{ id, now, ptSku }];
  });
  await sql`
    update listing_distribution d set dist_status = g.now, pt_sku = coalesce(g.pt_sku, d.pt_sku), version = d.version + 1,
      updated_at = now()
    from json_to_recordset(${JSON.stringify(changed.map(({ id, now, ptSku }) => ({ id, now, pt_sku: ptSku })))}::json)
      as g (id bigint, now text, pt_sku bigint)
    where g.id = d.id and (d.dist_status, d.pt_sku) is distinct from (g.now, coalesce(g.pt_sku, d.pt_sku))`.execute(database);
}
