import { type Decimal, ok, typedDecimal } from '@axle/kernel';
import type { MoneyField } from '../field/number-fields.ts';
import { acceptDecimal, acceptTyped, formatDecimal, numberOperators } from './decimal-text.ts';
import type { KindRules } from './kind-rules.ts';

/** Amounts of money. A text may name the currency where it is the same for all records: `CNY 1,234.50`. */
export const moneyRules: KindRules<MoneyField, Decimal> = {
  accept: acceptDecimal,
  parse(field, cell) {
    const text = cell.normalize('NFKC').trim();
    const code = 'code' in field.currency ? field.currency.code : undefined;
    const bare = code ? text.replace(new RegExp(`^${code}\\s*|\\s*${code}$`, 'i'), '') : text;
    return text === '' ? ok(undefined) : acceptTyped(field, cell, typedDecimal(bare));
  },
  format: formatDecimal,
  operators: numberOperators,
  sortable: true,
  align: 'right',
  width: 120,
};
