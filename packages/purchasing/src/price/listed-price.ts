import type { Decimal, LocalDate } from '@axle/kernel';
import { type PriceBreak, priceFor } from './price-for.ts';

/** What pieces cost where their buyer sets no price, and by what. */
export interface ListedPrice {
  readonly price: Decimal;
  readonly source: 'contract' | 'break';
}

/** [R4] What one of so many pieces costs on a day by the contract that an order is placed under, else by the supplier's price breaks. */
export function listedPrice(
  contract: readonly PriceBreak[],
  breaks: readonly PriceBreak[],
  qty: number,
  day: LocalDate,
): ListedPrice | undefined {
  const agreed = priceFor(contract, qty, day);
  if (agreed.ok) return { price: agreed.value.price, source: 'contract' };
  const listed = priceFor(breaks, qty, day);
  return listed.ok ? { price: listed.value.price, source: 'break' } : undefined;
}
