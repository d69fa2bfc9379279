import { type Decimal, divide, multiply, subtract } from '@axle/kernel';
import { pieces } from './fifo-consume.ts';

/**
 * [M4] Shares a cost that came later, in CNY, over the pieces of a layer that are still there and those that have left: the part of the
 * former, rounded half up to four digits, raises the layer's value, the rest is a cost variance. Both parts sum to the amount.
 */
export function landedCost(
  layer: { readonly qtyIn: number; readonly qtyLeft: number },
  amount: Decimal,
): { readonly capitalised: Decimal; readonly toVariance: Decimal } {
  const capitalised = divide(multiply(amount, pieces(layer.qtyLeft)), pieces(layer.qtyIn), 4);
  return { capitalised, toVariance: subtract(amount, capitalised) };
}
