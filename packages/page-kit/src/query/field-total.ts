import type { Decimal } from '@axle/kernel';
import type { Field, FieldKind } from '../field/field.ts';

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
export const mostTotals = 12;

const summed: readonly FieldKind[] = ['integer', 'decimal', 'money', 'quantity', 'measure', 'bytes'];

/** Whether the different values of a field are counted in place of being added up: people. */
export const countsDifferent = (field: Field): boolean => field.kind === 'user';

/** Whether the values of a field can be added up, or its different ones counted: shares and years cannot. */
export const hasTotal = (field: Field): boolean =>
  countsDifferent(field) || (summed.includes(field.kind) && !(field.kind === 'integer' && field.grouping === false));
