import { type Decimal, ok, typedDecimal } from '@axle/kernel';
import type { QuantityField } from '../field/number-fields.ts';
import { acceptDecimal, acceptTyped, formatDecimal, numberOperators } from './decimal-text.ts';
import type { KindRules } from './kind-rules.ts';

/** Quantities. A text may name the unit where it is the same for all records: `12 pc`. */
export const quantityRules: KindRules<QuantityField, Decimal> = {
  accept: acceptDecimal,
  parse(field, cell) {
    const text = cell.normalize('NFKC').trim();
    const units = 'label' in field.unit ? [field.unit.label.zh, field.unit.label.en] : [];
    const unit = units.find(name => text.toLowerCase().endsWith(name.toLowerCase())) ?? '';
    return text === '' ? ok(undefined) : acceptTyped(field, cell, typedDecimal(text.slice(0, text.length - unit.length)));
  },
  format: formatDecimal,
  operators: numberOperators,
  sortable: true,
  align: 'right',
  width: 104,
};
