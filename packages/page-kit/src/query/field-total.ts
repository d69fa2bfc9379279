import type { Decimal } from '@axle/kernel';
import type { Field, FieldKind } from '../field/field.ts';
import type { Quotient } from '../field/number-fields.ts';

/**
 * The sum of a number field over all rows that match, or over those of one currency or unit: amounts of different ones are never added up.
 * Of a field of people it is how many different ones there are.
 */
export interface FieldTotal {
  readonly field: string;
  /** The currency or unit, where each record has its own; absent where it is not given. */
  readonly of?: unknown;
  readonly sum: Decimal;
  /** Rows that hold a value. */
  readonly count: number;
}

/** Most fields that one call adds up. */
export const mostTotals = 20;

const summed: readonly FieldKind[] = ['integer', 'decimal', 'money', 'quantity', 'measure', 'bytes'];

/** Whether the different values of a field are counted in place of being added up: people. */
export const countsDifferent = (field: Field): boolean => field.kind === 'user';

/** By which sums the total of a field is recalculated; undefined for all others. */
export const quotientOf = (field: Field): Quotient | undefined => ('quotient' in field ? field.quotient : undefined);

/**
 * Whether a field has a total: its values can be added up, its different ones counted, or a share recalculated. Years and other shares
 * have none.
 */
export const hasTotal = (field: Field): boolean =>
  countsDifferent(field) ||
  quotientOf(field) !== undefined ||
  (summed.includes(field.kind) && !(field.kind === 'integer' && field.grouping === false));
