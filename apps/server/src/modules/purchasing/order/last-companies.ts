import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** The company of ours that ordered last of each of these suppliers. */
export async function lastCompanies(database: Kysely<Tables>, suppliers: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (suppliers.length === 0) return new Map();
  const { rows } = await sql<{ supplier: number; company: number }>`
    select s.id as supplier, o.company from unnest(${suppliers}::bigint[]) s(id)
    cross join lateral (
      select company_entity as company from purchase_order where supplier = s.id order by created_at desc, id desc limit 1) o`.execute(
    database,
  );
  return new Map(rows.map(({ supplier, company }) => [supplier, company]));
}
