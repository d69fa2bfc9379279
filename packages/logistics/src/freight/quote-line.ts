import type { Decimal, Text } from '@axle/kernel';

/** A line of a quote: what it is, how it comes about, and what it adds. */
export interface QuoteLine {
  readonly code: string;
  readonly item: Text;
  readonly basis: Text;
  readonly amount?: Decimal;
}
