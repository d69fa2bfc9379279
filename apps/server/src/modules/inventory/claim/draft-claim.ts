import type { Decimal } from '@axle/kernel';
import type { Tables } from '../../../platform/database/tables.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';

/** Pieces that somebody shall pay for. */
export interface ClaimedPieces {
  readonly type: Extract<Tables['claim']['type'], 'LOST' | 'DAMAGE'>;
  /** Against whom: the carrier where there is no supplier. */
  readonly supplier: number | null;
  readonly warehouse: number;
  /** The document that tells of them. */
  readonly bizNo: string;
  /** The difference of a receipt that was decided so. */
  readonly difference?: number;
  readonly sku: number | null;
  readonly qty: number;
  /** What they are worth in CNY, where that is known. */
  readonly claimed: Decimal | null;
}

/** Drafts a claim for pieces that are missing or damaged, and answers its number: the one way in which documents of stock claim. */
export async function draftClaim({ transaction, now, by }: LedgerContext, pieces: ClaimedPieces): Promise<string> {
  const { type, supplier, warehouse, bizNo, difference, sku, qty, claimed } = pieces;
  const { claim_no: claimNo } = await transaction
    .insertInto('claim')
    .values({
      party: supplier === null ? 'CARRIER' : 'SUPPLIER',
      type,
      supplier,
      warehouse,
      biz_no: bizNo,
      difference: difference ?? null,
      sku,
      qty,
      claimed,
      created_by: by,
      created_at: now,
      updated_by: by,
      updated_at: now,
    })
    .returning('claim_no')
    .executeTakeFirstOrThrow();
  return claimNo;
}
