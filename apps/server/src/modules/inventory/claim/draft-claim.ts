import { type Decimal, minorDigits, round } from '@axle/kernel';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { actorOf } from '../stock/ledger-context.ts';

/** Pieces that are claimed. */
export interface ClaimedPieces {
  readonly type: 'lost' | 'damage';
  /** Against whom: the carrier where there is no supplier. */
  readonly supplier: number | null;
  readonly warehouse: number;
  /** The document that records them. */
  readonly bizNo: string;
  /** The difference of a receipt that was decided so. */
  readonly difference?: number;
  readonly sku: number | null;
  readonly qty: number;
  /** What they are worth in CNY, where that is known. */
  readonly claimed: Decimal | null;
}

const currency = 'CNY';

/** Drafts a claim for pieces that are missing or damaged, and returns its number: the one way in which stock documents claim. */
export async function draftClaim(context: LedgerContext, pieces: ClaimedPieces): Promise<string> {
  const { type, supplier, warehouse, bizNo, difference, sku, qty, claimed } = pieces;
  const values = {
    party: supplier === null ? 'carrier' : 'supplier',
    type,
    warehouse,
    bizNo,
    qty,
    currency,
    ...(supplier === null ? {} : { supplier }),
    ...(difference === undefined ? {} : { difference }),
    ...(sku === null ? {} : { sku }),
    ...(claimed === null ? {} : { claimed: round(claimed, minorDigits(currency)) }),
  };
  const [made] = await insertRows(context.transaction, ownParts(context.transaction, actorOf(context), 'claimSummary'), [values], {
    action: 'add',
  });
  const { claim_no: claimNo } = await context.transaction
    .selectFrom('claim')
    .select('claim_no')
    .where('id', '=', made!.id)
    .executeTakeFirstOrThrow();
  return claimNo;
}
