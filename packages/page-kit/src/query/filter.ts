import { mostBatchCodes } from '@axle/validation';
/**
 * How a filter compares.
 * `in`/`notIn` take a list (on list fields: holds any / none of them); `between` takes [from, to], either end may be null;
 * `inForceOn` takes a day, and asks which records hold on it: from the day of the field until that of its `until`, both included;
 * `search` takes a text as people type it, and asks whether it finds the record by all that the resource is searched by [K20];
 * `isEmpty`/`notEmpty` take nothing; the others take one value. Texts compare without case on folding fields and with case on
 * others, and are ordered by code point. An empty field is different from every value: it satisfies `ne` and `notIn`, and
 * none of the other comparisons.
 */
export type FilterOperator =
  | 'eq'
  | 'ne'
  | 'in'
  | 'notIn'
  | 'contains'
  | 'startsWith'
  | 'search'
  | 'gt'
  | 'gte'
  | 'lt'
  | 'lte'
  | 'between'
  | 'inForceOn'
  | 'isEmpty'
  | 'notEmpty';

/** Every operator, for checks of what came over the wire. */
export const filterOperators: readonly FilterOperator[] = [
  'eq',
  'ne',
  'in',
  'notIn',
  'contains',
  'startsWith',
  'search',
  'gt',
  'gte',
  'lt',
  'lte',
  'between',
  'inForceOn',
  'isEmpty',
  'notEmpty',
];

/** One condition; the conditions of a query must all hold. */
export interface Filter<Name extends string = string> {
  readonly field: Name;
  readonly op: FilterOperator;
  readonly value?: unknown;
  /** Other fields of the same kind: the condition holds when it holds for `field` or for one of these. For the quick search. */
  readonly also?: readonly Name[];
}

/** Most values that one `in` filter may list (a pasted batch). */
export const mostFilterValues = mostBatchCodes;
