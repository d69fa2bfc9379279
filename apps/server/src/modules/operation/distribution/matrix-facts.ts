import type { DistributionStatus } from '@axle/operation';
import type { RecordValues } from '@axle/page-kit';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { groupsAsked, placesAsked, skusAsked } from './matrix-asked.ts';

/** A store and site that has targets. */
export interface MatrixPlace {
  readonly store: number;
  readonly site: number;
  readonly words: string;
}

/** A SKU of the matrix, with how many match in all. */
export interface MatrixSku {
  readonly sku: number;
  readonly category: number;
  readonly brand: number;
  readonly abc: string | null;
  readonly listed: number;
  readonly open: number;
  readonly matching: number;
}

/** The listing status of a SKU at a store and site. */
export interface MatrixCell {
  readonly target: number;
  readonly version: number;
  readonly sku: number;
  readonly store: number;
  readonly site: number;
  readonly distStatus: DistributionStatus;
  readonly plannedAt: string | null;
  readonly targetDate: string | null;
  readonly owner: number | null;
  readonly hasPtSku: boolean;
}

const listed = sql`count(*) filter (where t.dist_status = 'listed')::integer`;
const open = sql`count(*) filter (where t.dist_status <> 'forbidden')::integer`;

/** Stores and sites of the targets that the caller sees, by their codes. */
export async function matrixPlaces(parts: RecordParts, input: RecordValues, most: number): Promise<readonly MatrixPlace[]> {
  const { rows } = await sql<MatrixPlace>`
    select p.store, p.site, s.code || ' ' || i.code as words
    from (select distinct t.store, t.site from listing_distribution t where ${seenRows(parts)} and ${placesAsked(input)}) p
    join store s on s.id = p.store join site i on i.id = p.site order by s.code, i.code limit ${most}`.execute(parts.database);
  return rows;
}

/** Warehouses that serve some stores. */
export async function poolOf(database: Kysely<Tables>, stores: readonly number[]): Promise<readonly number[]> {
  const { rows } = await sql<{ warehouse: number }>`
    select distinct w.warehouse from store_config c join store_config_warehouses w on w.record_id = c.id
    where c.status = 1 and c.store = any(${[...stores]}::bigint[])`.execute(database);
  return rows.map(({ warehouse }) => warehouse);
}

/** SKUs that fit what was asked, with how far each is listed; as a query. */
const wanted = (parts: RecordParts, input: RecordValues, pool: readonly number[]): RawBuilder<unknown> => sql`
  select t.sku, k.sku as code, k.category, k.brand, min(a.abc) as abc, ${listed} as listed, ${open} as open
  from listing_distribution t join sku k on k.id = t.sku
  left join (select sku, min(abc) as abc from sku_priority where status = 1 group by sku) a on a.sku = t.sku
  where ${seenRows(parts)} and ${placesAsked(input)} and ${skusAsked(input)}
  group by t.sku, k.sku, k.category, k.brand having ${groupsAsked(input, pool)}`;

/** SKUs of a page of the matrix. */
export async function matrixSkus(
  parts: RecordParts,
  input: RecordValues,
  pool: readonly number[],
  { from, most }: { readonly from: number; readonly most: number },
): Promise<readonly MatrixSku[]> {
  const first = input['order'] === 'coverage' ? sql`w.listed::numeric / nullif(w.open, 0), w.open desc,` : sql``;
  const { rows } = await sql<MatrixSku>`
    select w.sku, w.category, w.brand, w.abc, w.listed, w.open, count(*) over ()::integer as matching
    from (${wanted(parts, input, pool)}) w order by ${first} w.code collate "C", w.sku limit ${most} offset ${from}`.execute(
    parts.database,
  );
  return rows;
}

/** How far each store and site is listed over all SKUs that fit. */
export async function matrixSums(parts: RecordParts, input: RecordValues, pool: readonly number[]) {
  const { rows } = await sql<{ store: number; site: number; listed: number; open: number }>`
    select t.store, t.site, ${listed} as listed, ${open} as open
    from listing_distribution t join (${wanted(parts, input, pool)}) w on w.sku = t.sku
    where ${seenRows(parts)} and ${placesAsked(input)} group by t.store, t.site`.execute(parts.database);
  return rows;
}

/** The listing status of some SKUs at each store and site. */
export async function matrixCells(parts: RecordParts, input: RecordValues, skus: readonly number[]): Promise<readonly MatrixCell[]> {
  const { rows } = await sql<MatrixCell>`
    select t.id as target, t.version, t.sku, t.store, t.site, t.dist_status as "distStatus", t.planned_at::text as "plannedAt",
      t.target_date::text as "targetDate", t.owner, t.pt_sku is not null as "hasPtSku"
    from listing_distribution t where t.sku = any(${[...skus]}::bigint[]) and ${seenRows(parts)} and ${placesAsked(input)}`.execute(
    parts.database,
  );
  return rows;
}

/** What of some SKUs is free in some warehouses. */
export async function matrixStock(database: Kysely<Tables>, skus: readonly number[], pool: readonly number[]) {
  const { rows } = await sql<{ sku: number; qty: number }>`
    select i.sku, sum(greatest(i.available - i.unallocated, 0))::integer as qty from stock_item i
    where i.sku = any(${[...skus]}::bigint[]) and i.warehouse = any(${[...pool]}::bigint[]) group by i.sku`.execute(database);
  return new Map(rows.map(({ sku, qty }) => [sku, qty]));
}
