import type { Field } from '../field/field.ts';
import { holdsDecimals } from './decimal-text.ts';

/** Greater than any number that a field keeps, within what the database compares. */
const widest = '9'.repeat(60);

/** The field without its bounds, of codes their pattern, which do not bind a search: what lies beyond them is simply not found. */
export function unbound(field: Field): Field {
  if (field.kind === 'integer') return { ...field, min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER };
  if (field.kind === 'date') return { ...field, min: '0001-01-01', max: '9999-12-31' };
  if (field.kind === 'code') return { ...field, pattern: '.*', maxLength: 200 };
  if (!holdsDecimals(field)) return field;
  const bounds = { min: `-${widest}`, max: widest };
  return field.kind === 'measure' ? { ...field, ...bounds } : { ...field, ...bounds, scale: 30 };
}
