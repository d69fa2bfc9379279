import { type OutgoingPieces, type OutgoingStock, type StockKey, stockItemText, stockKeyText, type StockStatus } from '@axle/inventory';
import { linesIn, type RecordValues } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** The pieces that the lines of a document take out of its warehouse. */
export const outgoingPieces = (record: RecordValues): readonly OutgoingPieces[] =>
  linesIn(record, 'lines').map(({ bin, sku, stockStatus, qty }) => ({
    warehouse: Number(record['warehouse']),
    bin: Number(bin),
    sku: Number(sku),
    status: stockStatus as StockStatus,
    qty: Number(qty),
  }));

/** The stock in the bins of some keys, and the unreserved stock of their SKUs. */
export async function standingOf(database: Kysely<Tables>, keys: readonly StockKey[]): Promise<OutgoingStock> {
  const wanted = JSON.stringify(keys.map(({ warehouse, bin, sku, status }) => ({ warehouse, bin, sku, status })));
  const { rows } = await sql<StockKey & { readonly qty: number | null; readonly free: number | null }>`
    select w.warehouse, w.bin, w.sku, w.status, b.qty, i.available - i.unallocated as free
    from jsonb_to_recordset(${wanted}) as w (warehouse bigint, bin bigint, sku bigint, status text)
    left join stock_balance b on b.warehouse = w.warehouse and b.bin = w.bin and b.sku = w.sku and b.status = w.status
    left join stock_item i on i.warehouse = w.warehouse and i.sku = w.sku`.execute(database);
  const balances = new Map(rows.map(row => [stockKeyText(row), row.qty ?? 0]));
  const free = new Map(rows.map(row => [stockItemText(row), row.free ?? 0]));
  return {
    balance: key => balances.get(stockKeyText(key)) ?? 0,
    free: (warehouse, sku) => free.get(stockItemText({ warehouse, sku })) ?? 0,
  };
}
