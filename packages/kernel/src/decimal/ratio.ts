import { divide, multiply } from './arithmetic.ts';
import type { Decimal } from './decimal.ts';

/** A factor as a fraction, so that one that has no end as a decimal loses nothing: `times` over `over`, which is above nothing. */
export interface Ratio {
  readonly times: Decimal;
  readonly over: Decimal;
}

/** One to one. */
export const even: Ratio = { times: '1' as Decimal, over: '1' as Decimal };

/** [K18] A number turned by a ratio, rounded once: half away from zero, to `scale` digits behind the point. */
export const scaled = (value: Decimal, { times, over }: Ratio, scale: number): Decimal => divide(multiply(value, times), over, scale);
