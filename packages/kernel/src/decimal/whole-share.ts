import { divide, multiply } from './arithmetic.ts';
import type { Decimal } from './decimal.ts';

/** [K22] Whole pieces of a share in percent; a part of a piece is none. */
export const wholeShare = (pieces: number, percent: Decimal): number =>
  Number(divide(multiply(String(pieces) as Decimal, percent), '100' as Decimal, 0, 'down'));
