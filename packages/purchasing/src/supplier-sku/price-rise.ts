import { addDays, compareDecimals, type Decimal, type LocalDate } from '@axle/kernel';
import { priceFor, type PriceBreak } from '../price/price-for.ts';

/** The price of so many pieces on a day, or else the one that ended last before it. */
function lastKnown(breaks: readonly PriceBreak[], qty: number, day: LocalDate): Decimal | undefined {
  const now = priceFor(breaks, qty, day);
  if (now.ok) return now.value.price;
  const ended = breaks
    .flatMap(({ to }) => (to !== undefined && to < day ? [to] : []))
    .toSorted()
    .at(-1);
  return ended === undefined ? undefined : lastKnown(breaks, qty, ended);
}

/**
 * [R28] Whether new prices need a second person: some quantity becomes dearer on some day from today, or has had no price before. What is
 * cheaper or the same, or ends, needs none.
 */
export function isPriceRise(before: readonly PriceBreak[], after: readonly PriceBreak[], today: LocalDate): boolean {
  const days = [...before, ...after].flatMap(({ from, to }) => [from, ...(to === undefined ? [] : [addDays(to, 1)])]);
  const coming = [...new Set([today, ...days])].filter(day => day >= today);
  const quantities = [...new Set([...before, ...after].map(({ minQty }) => minQty))];
  return coming.some(day =>
    quantities.some(qty => {
      const then = priceFor(after, qty, day);
      if (!then.ok) return false;
      const former = lastKnown(before, qty, day);
      return former === undefined || compareDecimals(then.value.price, former) > 0;
    }),
  );
}
