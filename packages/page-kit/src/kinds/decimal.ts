import { type Decimal, ok, typedDecimal } from '@axle/kernel';
import type { DecimalField } from '../field/number-fields.ts';
import { acceptDecimal, acceptTyped, formatDecimal, numberOperators } from './decimal-text.ts';
import type { KindRules } from './kind-rules.ts';

/** Exact numbers. */
export const decimalRules: KindRules<DecimalField, Decimal> = {
  accept: acceptDecimal,
  parse: (field, cell) => (cell.trim() === '' ? ok(undefined) : acceptTyped(field, cell, typedDecimal(cell))),
  format: formatDecimal,
  operators: numberOperators,
  sortable: true,
  align: 'right',
  width: 112,
};
