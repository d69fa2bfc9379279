import { compareDecimals, type Decimal } from '@axle/kernel';

/** The limits of a measure; either may be missing. */
export interface MeasureLimits {
  readonly lower?: Decimal | undefined;
  readonly upper?: Decimal | undefined;
}

/** [Q11] Whether a value lies outside the limits; a value on a limit does not. */
export const isOutside = (value: Decimal, { lower, upper }: MeasureLimits): boolean =>
  (lower !== undefined && compareDecimals(value, lower) < 0) || (upper !== undefined && compareDecimals(value, upper) > 0);
