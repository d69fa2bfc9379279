import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** The categories of all SKUs, by which lots of the demo switch severity. */
export async function categoriesOf(transaction: Transaction<Tables>): Promise<(sku: number) => number> {
  const rows = await transaction.selectFrom('sku').select(['id', 'category']).execute();
  const of = new Map(rows.map(({ id, category }) => [id, category]));
  return sku => of.get(sku)!;
}
