/** The movements of an FNSKU in a span of Amazon's ledger, in pieces, each signed as it was delivered. */
export interface FbaLedgerRow {
  readonly starting: number;
  readonly receipts: number;
  readonly shipments: number;
  readonly returns: number;
  readonly vendorReturns: number;
  readonly transfers: number;
  readonly found: number;
  readonly lost: number;
  readonly damaged: number;
  readonly disposed: number;
  readonly other: number;
  readonly unknown: number;
  readonly ending: number;
}

/** The result of adding up a span of the ledger: the expected closing quantity, and by how much the file differs from it. */
export interface FbaLedgerCheck {
  readonly computed: number;
  readonly gap: number;
}

/** [R15] A span ends with what it began with and all movements, signed as delivered; pieces between warehouses of Amazon do not count. */
export function fbaLedgerCheck(row: FbaLedgerRow): FbaLedgerCheck {
  const computed =
    row.starting +
    row.receipts +
    row.shipments +
    row.returns +
    row.vendorReturns +
    row.transfers +
    row.found +
    row.lost +
    row.damaged +
    row.disposed +
    row.other +
    row.unknown;
  return { computed, gap: row.ending - computed };
}

/** [R15] Pieces that Amazon lost, did not find again and did not pay for. */
export const claimableLost = ({ lost, found }: Pick<FbaLedgerRow, 'lost' | 'found'>, reimbursed: number): number =>
  Math.max(0, -lost - found - reimbursed);

/** What is wrong with a span of the ledger, most urgent first (wms.md, FbaDiffType). */
export type FbaLedgerDifference = 'unbalanced' | 'negative_wait' | 'wh_lost' | 'wh_damaged';

/**
 * [R15] The exception of a span: it does not add up, our own book could not follow it, pieces are lost and can be claimed, sellable ones
 * were damaged and nothing was paid for them.
 */
export function fbaLedgerDifference(
  row: FbaLedgerRow,
  { reimbursed, waits, sellable }: { readonly reimbursed: number; readonly waits: boolean; readonly sellable: boolean },
): FbaLedgerDifference | undefined {
  if (fbaLedgerCheck(row).gap !== 0) return 'unbalanced';
  if (waits) return 'negative_wait';
  if (claimableLost(row, reimbursed) > 0) return 'wh_lost';
  return sellable && row.damaged < 0 && reimbursed === 0 ? 'wh_damaged' : undefined;
}
