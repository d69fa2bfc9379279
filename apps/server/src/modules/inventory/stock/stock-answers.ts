import type { AsOf, StockKey, StockStanding } from '@axle/inventory';
import { type Transaction, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { asDecimal } from './read-view.ts';

/** The pieces of a key now. */
export async function balanceNow(transaction: Transaction<Tables>, { warehouse, bin, sku, status }: StockKey): Promise<number> {
  const found = await transaction
    .selectFrom('stock_balance')
    .select('qty')
    .where('warehouse', '=', warehouse)
    .where('bin', '=', bin)
    .where('sku', '=', sku)
    .where('status', '=', status)
    .executeTakeFirst();
  return found?.qty ?? 0;
}

/**
 * [M2] The pieces of a key at a moment: by the clock of booking the balance behind its last move until then; by the day of business those
 * of the last month end before it, and all moves from there. What is dated after a month end was never booked before it.
 */
export async function balanceAt(transaction: Transaction<Tables>, { warehouse, bin, sku, status }: StockKey, asOf: AsOf): Promise<number> {
  const { rows } =
    asOf.clock === 'posted'
      ? await sql<{ qty: number }>`
          select balance_after as qty from stock_move
          where warehouse = ${warehouse} and sku = ${sku} and bin = ${bin} and status = ${status} and posted_at <= ${asOf.at}::timestamptz
          order by posted_at desc, seq desc limit 1`.execute(transaction)
      : await sql<{ qty: number }>`
          select coalesce((
              select s.qty from stock_snapshot s
              where s.warehouse = ${warehouse} and s.sku = ${sku} and s.bin = ${bin} and s.status = ${status} and s.month = b.month
            ), 0) + coalesce((
              select sum(m.qty_delta) from stock_move m
              where m.warehouse = ${warehouse} and m.sku = ${sku} and m.bin = ${bin} and m.status = ${status}
                and m.biz_date > b.until and m.biz_date <= ${asOf.at}::date
                and m.posted_at >= (b.until + 1)::timestamp at time zone 'UTC' - interval '14 hours'
            ), 0)::integer as qty
          from last_stock_snapshot(${asOf.at}::date) b`.execute(transaction);
  return rows[0]?.qty ?? 0;
}

/** The stock of a SKU in a warehouse: available and reserved pieces, and its layers with pieces left, the oldest first. */
export async function standingOf(transaction: Transaction<Tables>, warehouse: number, sku: number): Promise<StockStanding> {
  const item = await transaction
    .selectFrom('stock_item')
    .select(['available', 'unallocated'])
    .where('warehouse', '=', warehouse)
    .where('sku', '=', sku)
    .executeTakeFirst();
  const layers = await transaction
    .selectFrom('stock_layer')
    .select(['layer_no', 'qty_left', 'value_left'])
    .where('warehouse', '=', warehouse)
    .where('sku', '=', sku)
    .where('qty_left', '>', 0)
    .orderBy('received_at')
    .orderBy('layer_no')
    .execute();
  return {
    available: item?.available ?? 0,
    unallocated: item?.unallocated ?? 0,
    layers: layers.map(({ layer_no: layerNo, qty_left: qty, value_left: value }) => ({ layerNo, qty, value: asDecimal(value) })),
  };
}
