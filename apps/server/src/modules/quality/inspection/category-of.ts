import type { RecordValues } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** The category of what is inspected: of its SKU, or of the project whose sample it is. */
export async function categoryOf(database: Kysely<Tables>, { sku, sample }: RecordValues): Promise<number> {
  const { rows } = await sql<{ category: number }>`
    select category from sku where id = ${sku ?? null}
    union all
    select p.category from new_product_sample s join new_product_project p on p.id = s.project where s.id = ${sample ?? null}`.execute(
    database,
  );
  return rows[0]!.category;
}
