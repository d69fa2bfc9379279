import { type Decimal, ok, type Refusal, refuse, typedDecimal } from '@axle/kernel';
import type { MoneyField } from '../field/number-fields.ts';
import { acceptDecimal, acceptTyped, formatDecimal, numberOperators } from './decimal-text.ts';
import type { KindRules } from './kind-rules.ts';
import { namedCurrency, standsFor } from './named-currency.ts';

/** Said of an amount that is written with another currency than its own: `CURRENCY`. */
export const otherCurrency = (field: MoneyField, cell: string, currency: string): Refusal => ({
  code: 'CURRENCY',
  message: {
    zh: `${field.label.zh}“${cell.trim().slice(0, 40)}”的货币符号与币种${currency}不符`,
    en: `${field.label.en} “${cell.trim().slice(0, 40)}” is not in ${currency}, its currency`,
  },
});

/** Amounts of money. A text may name the currency where it is the same for all records: `CNY 1,234.50`, `￥86.50`. */
export const moneyRules: KindRules<MoneyField, Decimal> = {
  accept: acceptDecimal,
  parse(field, cell) {
    if (cell.trim() === '') return ok(undefined);
    const named = 'code' in field.currency ? namedCurrency(cell) : undefined;
    if (named && 'code' in field.currency && !standsFor(named.sign, field.currency.code))
      return refuse(otherCurrency(field, cell, field.currency.code));
    return acceptTyped(field, cell, typedDecimal(named?.bare ?? cell));
  },
  format: formatDecimal,
  operators: numberOperators,
  sortable: true,
  align: 'right',
  width: 120,
};
