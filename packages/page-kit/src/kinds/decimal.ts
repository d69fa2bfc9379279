import { type Decimal, multiply, ok, type Result, typedDecimal } from '@axle/kernel';
import type { DecimalField } from '../field/number-fields.ts';
import { acceptDecimal, acceptTyped, formatDecimal, numberOperators } from './decimal-text.ts';
import type { KindRules } from './kind-rules.ts';

const hundredth = '0.01' as Decimal;

/** `12.5%` is the number 0.125: so a spreadsheet shows a factor whose cell is formatted in percent. */
function typedFactor(text: string): Result<Decimal> {
  const share = /^(.*)%$/.exec(text.normalize('NFKC').trim())?.[1];
  const read = typedDecimal(share ?? text);
  return read.ok && share !== undefined ? ok(multiply(read.value, hundredth)) : read;
}

/** Exact numbers. */
export const decimalRules: KindRules<DecimalField, Decimal> = {
  accept: acceptDecimal,
  parse: (field, cell) => (cell.trim() === '' ? ok(undefined) : acceptTyped(field, cell, typedFactor(cell))),
  format: formatDecimal,
  operators: numberOperators,
  sortable: true,
  align: 'right',
  width: 112,
};
