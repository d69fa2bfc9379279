import { compareDecimals, type Decimal, divide, sum } from '@axle/kernel';

/** What pieces of a SKU earned at a site, in CNY. */
export interface EarnedPieces {
  readonly qty: number;
  readonly profit: Decimal;
}

/** What a piece earns, and by what that is known. */
export interface UnitMargin {
  readonly margin: Decimal;
  readonly source: 'orders' | 'estimate';
}

/**
 * [O6l] What a piece of a SKU earns at a site in CNY: the profit of the orders of 90 days by their pieces, where none was sold the least of
 * the estimates; undefined where nobody knows.
 */
export function unitMargin(sold: readonly EarnedPieces[], estimates: readonly Decimal[]): UnitMargin | undefined {
  const qty = sold.reduce((all, one) => all + one.qty, 0);
  if (qty > 0) return { margin: divide(sum(sold.map(({ profit }) => profit)), String(qty) as Decimal, 2), source: 'orders' };
  const [least] = estimates.toSorted(compareDecimals);
  return least === undefined ? undefined : { margin: least, source: 'estimate' };
}
