import { type Decimal, multiply, round } from '@axle/kernel';

/** [F4] An amount in another currency, rounded once: half up to the digits of that currency, `digits` behind the point. */
export const convertAmount = (amount: Decimal, rate: Decimal, digits: number): Decimal => round(multiply(amount, rate), digits);
