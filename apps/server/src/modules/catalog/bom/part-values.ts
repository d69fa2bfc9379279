import type { Decimal } from '@axle/kernel';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** What a part costs and weighs by its own record. */
export interface PartValues {
  readonly nameZh: string;
  readonly nameEn: string;
  readonly price: Decimal | undefined;
  readonly unitGrossKg: Decimal | undefined;
}

/** Prices, weights and names of parts by their code; a code that no part has is absent. */
export async function partValues(database: Kysely<Tables>, codes: readonly string[]): Promise<ReadonlyMap<string, PartValues>> {
  if (codes.length === 0) return new Map();
  const rows = await database
    .selectFrom('sku')
    .select(['sku', 'name_zh', 'name_en', 'price', 'unit_gross_kg'])
    .where('sku', 'in', [...new Set(codes)])
    .execute();
  return new Map(
    rows.map(row => [
      row.sku,
      {
        nameZh: row.name_zh,
        nameEn: row.name_en,
        price: (row.price ?? undefined) as Decimal | undefined,
        unitGrossKg: (row.unit_gross_kg ?? undefined) as Decimal | undefined,
      },
    ]),
  );
}
