import type { DiffType } from '@axle/inventory';
import { type Decimal, multiply, round } from '@axle/kernel';
import type { HeldFile } from '@axle/page-kit';
import { asDecimal } from '../stock/read-view.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import type { LinedReceipt } from './read-receipt.ts';

/** A difference as it is found. */
export interface FoundDifference {
  readonly type: DiffType;
  /** Pieces that are missing, over, wrong or damaged. */
  readonly qty: number;
  readonly expected: number;
  readonly counted: number;
  readonly lineNo?: number;
  readonly sku?: number;
  readonly code?: string;
  readonly unitCost?: Decimal;
  readonly photos?: readonly HeldFile[];
  readonly note?: string;
}

/** Keeps a difference of a receipt; what is missing or damaged counts below zero. */
export async function addDifference(
  { transaction, now, by }: LedgerContext,
  receipt: LinedReceipt['receipt'],
  found: FoundDifference,
): Promise<void> {
  const diff = found.type === 'short' || found.type === 'damaged' ? -found.qty : found.qty;
  const { unitCost, photos = [] } = found;
  await transaction
    .insertInto('receipt_difference')
    .values({
      receipt: receipt.id,
      receipt_no: receipt.receipt_no,
      line_no: found.lineNo ?? null,
      diff_type: found.type,
      sku: found.sku ?? null,
      code: found.code ?? null,
      warehouse: receipt.warehouse,
      supplier: receipt.supplier,
      expected_qty: found.expected,
      actual_qty: found.counted,
      diff_qty: diff,
      unit_cost: unitCost ?? null,
      diff_value: unitCost === undefined ? null : round(multiply(unitCost, asDecimal(String(diff))), 4),
      photos: photos.length > 0 ? JSON.stringify(photos) : null,
      note: found.note ?? null,
      disposition: null,
      reason: null,
      claim_no: null,
      outbound_no: null,
      posting_no: null,
      decided_by: null,
      created_by: by,
      created_at: now,
      updated_by: by,
      updated_at: now,
    })
    .execute();
}
