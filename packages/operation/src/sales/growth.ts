import { compareDecimals, type Decimal, divide, multiply, subtract, zero } from '@axle/kernel';

const hundred = '100' as Decimal;

/** [O5] How much more or less than before, in percent to two digits; undefined where there was nothing before. */
export const growth = (now: Decimal, before: Decimal): Decimal | undefined =>
  compareDecimals(before, zero) === 0 ? undefined : divide(multiply(subtract(now, before), hundred), before, 2);
