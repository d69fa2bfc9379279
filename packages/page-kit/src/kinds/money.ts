import { type Decimal, ok, typedDecimal } from '@axle/kernel';
import type { MoneyField } from '../field/number-fields.ts';
import { acceptDecimal, acceptTyped, formatDecimal, numberOperators } from './decimal-text.ts';
import type { KindRules } from './kind-rules.ts';

/** Signs that stand for a currency beside its code, once widths are folded. */
const currencySigns: Readonly<Record<string, readonly string[]>> = {
  CNY: ['RMB', '¥', '人民币', '元'],
  JPY: ['¥', '円'],
  USD: ['US$', '$'],
  CAD: ['CA$', '$'],
  AUD: ['A$', '$'],
  MXN: ['MX$', '$'],
  EUR: ['€'],
  GBP: ['£'],
};

/** Amounts of money. A text may name the currency where it is the same for all records: `CNY 1,234.50`, `￥86.50`. */
export const moneyRules: KindRules<MoneyField, Decimal> = {
  accept: acceptDecimal,
  parse(field, cell) {
    const text = cell.normalize('NFKC').trim();
    const code = 'code' in field.currency ? field.currency.code : undefined;
    const signs = code === undefined ? [] : [code, ...(currencySigns[code] ?? [])];
    const sign = signs.find(one => text.toUpperCase().startsWith(one) || text.toUpperCase().endsWith(one)) ?? '';
    const bare = text.toUpperCase().startsWith(sign) ? text.slice(sign.length) : text.slice(0, text.length - sign.length);
    return text === '' ? ok(undefined) : acceptTyped(field, cell, typedDecimal(bare));
  },
  format: formatDecimal,
  operators: numberOperators,
  sortable: true,
  align: 'right',
  width: 120,
};
