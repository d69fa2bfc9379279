import { compareDecimals, type Decimal, type LocalDate, multiply } from '@axle/kernel';
import { pieces } from '../amount.ts';
import { priceFor, type PriceBreak } from '../price/price-for.ts';
import { type OrderSteps, roundOrderQty } from '../requirement/round-order-qty.ts';

/** What a supplier asks for an article, and in what portions it comes. */
export interface Offer extends OrderSteps {
  readonly breaks: readonly PriceBreak[];
}

/** What a need comes to with a supplier. */
export interface OfferedAmount {
  /** Pieces as they are bought. */
  readonly qty: number;
  readonly surplus: number;
  readonly price: Decimal;
  /** What the pieces cost, unrounded. */
  readonly amount: Decimal;
}

/** [R30] What a need comes to by an offer, rounded as it is bought; undefined where the offer has no price for it on the day. */
export function offeredAmount(offer: Offer, need: number, day: LocalDate): OfferedAmount | undefined {
  const qty = roundOrderQty(need, offer);
  const found = priceFor(offer.breaks, qty, day);
  if (!found.ok) return undefined;
  const { price } = found.value;
  return { qty, surplus: qty - need, price, amount: multiply(price, pieces(qty)) };
}

/** [R30] Offers by what a need comes to, the cheapest first; those without a price are last. */
export const byAmount = (one: OfferedAmount | undefined, other: OfferedAmount | undefined): number =>
  one && other ? compareDecimals(one.amount, other.amount) : Number(one === undefined) - Number(other === undefined);
