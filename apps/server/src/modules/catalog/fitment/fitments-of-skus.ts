import type { NamedFitment } from '@axle/catalog';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** [B9a] The fitments in force of some SKUs, with the other spellings of their makes and models. */
export async function fitmentsOfSkus(
  database: Kysely<Tables>,
  skus: readonly number[],
): Promise<ReadonlyMap<number, readonly NamedFitment[]>> {
  const { rows } = await sql<NamedFitment & { sku: number }>`
    select f.sku, f.make, f.model, f.year_from as "yearFrom", f.year_to as "yearTo", coalesce((
      select array_agg(distinct a) from vehicle_model v cross join unnest(v.aliases) a
      where cardinality(v.aliases) > 0 and lower(v.make) = lower(f.make) and lower(v.model) = lower(f.model)), '{}') as aliases
    from fitment f where f.status = 1 and f.sku = any(${[...new Set(skus)]}::bigint[])
    order by f.sku, f.id`.execute(database);
  return Map.groupBy(rows, ({ sku }) => sku);
}
