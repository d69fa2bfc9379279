/** What was done with a rejected lot. */
export type LotOutcome = 'concession' | 'scrap' | 'sort' | 'return' | 'rework';

/** A rejected lot as it ended, or as it stands where nothing was done with it. */
export interface EndedLot {
  readonly outcome?: LotOutcome | undefined;
  /** Pieces conceded or scrapped. */
  readonly qty: number;
  /** Percent of the price that a concession takes off. */
  readonly priceCutPct: number;
  /** Bad pieces that sorting found, and those of them that were replaced. */
  readonly badQty: number;
  readonly replacedQty: number;
  /** Bad units of the sample. */
  readonly nonconforming: number;
}

/** What may be deducted for a lot. */
export interface LotCharge {
  readonly type: 'quality' | 'concession';
  readonly qty: number;
}

function badPieces({ outcome, qty, badQty, replacedQty, nonconforming }: EndedLot): number {
  if (outcome === 'scrap') return qty;
  if (outcome === 'sort') return badQty - replacedQty;
  return outcome === undefined ? nonconforming : 0;
}

/**
 * [R117] What may be deducted for a rejected lot: its price cut where it was conceded for less; else its bad pieces, which are all of a
 * scrapped lot, those of a sorted one that were not replaced, and those of the sample where nothing was done; undefined for nothing, as
 * for lots that are returned or reworked.
 */
export function lotCharge(lot: EndedLot): LotCharge | undefined {
  if (lot.outcome === 'concession') return lot.priceCutPct > 0 && lot.qty > 0 ? { type: 'concession', qty: lot.qty } : undefined;
  const qty = badPieces(lot);
  return qty > 0 ? { type: 'quality', qty } : undefined;
}
