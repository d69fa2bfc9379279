import { ok, type Result } from '@axle/kernel';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import { suggestPlaces } from './suggest-places.ts';

/** Pieces that lie where they came in and belong elsewhere. */
export interface PutawayLine {
  readonly sku: number;
  readonly warehouse: number;
  readonly fromBin: number;
  readonly status: 'available' | 'qc_hold' | 'damaged';
  readonly qty: number;
}

/** Opens a task for each line of a receipt, with the bins where its pieces should go. Returns their ids. */
export async function openPutaways(
  context: LedgerContext,
  receiptNo: string,
  lines: readonly PutawayLine[],
): Promise<Result<readonly number[]>> {
  const { transaction, now, by } = context;
  const wanted = lines.filter(({ qty }) => qty > 0);
  if (wanted.length === 0) return ok([]);
  const rows = await transaction
    .insertInto('putaway')
    .values(
      wanted.map(({ sku, warehouse, fromBin, status, qty }) => ({
        receipt_no: receiptNo,
        warehouse,
        sku,
        from_bin: fromBin,
        stock_status: status,
        qty,
        assignee: null,
        reason: null,
        created_by: by,
        created_at: now,
        updated_by: by,
        updated_at: now,
      })),
    )
    .returning(['id', 'warehouse', 'sku', 'stock_status as status', 'qty'])
    .execute();
  for (const [warehouse, own] of Map.groupBy(rows, row => row.warehouse)) await suggestPlaces(transaction, warehouse, own);
  return ok(rows.map(({ id }) => id));
}
