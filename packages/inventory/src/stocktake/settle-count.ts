import { absolute, compareDecimals, type Decimal, multiply } from '@axle/kernel';

/** A line as it was counted so far. */
export interface CountSoFar {
  readonly book: number;
  readonly cost: Decimal;
  /** Counts in their order, by different people. */
  readonly counts: readonly number[];
  /** Counts that were asked for at least. */
  readonly ordered: number;
}

/** The accepted number, or which count is still to be made. */
export type SettledCount = { readonly final: number } | { readonly due: 1 | 2 | 3 };

/**
 * [R12] A first count is accepted while what it differs by is worth no more than the limit; else another one counts again. Two that agree
 * are accepted, and where they do not the third one is, which a supervisor makes.
 */
export function settleCount({ book, cost, counts, ordered }: CountSoFar, limit: Decimal): SettledCount {
  const [first, second, third] = counts;
  if (first === undefined) return { due: 1 };
  if (third !== undefined) return { final: third };
  if (second !== undefined) return first === second && ordered < 3 ? { final: second } : { due: 3 };
  const worth = absolute(multiply(String(first - book) as Decimal, cost));
  return ordered > 1 || compareDecimals(worth, limit) > 0 ? { due: 2 } : { final: first };
}
