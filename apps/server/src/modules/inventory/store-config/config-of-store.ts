import { sql } from 'kysely';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { readableRow } from '../../../platform/stations/readable-row.ts';

/** A shop on a site, and the country that its orders go to, by their ids. */
export interface ShopAsked {
  readonly store: unknown;
  readonly site: unknown;
  readonly country: unknown;
}

/** What a store configuration says of the orders of its shop. */
export interface ShopConfig {
  readonly warehouseCodes: readonly string[];
  readonly cutoff: string;
  readonly timezone: string;
  readonly handlingDays: number;
  readonly splitAllowed: boolean;
  readonly maxParcels: number;
  readonly bufferPcs: number;
  readonly bufferPct: string;
}

/**
 * What the store configuration in use says of a shop's orders to a country, as far as the user may see and read it; code that shows it
 * elsewhere calls this.
 */
export async function configOfShop(
  parts: RecordParts,
  { store, site, country }: ShopAsked,
): Promise<({ readonly id: number } & Partial<ShopConfig>) | undefined> {
  const page = 'storeConfig';
  const resource = parts.caller.registry.page(page)?.page.resource;
  if (!resource) return undefined;
  const { rows } = await sql<{ id: number } & ShopConfig>`
    select t.id, t.warehouse_codes as "warehouseCodes", t.cutoff, t.timezone, t.handling_days as "handlingDays",
    t.split_allowed as "splitAllowed",
      t.max_parcels as "maxParcels", t.buffer_pcs as "bufferPcs", t.buffer_pct as "bufferPct"
    from store_config_list as t
    where t.store = ${store ?? null}::bigint and t.site = ${site ?? null}::bigint and t.country = ${country ?? null}::bigint
    and t.status = 1
      and ${seenRows({ ...parts, resource, only: undefined })}`.execute(parts.database);
  return rows[0] && { id: rows[0].id, ...readableRow<Partial<ShopConfig>>(parts.caller, page, resource, rows[0]) };
}
