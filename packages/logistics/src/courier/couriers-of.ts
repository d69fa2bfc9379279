import { fitsPattern } from '@axle/kernel';
import { bareNumber } from './bare-number.ts';

/** What is known of a courier's tracking numbers. */
export interface NumberedCourier {
  readonly code: string;
  readonly numberRegex?: string;
}

/** [L15] The couriers whose pattern a whole number matches, the longest pattern first, then by code. */
export function couriersOf<Courier extends NumberedCourier>(couriers: readonly Courier[], number: string): readonly Courier[] {
  const bare = bareNumber(number);
  return couriers
    .filter(({ numberRegex }) => numberRegex !== undefined && fitsPattern(numberRegex, bare))
    .toSorted((one, other) => (other.numberRegex ?? '').length - (one.numberRegex ?? '').length || (one.code < other.code ? -1 : 1));
}
