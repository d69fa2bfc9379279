import { type Decimal, ok, typedDecimal } from '@axle/kernel';
import type { PercentField } from '../field/number-fields.ts';
import { acceptDecimal, acceptTyped, formatDecimal, numberOperators } from './decimal-text.ts';
import type { KindRules } from './kind-rules.ts';

/** Shares in percent. `12.5` and `12.5%` are the same. */
export const percentRules: KindRules<PercentField, Decimal> = {
  accept: acceptDecimal,
  parse(field, cell) {
    const text = cell.normalize('NFKC').trim();
    return text === '' ? ok(undefined) : acceptTyped(field, cell, typedDecimal(text.replace(/%$/, '')));
  },
  format: formatDecimal,
  operators: numberOperators,
  sortable: true,
  align: 'right',
  width: 96,
};
