import type { Refusal } from '@axle/kernel';
import type { Field } from '../field/field.ts';
import { otherCurrency } from '../kinds/money.ts';
import { namedCurrency, standsFor } from '../kinds/named-currency.ts';

/** The cells of a row, and what is wrong with the signs of currencies in them. */
export interface SignedCells {
  readonly cells: Readonly<Record<string, string>>;
  readonly refusals: readonly Refusal[];
}

/**
 * Takes the sign of a currency off amounts whose currency another cell of the row says, where both agree: `￥86.50` beside `CNY`. One that
 * says another currency is refused, `CURRENCY`, and its cell emptied. Beside an empty currency a sign stays, and is no number. `lines` is
 * the field whose line the row is: its amounts stand under `<lines>.<column>`, and may go by the currency of the record.
 */
export function withoutSigns(
  fields: Readonly<Record<string, Field>>,
  cells: Readonly<Record<string, string>>,
  lines?: string,
): SignedCells {
  const bare: Record<string, string> = {};
  const refusals: Refusal[] = [];
  const under = lines === undefined ? '' : `${lines}.`;
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'money' || !('field' in field.currency)) continue;
    const key = `${under}${name}`;
    const cell = cells[key] ?? '';
    const currency = (cells[`${under}${field.currency.field}`] || cells[field.currency.field] || '').trim().toUpperCase();
    const named = /^[A-Z]{3}$/.test(currency) ? namedCurrency(cell) : undefined;
    if (!named) continue;
    const agrees = standsFor(named.sign, currency);
    bare[key] = agrees ? named.bare : '';
    if (!agrees) refusals.push({ ...otherCurrency(field, cell, currency), field: key });
  }
  return { cells: { ...cells, ...bare }, refusals };
}
