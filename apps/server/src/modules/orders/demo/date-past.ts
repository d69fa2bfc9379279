import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/**
 * Dates the orders that the demo has just added back to their purchase, and numbers them by that day, as if none of them had been numbered
 * today; answers their ids. Those that an outbound order names keep their number.
 */
export async function datePast(transaction: Transaction<Tables>, now: Date): Promise<readonly number[]> {
  const { rows: fresh } = await sql<{ id: number; today: boolean }>`
    select id, (purchase_at + interval '6 minutes')::date = created_at::date as today from sales_order s
    where created_at = ${now.toISOString()}::timestamptz and purchase_at + interval '6 minutes' < created_at
      and not exists (select from outbound b where b.source_type = 'sales_order' and b.source_no = s.order_no)
    order by id`.execute(transaction);
  const ids = fresh.map(({ id }) => id);
  // the first numbers that were taken today are those that the orders of today will have
  const held = ids.slice(0, fresh.filter(({ today }) => today).length);
  await sql`update sales_order set order_no = 'SO-' || id where id = any(${held}::bigint[])`.execute(transaction);
  const counted = sql`prefix = 'SO' and day = ${now.toISOString()}::timestamptz::date`;
  await sql`delete from document_number where ${counted} and last <= ${ids.length}`.execute(transaction);
  await sql`update document_number set last = last - ${ids.length} where ${counted}`.execute(transaction);
  await sql`
    update sales_order o set created_at = f.at, updated_at = f.at, order_no = (document_numbers('SO', f.at::date, 1))[1]
    from (select id, purchase_at + interval '6 minutes' as at from sales_order where id = any(${ids}::bigint[]) order by purchase_at, id) f
    where f.id = o.id`.execute(transaction);
  return ids;
}
