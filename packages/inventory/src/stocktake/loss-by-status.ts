import type { AreaUse } from '../warehouse/check-area.ts';
import type { StockStatus } from '../stock/stock-status.ts';

/** Pieces of a SKU in a bin, by status. */
export interface StatusQty {
  readonly status: StockStatus;
  readonly qty: number;
}

/** Which pieces are gone first: those allocated for orders last. */
const goneFirst: readonly StockStatus[] = ['available', 'qc_hold', 'damaged', 'reserved'];

/** [R12] Which of the pieces in a bin a loss takes; fewer than asked for where there are not as many. */
export function lossByStatus(there: readonly StatusQty[], lost: number): readonly StatusQty[] {
  let left = lost;
  return goneFirst
    .map(status => {
      const held = there.filter(each => each.status === status).reduce((all, { qty }) => all + qty, 0);
      const qty = Math.min(held, left);
      left -= qty;
      return { status, qty };
    })
    .filter(({ qty }) => qty > 0);
}

/**
 * [R12] The status of pieces that were found: that of the others of the SKU in the bin where they are all alike, else what the area is for.
 */
export function gainStatus(there: readonly StatusQty[], use: AreaUse): StockStatus {
  const held = new Set(there.filter(({ qty }) => qty > 0).map(({ status }) => (status === 'reserved' ? 'available' : status)));
  if (held.size === 1) return [...held][0]!;
  if (held.size > 1) return 'available';
  return use === 'damage' ? 'damaged' : use === 'qc' || use === 'return' ? 'qc_hold' : 'available';
}
