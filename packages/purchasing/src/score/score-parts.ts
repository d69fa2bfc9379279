import type { Decimal } from '@axle/kernel';

/** [R19] What each item counts for in its dimension, and how points follow from prices and defects. */
export const scoreParts = {
  lotPassRate: '0.6' as Decimal,
  clean: '0.4' as Decimal,
  /** Defective units in a million at which nothing is left of that part of the quality. */
  worstPpm: '10000' as Decimal,
  otdQty: '0.7' as Decimal,
  inFullRate: '0.3' as Decimal,
  /** Points of prices that stay as they are, and points that each percent of a rise costs. */
  steadyPrice: '80' as Decimal,
  perPercent: '10' as Decimal,
  replyRate: '0.5' as Decimal,
  eightDRate: '0.3' as Decimal,
  documentRate: '0.2' as Decimal,
} as const;
