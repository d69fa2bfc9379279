import { type Decimal, divide, multiply } from '@axle/kernel';
import { pieces } from '../amount.ts';
import type { LineStanding } from './line-standing.ts';

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/**
 * [R44] How much of what is wanted of an order is received: percent with a digit, rounded down, so that 100 says that nothing is to come.
 * `undefined` where nothing is wanted.
 */
export function receivedShare(lines: readonly Pick<LineStanding, 'effective' | 'open'>[]): Decimal | undefined {
  const wanted = total(lines.map(({ effective }) => effective));
  if (wanted === 0) return undefined;
  const received = wanted - total(lines.map(({ open }) => open));
  return divide(multiply(pieces(received), '100' as Decimal), pieces(wanted), 1, 'down');
}
