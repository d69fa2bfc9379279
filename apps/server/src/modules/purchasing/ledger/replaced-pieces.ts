import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/**
 * [R61] Pieces of lines of orders that went back and come again at no price, by order and line: they stay accepted, and are paid as before.
 * [R108] Those that were never accepted are so once their replacement has come.
 */
export async function replacedPieces(
  transaction: Transaction<Tables>,
  orders: readonly number[],
): Promise<(order: number, line: number) => number> {
  const { rows } = await sql<{ order: number; line: number; qty: number }>`
    select purchase_order as "order", order_line as line,
      sum(qty - case when state = 'done' then 0 else coalesce(unowed_qty, 0) end)::integer as qty from after_sale
    where purchase_order = any(${orders}::bigint[]) and type in ('exchange', 'repair') and sent_back_on is not null
    group by 1, 2`.execute(transaction);
  return (order, line) => rows.find(row => row.order === order && row.line === line)?.qty ?? 0;
}
