import type { RecordRow } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { isBoughtNoMore } from '../order/closed-articles.ts';
import { idsIn } from '../order/supplier-terms.ts';

/** [R26] Of requirements, those of SKUs that are cleared out or bought no more. */
export async function closedSkus(database: Kysely<Tables>, requirements: readonly RecordRow[]): Promise<readonly RecordRow[]> {
  const ids = idsIn(requirements.map(({ sku }) => sku));
  if (ids.length === 0) return [];
  const rows = await database.selectFrom('sku').select(['id', 'sales_status']).where('id', 'in', ids).execute();
  const closed = new Set(rows.filter(row => isBoughtNoMore(row.sales_status)).map(({ id }) => id));
  return requirements.filter(({ sku }) => closed.has(Number(sku)));
}
