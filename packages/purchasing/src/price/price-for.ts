import { compareDecimals, type Decimal, fill, type LocalDate, ok, type Result, refuse } from '@axle/kernel';

/** A price from a quantity on, over a span of days of which both ends count. */
export interface PriceBreak {
  readonly minQty: number;
  readonly price: Decimal;
  readonly from: LocalDate;
  readonly to?: LocalDate;
}

/** The breaks that hold on a day, the smallest quantity first; of two of one quantity the later one, then the cheaper one, is last. */
export const breaksOn = (breaks: readonly PriceBreak[], day: LocalDate): readonly PriceBreak[] =>
  breaks
    .filter(({ from, to }) => from <= day && (to === undefined || day <= to))
    .toSorted(
      (one, other) =>
        one.minQty - other.minQty ||
        (one.from < other.from ? -1 : Number(one.from > other.from)) ||
        compareDecimals(other.price, one.price),
    );

/**
 * [R4] The break by which so many pieces are priced: the largest quantity reached on that day. The pieces are all those of the SKU in the
 * order. `NO_PRICE` where no price holds on the day, `BELOW_MIN` where all of them begin above the quantity.
 */
export function priceFor(breaks: readonly PriceBreak[], qty: number, day: LocalDate): Result<PriceBreak> {
  const valid = breaksOn(breaks, day);
  const [first] = valid;
  if (!first)
    return refuse({ code: 'NO_PRICE', field: 'price', message: fill({ zh: '{day}没有有效价格', en: 'No price on {day}' }, { day }) });
  const found = valid.findLast(({ minQty }) => minQty <= qty);
  if (found) return ok(found);
  const message = { zh: '数量低于最小价格档{n}', en: 'Prices begin at a quantity of {n}' };
  return refuse({ code: 'BELOW_MIN', field: 'qty', message: fill(message, { n: first.minQty }) });
}
