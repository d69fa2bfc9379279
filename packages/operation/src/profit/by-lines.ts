import { add, type Decimal, subtract, sum } from '@axle/kernel';
import { apportion } from './apportion.ts';

/**
 * [O6c] What an order says as a whole, such as its shipping or its discount, by its lines: what a line says itself is its own, and the rest
 * is shared out by what the lines are worth.
 */
export function byLines(whole: Decimal, own: readonly Decimal[], worth: readonly Decimal[], digits: number): readonly Decimal[] {
  const rest = apportion(subtract(whole, sum(own)), worth, digits);
  return own.map((amount, at) => add(amount, rest[at]!));
}
