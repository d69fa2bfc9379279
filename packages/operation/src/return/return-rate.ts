import { type Decimal, divide, multiply } from '@axle/kernel';

/** [O8h] Returned of shipped pieces in percent, with two digits; open where nothing was shipped. */
export const returnRate = (returned: number, shipped: number): Decimal | undefined =>
  shipped === 0 ? undefined : divide(multiply(String(returned) as Decimal, '100' as Decimal), String(shipped) as Decimal, 2);
