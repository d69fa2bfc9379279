import type { FieldCommon } from './every-field.ts';

/** An address in parts, held to the customs of its country. */
export interface AddressField extends FieldCommon {
  readonly kind: 'address';
}

/** Two values of any shape, before and after a change: what a log keeps of one. Only ever shown. */
export interface JsonDifferenceField extends FieldCommon {
  readonly kind: 'jsonDifference';
}

/**
 * How a number of the record went over the days before its own: drawn as a small line. Read-only, and closed to users who may not read
 * that number.
 */
export interface TrendField extends FieldCommon {
  readonly kind: 'trend';
  /** The field of the record whose course it is. */
  readonly of: string;
  /** Days that the line spans. */
  readonly days: number;
  /** Whether less is better, as of a rank: the line is turned over. */
  readonly lessIsBetter?: boolean;
  /** The number stays as it was until the next point, as a price does: drawn in steps. */
  readonly steps?: boolean;
}
