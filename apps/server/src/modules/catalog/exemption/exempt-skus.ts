import type { LocalDate } from '@axle/kernel';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** From what SKUs may be exempt, on which day, and who delivers them: each SKU's own supplier unless one is named. */
export interface ExemptOn {
  readonly type: 'inspection' | 'mrp' | 'safetyStock' | 'listingCheck';
  readonly day: LocalDate;
  readonly supplier?: number | null;
}

/** What SKUs may be exempt from, and whom. */
export interface AskedExemptions extends ExemptOn {
  readonly skus: readonly number[];
}

/**
 * [EX4] The SKUs that an approved exemption covers on a day, as the query of a column `sku`: its own, or what its supplier delivers of its
 * category and of those below it.
 */
export const coveredSkus = ({ type, day, supplier = null }: ExemptOn): RawBuilder<unknown> => {
  const inForce = sql`e.type = ${type} and e.state = 'active' and ${day}::date between e.effective_from and e.effective_to`;
  return sql`
    select e.sku from exempt_sku e where e.sku is not null and ${inForce}
    union select s.id from exempt_sku e cross join lateral category_with_below(e.category) as c (id)
      join sku s on s.category = c.id and coalesce(${supplier}::bigint, s.supplier) = e.supplier
    where e.sku is null and ${inForce}`;
};

/** [EX4] Those of some SKUs that an approved exemption covers on a day. */
export async function exemptSkus(database: Kysely<Tables>, { skus, ...on }: AskedExemptions): Promise<ReadonlySet<number>> {
  if (skus.length === 0) return new Set();
  const { rows } = await sql<{ sku: number }>`
    select c.sku from (${coveredSkus(on)}) c where c.sku = any(${skus}::bigint[])`.execute(database);
  return new Set(rows.map(({ sku }) => sku));
}
