import { compareDecimals, type Decimal, divide, multiply, round, zero } from '@axle/kernel';

/** An order with its gross amount, and that in CNY at the rate of its approval. */
export interface RatedOrder {
  readonly currency: string;
  readonly gross: Decimal;
  readonly grossCny?: Decimal;
}

/** [R70] An amount of an order in CNY at the rate of the order, by two digits; undefined where it has none yet. */
export function atOrderRate(amount: Decimal, { currency, gross, grossCny }: RatedOrder): Decimal | undefined {
  if (currency === 'CNY') return round(amount, 2);
  if (compareDecimals(amount, zero) === 0) return zero;
  return grossCny === undefined || compareDecimals(gross, zero) === 0 ? undefined : divide(multiply(amount, grossCny), gross, 2);
}
