import { type Decimal, divide, multiply } from '@axle/kernel';
import { pieces } from '../stock/fifo-consume.ts';

/** Pieces that are to be claimed, and what all of them are worth in CNY where that is known. */
export interface LostPieces {
  readonly qty: number;
  readonly worth: Decimal | null;
}

/**
 * [TR4a] What is still to be claimed of lost pieces of which some are claimed already, with its share of their worth; nothing where all
 * are.
 */
export function claimLeft({ qty, worth }: LostPieces, claimed: number): LostPieces {
  const left = Math.min(qty, Math.max(0, qty - claimed));
  return { qty: left, worth: worth === null || left === 0 ? null : divide(multiply(worth, pieces(left)), pieces(qty), 4) };
}
