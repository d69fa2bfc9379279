import { addDays, type Decimal, type LocalDate } from '@axle/kernel';
import type { PriceBreak } from '../price/price-for.ts';

/** Prices from a quantity on that come into force together. */
export interface NewPrices {
  readonly from: LocalDate;
  readonly to?: LocalDate;
  readonly prices: readonly { readonly minQty: number; readonly price: Decimal }[];
}

/** [R29] Prices with new ones from a day on: those before end the day before, and those that would begin later fall away. */
export function withNewPrices(breaks: readonly PriceBreak[], { from, to, prices }: NewPrices): readonly PriceBreak[] {
  const eve = addDays(from, -1);
  const kept = breaks.filter(one => one.from < from).map(one => (one.to === undefined || one.to > eve ? { ...one, to: eve } : one));
  return [...kept, ...prices.map(price => ({ ...price, from, ...(to === undefined ? {} : { to }) }))];
}
