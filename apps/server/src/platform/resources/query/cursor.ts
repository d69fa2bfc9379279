import { decimal } from '@axle/kernel';
import { acceptValue, holdsDecimals, type RecordValues, type Sort, utcInstant } from '@axle/page-kit';
import type { OrderTerm } from './order-terms.ts';

/** The order that a cursor belongs to; a cursor of another order points nowhere. */
const fingerprint = (terms: readonly OrderTerm[]): string =>
  terms.map(({ key, descending }: Pick<OrderTerm, 'key'> & Pick<Sort, 'descending'>) => (descending ? `-${key}` : key)).join();

/** An opaque text that says where a row stands in an order. */
export const cursorAt = (terms: readonly OrderTerm[], row: RecordValues): string =>
  Buffer.from(JSON.stringify([fingerprint(terms), ...terms.map(({ carriedAs }) => row[carriedAs] ?? null)])).toString('base64url');

/** The values that a cursor was made from, one for each term; undefined for a broken one or one of another order. */
export function readCursor(terms: readonly OrderTerm[], cursor: string): readonly unknown[] | undefined {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (!Array.isArray(parts)) return undefined;
    const [made, ...values] = parts as unknown[];
    const fits =
      made === fingerprint(terms) && values.length === terms.length && terms.every((term, index) => mayHold(term, values[index]));
    return fits ? values : undefined;
  } catch {
    return undefined;
  }
}

function mayHold({ field, mayBeEmpty }: OrderTerm, value: unknown): boolean {
  if (value === null) return mayBeEmpty;
  if (field.kind === 'instant') return typeof value === 'string' && utcInstant(value) === value;
  if (holdsDecimals(field)) return typeof value === 'string' && decimal(value).ok;
  if (isOfCalendar(field.kind)) return acceptValue(field, value).ok;
  if (field.kind === 'bool') return typeof value === 'boolean';
  if (typeof value === 'number') return field.kind !== 'text' && field.kind !== 'code' && Number.isSafeInteger(value);
  return (
    typeof value === 'string' &&
    !value.includes('\u0000') &&
    (field.kind === 'text' ||
      field.kind === 'code' ||
      (field.kind === 'enum' && field.options.some(option => typeof option.code === 'string')))
  );
}

const isOfCalendar = (kind: string): boolean => ['date', 'week', 'month', 'time'].includes(kind);
