import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/**
 * [R12] Records the current book quantity of lines: pieces in the bin in any status, their last ledger entry, and the unit cost, which is
 * the average of the remaining stock of the SKU, else that of its last receipt.
 */
export async function stampBook(database: Kysely<Tables>, lines: readonly number[]): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    update stocktake_line l set
      book_qty = (select coalesce(sum(b.qty), 0) from stock_balance b where b.bin = l.bin and b.sku = l.sku and b.status <> 'in_transit'),
      book_seq = (select coalesce(max(last_seq), 0) from stock_balance b where b.bin = l.bin and b.sku = l.sku),
      cost = coalesce(
        (select round(sum(y.value_left) / nullif(sum(y.qty_left), 0), 4) from stock_layer y where y.warehouse = s.warehouse
        and y.sku = l.sku and y.qty_left > 0),
        (select round(y.value_in / y.qty_in, 4) from stock_layer y where y.sku = l.sku and y.qty_in > 0
        order by y.warehouse = s.warehouse desc, y.received_at desc, y.id desc limit 1), 0)
    from stocktake s where s.id = l.stocktake and l.id = any(${lines}::bigint[])`.execute(database);
}
