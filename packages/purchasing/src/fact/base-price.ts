import type { Bought } from './saving.ts';

/**
 * [R73] What a purchase is compared with: all purchases of its SKU in the calendar year before, else the first one ever. Undefined where
 * there is none.
 */
export const comparedWith = (yearBefore: Bought | undefined, first: Bought | undefined): Bought | undefined =>
  yearBefore && yearBefore.qty > 0 ? yearBefore : first;
