import { compareDecimals, type Decimal, decimal, groupedDecimal, minorDigits, ok, refuse, type Result, round, scaleOf } from '@axle/kernel';
import type { Field } from '../field/field.ts';
import type { DecimalTextField } from '../field/number-fields.ts';
import type { FilterOperator } from '../query/filter.ts';
import { refusals } from './kind-rules.ts';

/** What every kind of exact number can be asked. */
export const numberOperators: readonly FilterOperator[] = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'between', 'in', 'isEmpty', 'notEmpty'];

/** Bounds where a field has none: 14 digits, which every column takes. */
const widest = { min: '-99999999999999', max: '99999999999999' };

const measureDigits = { cm: 2, kg: 3, m3: 6 } as const;

/** Most digits behind the point that a field keeps. */
export function scaleOfField(field: DecimalTextField): number {
  if (field.kind === 'measure') return measureDigits[field.unit];
  return field.kind === 'money' && 'code' in field.currency ? digitsIn(field, field.currency.code) : field.scale;
}

/** Digits that a field keeps of a currency: those of its amounts, and so many more as the field is finer than cents, as prices are. */
export const digitsIn = ({ scale }: { readonly scale: number }, currency: string): number =>
  Math.max(0, Math.min(scale, scale - 2 + minorDigits(currency)));

/**
 * [NF1] Digits behind the point that are always shown: of money all that the field keeps, so that a column of prices has the same number in
 * each row wherever it is read, and amounts have those of their currency; of other numbers what the field says, else none.
 */
const placesOf = (field: DecimalTextField): number => {
  if (field.kind === 'measure') return 0;
  return field.places ?? (field.kind === 'money' ? scaleOfField(field) : 0);
};

/** Whether a field's values are decimal texts. */
export const holdsDecimals = (field: { readonly kind: string }): field is DecimalTextField =>
  ['decimal', 'money', 'percent', 'quantity', 'measure'].includes(field.kind);

/** Reads a decimal text that came as JSON. Digits beyond the field's are refused, not dropped. */
export function acceptDecimal(field: DecimalTextField, json: unknown): Result<Decimal | undefined> {
  if (json === undefined || json === null || json === '') return ok(undefined);
  const read = typeof json === 'string' ? decimal(json) : undefined;
  if (!read?.ok) return refuse(refusals.format(field, json));
  const { min = widest.min, max = widest.max } = field;
  if (scaleOf(read.value) > scaleOfField(field)) return refuse(refusals.tooFine(field, scaleOfField(field)));
  const outside = compareDecimals(read.value, min as Decimal) < 0 || compareDecimals(read.value, max as Decimal) > 0;
  return outside ? refuse(refusals.range(field, `${shownBound(min)} – ${shownBound(max)}`)) : ok(read.value);
}

const shownBound = (bound: string) => groupedDecimal(bound as Decimal);

/** Takes what was typed, already read as a number. What a conversion of units leaves beyond the field's digits is rounded half up. */
export const acceptTyped = (field: DecimalTextField, cell: string, read: Result<Decimal>): Result<Decimal | undefined> => {
  if (!read.ok) return refuse(refusals.format(field, cell.trim()));
  return acceptDecimal(field, field.kind === 'measure' ? round(read.value, scaleOfField(field)) : read.value);
};

/** A field of money as it is of one currency, where each record says its own: with that currency's digits. */
export const inCurrency = (field: Field, currency: string): Field =>
  field.kind === 'money' && 'field' in field.currency ? { ...field, currency: { code: currency } } : field;

/** A field as it is in a record: money that goes by another field is of the currency that stands there, where one does. */
export function inRecord<Kept extends Field>(field: Kept, record: Readonly<Record<string, unknown>>): Kept {
  const currency = field.kind === 'money' && 'field' in field.currency ? record[field.currency.field] : undefined;
  return typeof currency === 'string' ? (inCurrency(field, currency) as Kept) : field;
}

/** The number for a reader. Its unit stands in the head of the column. */
export const formatDecimal = (field: DecimalTextField, value: Decimal | undefined): string =>
  value === undefined ? '' : groupedDecimal(value, placesOf(field));
