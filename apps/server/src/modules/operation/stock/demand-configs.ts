import type { Decimal } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A node of a configured split, with its share and where it is. */
export interface ConfiguredNode {
  readonly node: number;
  readonly percent: Decimal;
  /** Its stock is kept and shipped by the platform. */
  readonly byPlatform: boolean;
  readonly warehouse: string;
  readonly zip: string | null;
  readonly channels: readonly string[];
}

/** A configured split of the demand of a site, of a category of it or of a SKU. */
export interface DemandConfig {
  readonly id: number;
  readonly name: string;
  readonly site: number;
  readonly category?: number;
  readonly sku?: number;
  readonly shares: readonly ConfiguredNode[];
}

/** Reads the configured splits in use with the channels by which their warehouses ship. */
export async function demandConfigs(database: Kysely<Tables>): Promise<readonly DemandConfig[]> {
  const { rows } = await sql<Omit<DemandConfig, 'category' | 'sku'> & { category: number | null; sku: number | null }>`
    select d.id, d.name, d.site, d.category, d.sku, json_agg(json_build_object('node', l.node, 'percent', trim_scale(l.percent)::text,
      'byPlatform', n.kind = 'fba', 'warehouse', w.code, 'zip', w.zip, 'channels', coalesce(c.codes, '{}')) order by l.line_no) as shares
    from delivery_demand d join delivery_demand_shares l on l.record_id = d.id join plan_node n on n.id = l.node
    join warehouse w on w.id = n.warehouse
    left join lateral (select array_agg(x.code order by x.code) as codes from logistics_channel_warehouses y
      join logistics_channel x on x.id = y.record_id and x.status = 1 where y.warehouse = w.id) c on true
    where d.status = 1 group by d.id order by d.id`.execute(database);
  return rows.map(({ category, sku, ...config }) => ({
    ...config,
    ...(category === null ? {} : { category }),
    ...(sku === null ? {} : { sku }),
  }));
}
