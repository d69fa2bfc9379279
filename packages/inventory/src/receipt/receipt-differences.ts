/** What may be wrong with goods that came. */
export const diffTypes = ['short', 'over', 'wrong_sku', 'damaged'] as const;

/** One of {@link diffTypes}. */
export type DiffType = (typeof diffTypes)[number];

/** What may be decided on them. */
export const diffDispositions = ['short_claim', 'short_close', 'over_accept', 'over_return', 'wrong_return', 'damage_claim'] as const;

/** One of {@link diffDispositions}. */
export type DiffDisposition = (typeof diffDispositions)[number];

/** A line as it was counted: pieces in stock and those outside. */
export interface CountedPieces {
  readonly expected: number;
  readonly good: number;
  readonly hold: number;
  readonly damaged: number;
  readonly over: number;
}

/** A difference of a line. */
export interface LineDifference {
  readonly type: Exclude<DiffType, 'wrong_sku'>;
  readonly qty: number;
}

/**
 * [R8] The differences of a counted line: pieces that are missing, pieces outside stock, and damaged ones. Pieces more than expected that
 * the line may take are no difference to decide on.
 */
export function differencesOf({ expected, good, hold, damaged, over }: CountedPieces): readonly LineDifference[] {
  const missing = expected - good - hold - damaged - over;
  return (
    [
      { type: 'short', qty: missing },
      { type: 'over', qty: over },
      { type: 'damaged', qty: damaged },
    ] as const
  ).filter(({ qty }) => qty > 0);
}

const open: Readonly<Record<DiffType, readonly DiffDisposition[]>> = {
  short: ['short_claim', 'short_close'],
  over: ['over_accept', 'over_return'],
  wrong_sku: ['wrong_return'],
  damaged: ['damage_claim'],
};

/** What may be decided on a difference of a type. */
export const dispositionsOf = (type: DiffType): readonly DiffDisposition[] => open[type];

/** [R8] Whether a receipt waits for a difference: damaged pieces are in stock as such, a claim for them is nobody's duty. */
export const holdsReceipt = (type: DiffType): boolean => type !== 'damaged';

/** [R8] Whether taking in what is over asks for a second right and a reason: above 5 % of what was expected. */
export const overAsksApproval = (qty: number, expected: number): boolean => qty * 20 > expected;
