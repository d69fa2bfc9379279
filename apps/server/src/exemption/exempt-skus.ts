import type { LocalDate } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** What SKUs may be exempt from, whom, on which day, and who delivers them: each SKU's own supplier unless one is named. */
export interface AskedExemptions {
  readonly type: 'inspection' | 'mrp' | 'safetyStock';
  readonly skus: readonly number[];
  readonly day: LocalDate;
  readonly supplier?: number | null;
}

/** [EX4] Those of some SKUs that an approved exemption covers on a day: their own, or one of what their supplier delivers of their category or of one above it. */
export async function exemptSkus(
  database: Kysely<Tables>,
  { type, skus, day, supplier = null }: AskedExemptions,
): Promise<ReadonlySet<number>> {
  if (skus.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    with recursive above as (
      select id as sku, category from sku where id = any(${skus}::bigint[])
      union all select a.sku, c.parent from above a join category c on c.id = a.category where c.parent is not null
    )
    select distinct s.id from sku s join exempt_sku e on e.type = ${type} and e.state = 'active' and ${day}::date between e.effective_from and e.effective_to
      and (e.sku = s.id or e.supplier = coalesce(${supplier}::bigint, s.supplier) and e.category in (select a.category from above a where a.sku = s.id))
    where s.id = any(${skus}::bigint[])`.execute(database);
  return new Set(rows.map(({ id }) => id));
}
