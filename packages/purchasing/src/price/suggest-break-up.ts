import { compareDecimals, type Decimal, type LocalDate, multiply } from '@axle/kernel';
import { pieces } from '../amount.ts';
import { type OrderSteps, roundOrderQty } from '../requirement/round-order-qty.ts';
import { breaksOn, priceFor, type PriceBreak } from './price-for.ts';

/** More pieces that cost no more than those that are asked for. */
export interface BreakSuggestion {
  readonly qty: number;
  readonly price: Decimal;
  /** What those pieces cost, unrounded. */
  readonly amount: Decimal;
  /** What the pieces asked for cost, unrounded. */
  readonly instead: Decimal;
}

/** [R4] The next price break, where its pieces, rounded as they are bought, cost no more than those asked for; undefined else. */
export function suggestBreakUp(breaks: readonly PriceBreak[], qty: number, day: LocalDate, steps: OrderSteps): BreakSuggestion | undefined {
  const now = priceFor(breaks, qty, day);
  const next = breaksOn(breaks, day).find(({ minQty }) => minQty > qty);
  if (!now.ok || !next) return undefined;
  const more = roundOrderQty(next.minQty, steps);
  const then = priceFor(breaks, more, day);
  if (!then.ok) return undefined;
  const [amount, instead] = [multiply(then.value.price, pieces(more)), multiply(now.value.price, pieces(qty))];
  return compareDecimals(amount, instead) <= 0 ? { qty: more, price: then.value.price, amount, instead } : undefined;
}
