import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** The pieces of batches of an order that departed, by its lines. */
export async function departedPieces(transaction: Transaction<Tables>, order: number): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ line: number; qty: number }>`
    select l.order_line as line, sum(l.qty)::integer as qty from ship_batch b join ship_batch_lines l on l.record_id = b.id
    where b.purchase_order = ${order} and b.departed_on is not null and b.state <> 'void' group by l.order_line`.execute(transaction);
  return new Map(rows.map(({ line, qty }) => [line, qty]));
}
