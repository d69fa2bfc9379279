import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A part of a listing, and how many of it one unit takes. */
export interface ListedPart {
  readonly sku: number;
  readonly per: number;
}

/** A listing with what one unit of it is made of, as mapped on a day. */
export interface ListedUnit {
  readonly ptSku: number;
  readonly store: number;
  readonly site: number;
  readonly fulfilment: string;
  readonly owner: number | null;
  readonly parts: readonly ListedPart[];
  /** Its one SKU with the category of it; sets have none. */
  readonly sku: number | null;
  readonly category: number | null;
}

/** Listings in use of stores in use, all of them or those asked for. */
export async function listedUnits(database: Kysely<Tables>, day: string, ids?: readonly number[]): Promise<readonly ListedUnit[]> {
  const { rows } = await sql<ListedUnit>`
    select p.id as "ptSku", p.store, p.site, p.fulfilment, p.manager as owner, coalesce(m.parts, '[]') as parts,
      case when m.many = 1 then m.sku end as sku, case when m.many = 1 then k.category end as category
    from pt_sku p join store s on s.id = p.store and s.status = 1
    left join lateral (select json_agg(json_build_object('sku', l.sku, 'per', l.qty) order by l.line_no) as parts, min(l.sku) as sku,
        count(*) as many from maps_in_force(p.store, p.site, p.seller_sku, ${day}::date) f
      join sku_map_lines l on l.record_id = f.id) m on true
    left join sku k on k.id = m.sku
    where p.status = 1 and coalesce(p.listing_status, '') <> 'deleted'
      and (${ids ?? null}::bigint[] is null or p.id = any(${ids ?? null}::bigint[]))
    order by p.id`.execute(database);
  return rows;
}
