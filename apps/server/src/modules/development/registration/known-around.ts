import type { LiveSku } from '@axle/development';
import { bareOe, skuMay, type SkuSalesStatus } from '@axle/catalog';
import type { RecordValues } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

interface StoredSku {
  readonly sku: string;
  readonly status: SkuSalesStatus | null;
  readonly oe: readonly string[] | null;
  readonly position: string | null;
  readonly brand: number;
}

/** [N5a] The SKUs that are sold and have an OE number of one of some parts. */
export async function liveSkus(database: Kysely<Tables>, parts: readonly RecordValues[]): Promise<readonly LiveSku[]> {
  const numbers = [...new Set(parts.flatMap(({ oeNumbers }) => (oeNumbers ?? []) as readonly string[]).map(bareOe))];
  if (numbers.length === 0) return [];
  const { rows } = await sql<StoredSku>`select sku, sales_status as status, oe_numbers as oe, position, brand from sku
    where oe_keys && ${numbers}::text[] order by sku`.execute(database);
  return rows
    .filter(({ status }) => status !== null && skuMay(status, 'sell'))
    .map(({ sku, oe, position, brand }) => ({ sku, oeNumbers: oe ?? [], brand, ...(position === null ? {} : { position }) }));
}

/** What a project hands over to its registration. */
export interface ProjectGift {
  readonly id: number;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly category: number;
  readonly oeNumbers: readonly string[] | null;
  readonly monthlySales: number | null;
  readonly fitments: readonly RecordValues[];
}

/** What projects hand over, by their ids. */
export async function projectGifts(database: Kysely<Tables>, ids: readonly number[]): Promise<ReadonlyMap<number, ProjectGift>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<ProjectGift>`
    select p.id, p.name as "nameZh", p.name_en as "nameEn", p.category, p.oe_numbers as "oeNumbers",
      p.est_monthly_sales as "monthlySales",
      coalesce((select json_agg(json_strip_nulls(json_build_object('make', f.make, 'model', f.model, 'yearFrom', f.year_from, 'yearTo',
        f.year_to, 'position', f.position)) order by f.line_no) from new_product_project_fitments f where f.record_id = p.id), '[]')
        as fitments
    from new_product_project p where p.id = any(${ids}::bigint[])`.execute(database);
  return new Map(rows.map(row => [row.id, row]));
}
