import { absolute, ok, type Result } from '@axle/kernel';
import type { Selectable } from 'kysely';
import type { ClaimTable, ReceiptDifferenceTable, ReceiptTable } from '../database/tables/receipt.ts';
import { asDecimal } from '../stock/read-view.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';

/** Drafts a claim for what is missing or damaged: against the supplier, or the carrier where there is none. */
export async function draftClaim(
  { transaction, now, by }: LedgerContext,
  difference: Selectable<ReceiptDifferenceTable>,
  receipt: Selectable<ReceiptTable>,
  type: Extract<ClaimTable['type'], 'LOST' | 'DAMAGE'>,
): Promise<Result<{ readonly claimNo: string }>> {
  const { claim_no: claimNo } = await transaction
    .insertInto('claim')
    .values({
      party: receipt.supplier === null ? 'CARRIER' : 'SUPPLIER',
      type,
      supplier: receipt.supplier,
      warehouse: receipt.warehouse,
      biz_no: receipt.receipt_no,
      difference: difference.id,
      sku: difference.sku,
      qty: Math.abs(difference.diff_qty),
      claimed: difference.diff_value === null ? null : absolute(asDecimal(difference.diff_value)),
      created_by: by,
      created_at: now,
      updated_by: by,
      updated_at: now,
    })
    .returning('claim_no')
    .executeTakeFirstOrThrow();
  return ok({ claimNo });
}
