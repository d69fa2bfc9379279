import { compareDecimals, type Decimal, zero } from '@axle/kernel';

/** How well a warehouse covers its demand. */
export type CoverBand = 'none' | 'out' | 'short' | 'fine' | 'excess';

const short = '4' as Decimal;
const long = '26' as Decimal;

/**
 * [O9e] How the cover of a warehouse is coloured: none without demand, out at nothing, short below 4 weeks, excess above 26
 * (operation.md, multiWarehouse).
 */
export function coverBand(weeks: Decimal | undefined): CoverBand {
  if (weeks === undefined) return 'none';
  if (compareDecimals(weeks, zero) <= 0) return 'out';
  if (compareDecimals(weeks, short) < 0) return 'short';
  return compareDecimals(weeks, long) > 0 ? 'excess' : 'fine';
}
