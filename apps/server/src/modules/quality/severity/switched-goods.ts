import type { RecordValues } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { categoryOf } from '../inspection/category-of.ts';

/** Whose lots switch together: a supplier's of one category, by kind of inspection. */
export interface SwitchedGoods {
  readonly supplier: number;
  readonly category: number;
  readonly inspectType: string;
}

/** The goods of an inspection, as they switch. */
export async function switchedGoods(database: Kysely<Tables>, inspection: RecordValues): Promise<SwitchedGoods> {
  const category = await categoryOf(database, inspection);
  return { supplier: Number(inspection['supplier']), category, inspectType: String(inspection['type']) };
}

/** The rows of goods, as a condition. */
export const ofGoods = ({ supplier, category, inspectType }: SwitchedGoods) =>
  sql<boolean>`t.supplier = ${supplier} and t.category = ${category} and t.inspect_type = ${inspectType}`;
