import { type Decimal, ok, readMeasure } from '@axle/kernel';
import type { MeasureField } from '../field/number-fields.ts';
import { acceptDecimal, acceptTyped, formatDecimal, numberOperators } from './decimal-text.ts';
import type { KindRules } from './kind-rules.ts';

/** Lengths, weights and volumes. A text may name another unit: `12 in`, `5 lb`. */
export const measureRules: KindRules<MeasureField, Decimal> = {
  accept: acceptDecimal,
  parse: (field, cell) => (cell.trim() === '' ? ok(undefined) : acceptTyped(field, cell, readMeasure(cell, field.unit))),
  format: formatDecimal,
  operators: numberOperators,
  sortable: true,
  align: 'right',
  width: 104,
};
