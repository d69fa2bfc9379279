import {
  fitmentOfSet,
  type ExcludedVehicle,
  expandYears,
  type FitmentId,
  type FitmentRange,
  type FitmentYear,
  identifyFitment,
} from '@axle/operation';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { fitmentOfParts } from './fitment-of-parts.ts';
import { limitsOfListings } from './limits-of-listings.ts';
import { type NumberedVehicle, vehicleNumbers } from './vehicle-numbers.ts';

/** A listing as it is compared: what its parts fit, what it shows, and what its platform takes. */
export interface ListedFitment extends ListingHead {
  readonly idKind: FitmentId;
  readonly most: number | undefined;
  /** Rows of the library as the platform names them. */
  readonly library: readonly FitmentYear[];
  /** Rows of the library that the platform has no number for. */
  readonly missing: readonly FitmentYear[];
  readonly published: readonly FitmentYear[];
  readonly excluded: readonly ExcludedVehicle[];
}

/** Whose listing it is, and of which parts. */
export interface ListingHead {
  readonly id: number;
  readonly platform: string;
  readonly store: number;
  readonly site: number;
  readonly sellerSku: string;
  readonly itemId: string | null;
  readonly country: string;
  readonly parts: readonly number[];
  readonly skus: readonly string[];
  readonly category: number | null;
}

async function headsOf(database: Kysely<Tables>, ids: readonly number[]): Promise<readonly ListingHead[]> {
  const { rows } = await sql<ListingHead>`
    select l.id, l.platform, l.store, l.site, l.seller_sku as "sellerSku", l.item_id as "itemId", c.iso2 as country,
      coalesce(array_agg(k.id order by ml.line_no) filter (where k.id is not null), '{}') as parts,
      coalesce(array_agg(k.sku order by ml.line_no) filter (where k.id is not null), '{}') as skus,
      (array_agg(k.category order by ml.line_no))[1] as category
    from listing_fitment l join site i on i.id = l.site join country c on c.id = i.country
      left join lateral maps_in_force(l.store, l.site, l.seller_sku, current_date) m on true
      left join sku_map_lines ml on ml.record_id = m.id left join sku k on k.id = ml.sku
    where l.id = any(${ids}::bigint[])
    group by l.id, c.iso2 order by l.id`.execute(database);
  return rows;
}

async function publishedOf(database: Kysely<Tables>, ids: readonly number[]) {
  const { rows } = await sql<FitmentRange & { readonly listing: number; readonly kType?: string; readonly ePid?: string }>`
    select record_id as listing, make, model, year_from as "yearFrom", year_to as "yearTo", submodel, engine, note,
      k_type as "kType", e_pid as "ePid"
    from listing_fitment_vehicles where record_id = any(${ids}::bigint[]) order by record_id, line_no`.execute(database);
  return Map.groupBy(rows, ({ listing }) => listing);
}

async function exclusionsOf(database: Kysely<Tables>, ids: readonly number[]) {
  const { rows } = await sql<{ listing: number; make: string; model: string; yearFrom: number | null; yearTo: number | null }>`
    select record_id as listing, make, model, year_from as "yearFrom", year_to as "yearTo"
    from listing_fitment_exclusions where record_id = any(${ids}::bigint[]) order by record_id, line_no`.execute(database);
  return Map.groupBy(rows, ({ listing }) => listing);
}

/** A range as it was published, by the number that the platform asks where it has one. */
const rangeOf = (idKind: FitmentId, row: FitmentRange & { readonly kType?: string; readonly ePid?: string }): FitmentRange => {
  const number = idKind === 'ktype' ? row.kType : idKind === 'epid' ? row.ePid : undefined;
  return {
    make: row.make,
    model: row.model,
    yearFrom: row.yearFrom,
    yearTo: row.yearTo,
    submodel: row.submodel ?? undefined,
    engine: row.engine ?? undefined,
    note: row.note ?? undefined,
    externalId: number ?? undefined,
  };
};

/** Everything about listings that their comparison needs, in a fixed number of queries. */
export async function listedFitment(database: Kysely<Tables>, ids: readonly number[]): Promise<readonly ListedFitment[]> {
  const heads = await headsOf(database, ids);
  const ofParts = await fitmentOfParts(database, [...new Set(heads.flatMap(({ parts }) => parts))]);
  const limitOf = await limitsOfListings(database);
  const published = await publishedOf(database, ids);
  const excluded = await exclusionsOf(database, ids);
  const known = heads.map(head => ({ head, limit: limitOf(head), rows: fitmentOfSet(head.parts.map(part => ofParts.get(part) ?? [])) }));
  const numbers = await vehicleNumbers(
    database,
    known.flatMap(({ head, limit, rows }): readonly NumberedVehicle[] =>
      limit.idKind === 'ktype' || limit.idKind === 'epid'
        ? rows.map(row => ({ row, kind: limit.idKind as 'ktype' | 'epid', country: head.country }))
        : [],
    ),
  );
  return known.map(({ head, limit, rows }): ListedFitment => {
    const { named, missing } = identifyFitment(rows, limit.idKind, row => numbers(row, limit.idKind, head.country));
    return {
      ...head,
      ...limit,
      library: named,
      missing,
      published: expandYears((published.get(head.id) ?? []).map(row => rangeOf(limit.idKind, row))),
      excluded: (excluded.get(head.id) ?? []).map(({ make, model, yearFrom, yearTo }) => ({
        make,
        model,
        yearFrom: yearFrom ?? undefined,
        yearTo: yearTo ?? undefined,
      })),
    };
  });
}
