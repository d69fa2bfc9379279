import type { Decimal, LocalDate } from '@axle/kernel';
import { lineTotals } from '../order/order-totals.ts';
import { type PriceBreak, priceFor } from './price-for.ts';
import { type OrderSteps, roundOrderQty } from '../requirement/round-order-qty.ts';

/** What would be ordered for open pieces by themselves. */
export interface SuggestedOrder {
  readonly qty: number;
  /** Pieces beyond the open ones. */
  readonly surplus: number;
  /** What one of them costs today; absent where no price holds. */
  readonly price?: Decimal;
  /** What all of them come to. */
  readonly amount?: Decimal;
}

/** [R113] Open pieces as they would be ordered today: rounded (R3), at the price of so many (R4), their amount rounded once (R5). */
export function suggestOrder(
  openQty: number,
  steps: OrderSteps,
  { breaks, currency, today }: { readonly breaks: readonly PriceBreak[]; readonly currency: string; readonly today: LocalDate },
): SuggestedOrder {
  const qty = roundOrderQty(openQty, steps);
  const found = qty > 0 ? priceFor(breaks, qty, today) : undefined;
  if (!found?.ok) return { qty, surplus: qty - Math.max(0, openQty) };
  const { price } = found.value;
  const { gross } = lineTotals({ qty, price }, { currency, taxRate: '0' as Decimal, priceInclTax: true });
  return { qty, surplus: qty - openQty, price, amount: gross };
}
