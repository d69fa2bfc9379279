import { amountDigits, type Decimal, type Refusal } from '@axle/kernel';
import type { Field } from '../field/field.ts';
import { digitsIn } from '../kinds/decimal-text.ts';
import { linesIn } from '../lines/lines-in.ts';
import type { RecordValues } from './resource.ts';

/**
 * What stands against the amounts of a record whose currency another of its fields says: `AMOUNT_DIGITS` where one has more digits than its
 * currency. Lines have their own currency, else that of the record. Amounts without a currency are not judged.
 */
export function moneyDigits(fields: Readonly<Record<string, Field>>, values: RecordValues): readonly Refusal[] {
  const own = amountsOf(fields, values, values);
  const inLines = Object.entries(fields).flatMap(([key, field]) =>
    field.kind !== 'lines'
      ? []
      : linesIn(values, key).flatMap((line, at) =>
          amountsOf(field.fields, line, { ...values, ...line }).map(refusal => ({ ...refusal, field: `${key}.${at}.${refusal.field}` })),
        ),
  );
  return [...own, ...inLines];
}

function amountsOf(fields: Readonly<Record<string, Field>>, values: RecordValues, about: RecordValues): readonly Refusal[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    if (field.kind !== 'money' || !('field' in field.currency)) return [];
    const [amount, currency] = [values[key], about[field.currency.field]];
    if (typeof amount !== 'string' || typeof currency !== 'string') return [];
    return amountDigits(amount as Decimal, currency, digitsIn(field, currency)).map(refusal => ({ ...refusal, field: key }));
  });
}
