import type { LocalDate } from '@axle/kernel';
import type { StockStatus } from '../stock/stock-status.ts';

/** Pieces that are ours and on their way, with the document that brings them. */
export interface StockUnderWay {
  readonly qty: number;
  readonly eta?: LocalDate;
  readonly shipmentNo?: string;
}

/** Pieces that will come and are not ours yet. */
export interface StockExpected {
  readonly qty: number;
  readonly eta?: LocalDate;
  readonly source: string;
}

/** The stock of a SKU in a warehouse as plans, turnover and boards read it. */
export interface PlanningStock {
  readonly available: number;
  readonly reserved: number;
  readonly qcHold: number;
  readonly damaged: number;
  readonly inTransit: readonly StockUnderWay[];
  readonly expected: readonly StockExpected[];
}

/**
 * [R20] The one view of stock for plans: balances by status; what is in transit split over the documents that bring it, the earliest first,
 * the rest without a document, so that all parts add up to the balances; what is expected stands beside them.
 */
export function planningStock(
  balances: Readonly<Record<StockStatus, number>>,
  bringing: readonly StockUnderWay[],
  expected: readonly StockExpected[],
): PlanningStock {
  const inTransit: StockUnderWay[] = [];
  let left = balances.in_transit;
  for (const one of bringing.toSorted(byEta)) {
    const qty = Math.min(one.qty, left);
    if (qty > 0) inTransit.push({ ...one, qty });
    left -= Math.max(0, qty);
  }
  if (left > 0) inTransit.push({ qty: left });
  return {
    available: balances.available,
    reserved: balances.reserved,
    qcHold: balances.qc_hold,
    damaged: balances.damaged,
    inTransit,
    expected: expected.filter(({ qty }) => qty > 0).toSorted(byEta),
  };
}

/** All pieces of a view that are ours: equal to the sum of the balances. */
export const ownStock = ({ available, reserved, qcHold, damaged, inTransit }: PlanningStock): number =>
  available + reserved + qcHold + damaged + inTransit.reduce((sum, { qty }) => sum + qty, 0);

const byEta = (one: { readonly eta?: LocalDate }, other: { readonly eta?: LocalDate }): number =>
  (one.eta ?? '9999-12-31') < (other.eta ?? '9999-12-31') ? -1 : (one.eta ?? '9999-12-31') > (other.eta ?? '9999-12-31') ? 1 : 0;
