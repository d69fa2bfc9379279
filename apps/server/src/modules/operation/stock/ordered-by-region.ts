import { deliveryRow } from '@axle/planning';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { DemandConfig } from './demand-configs.ts';

/** Units of a configured split that were ordered to a region in 90 days. */
export interface OrderedRegion {
  readonly demand: number;
  /** Shipped by the platform itself. */
  readonly byPlatform: boolean;
  readonly state: string | null;
  /** The beginning of its postal codes. */
  readonly zip: string;
  readonly units: number;
}

const since = '90 days';

/** What counts as ordered: neither cancelled, nor merged or split into others, nor sent without being sold. */
const ordered = sql`o.status not in ('cancelled', 'merged', 'split') and o.kind not in ('resend', 'sample')`;

/** Reads what was ordered to each region, each SKU by the split that holds for it: two queries, however many orders there are. */
export async function orderedByRegion(
  database: Kysely<Tables>,
  now: Date,
  configs: readonly DemandConfig[],
): Promise<readonly OrderedRegion[]> {
  const sites = [...new Set(configs.map(({ site }) => site))];
  const { rows: sold } = await sql<{ site: number; sku: number; category: number | null }>`
    select distinct o.site, p.sku, k.category from sales_order o join sales_order_piece p on p.sales_order = o.id
    join sku k on k.id = p.sku
    where o.purchase_at > ${now}::timestamptz - ${since}::interval and o.site = any(${sites}::bigint[]) and ${ordered}`.execute(database);
  const { rows: tree } = await sql<{ id: number; parent: number | null }>`select id, parent from category`.execute(database);
  const parents = new Map(tree.map(({ id, parent }) => [id, parent]));
  const above = (category: number | null): readonly number[] => {
    const way: number[] = [];
    for (let at = category; at !== null && !way.includes(at); at = parents.get(at) ?? null) way.push(at);
    return way;
  };
  const held = sold.flatMap(({ site, sku, category }) => {
    const row = deliveryRow(configs, { site, sku, categories: above(category) });
    return row === undefined ? [] : [{ site, sku, demand: row.id }];
  });
  const { rows } = await sql<OrderedRegion>`
    select g.demand, o.kind = 'fba' as "byPlatform", upper(nullif(trim(o.state), '')) as state,
      left(upper(regexp_replace(coalesce(o.postcode, ''), '\\s', '', 'g')), 3) as zip, sum(p.qty)::integer as units
    from sales_order o join sales_order_piece p on p.sales_order = o.id
    join json_to_recordset(${JSON.stringify(held)}::json) as g (site bigint, sku bigint, demand bigint) on g.site = o.site and g.sku = p.sku
    where o.purchase_at > ${now}::timestamptz - ${since}::interval and o.site = any(${sites}::bigint[]) and ${ordered}
    group by 1, 2, 3, 4`.execute(database);
  return rows;
}
