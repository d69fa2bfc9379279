import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/**
 * Dates the orders that the demo has just added back to their purchase, and numbers them by that day; answers their ids. Those that an
 * outbound order names keep their number.
 */
export async function datePast(transaction: Transaction<Tables>, now: Date): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    with fresh as (
      select id, purchase_at + interval '6 minutes' as at from sales_order s
      where created_at = ${now.toISOString()}::timestamptz and purchase_at + interval '6 minutes' < created_at
        and not exists (select from outbound b where b.source_type = 'sales_order' and b.source_no = s.order_no)
      order by purchase_at, id
    )
    update sales_order o set created_at = f.at, updated_at = f.at, order_no = (document_numbers('SO', f.at::date, 1))[1]
    from fresh f where f.id = o.id returning o.id`.execute(transaction);
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}
