import { type Decimal, divide, type LocalDate, multiply } from '@axle/kernel';
import { pieces } from './fifo-consume.ts';
import type { CostSource } from './posting.ts';

/** A layer as later pieces of its batch find it. */
export interface BatchLayer {
  readonly id: number;
  /** The day of business on which its pieces came in. */
  readonly day: LocalDate;
  readonly source: CostSource;
  /** Pieces that came in and were not reversed, and their value in CNY. */
  readonly qtyIn: number;
  readonly valueIn: Decimal;
  /** Whether a cost was ever added, even if that was reversed. */
  readonly revalued: boolean;
}

/** Pieces of a batch that come in. */
interface MorePieces {
  readonly day: LocalDate;
  readonly qty: number;
  readonly value: Decimal;
  readonly source: CostSource;
}

/**
 * [M3a] The layer of their batch that pieces join: of the same day and source of cost, in which each piece came in for exactly as much, to
 * the fourth digit, and to which no cost was added. Undefined where they make a layer of their own. So what joins a layer never changes
 * what a piece of it costs, and what joined it can be reversed without a remainder.
 */
export function grownLayer<Layer extends BatchLayer>(layers: readonly Layer[], more: MorePieces): Layer | undefined {
  const cost = divide(more.value, pieces(more.qty), 4);
  const worth = (qty: number) => multiply(cost, pieces(qty));
  if (worth(more.qty) !== more.value) return undefined;
  return layers.find(
    ({ day, source, qtyIn, valueIn, revalued }) => day === more.day && source === more.source && !revalued && worth(qtyIn) === valueIn,
  );
}
