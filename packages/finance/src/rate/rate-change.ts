import { absolute, compareDecimals, type Decimal, divide, multiply, subtract } from '@axle/kernel';

const hundred = '100' as Decimal;

/** By how many percent a rate differs from the one before it, to 4 digits. */
export const rateChange = (before: Decimal, rate: Decimal): Decimal => divide(multiply(subtract(rate, before), hundred), before, 4);

/** Percent beyond which a rate is looked at by somebody before it counts. */
const mostChange = '20' as Decimal;

/** [F3] Whether a change is so great that the rate waits for review. */
export const isJump = (change: Decimal): boolean => compareDecimals(absolute(change), mostChange) > 0;
