import { compareDecimals, type Decimal, foldSpelling } from '@axle/kernel';
import type { Address } from '../address/address.ts';
import type { Field } from '../field/field.ts';
import { heldCode } from '../kinds/code.ts';
import { holdsDecimals } from '../kinds/decimal-text.ts';

/** The form of a value that is compared: of addresses their country, texts of folding fields without case, codes in their normal form. */
export function comparable(field: Field, value: unknown): unknown {
  if (field.kind === 'address' && typeof value === 'object') return (value as Address | undefined)?.country;
  if (typeof value !== 'string') return value;
  if (field.kind === 'code') return heldCode(field, value);
  return field.kind === 'text' && field.fold ? foldSpelling(value) : value;
}

/** Order by code point, as the database's C order is; JavaScript's own order puts some signs elsewhere. */
function compareTexts(one: string, other: string): number {
  const left = Array.from(one, sign => sign.codePointAt(0) ?? 0);
  const right = Array.from(other, sign => sign.codePointAt(0) ?? 0);
  const at = left.findIndex((point, index) => point !== right[index]);
  if (at < 0) return left.length - right.length;
  return (left[at] ?? 0) - (right[at] ?? -1);
}

/** Order of two values of a field; empty ones are greater than any value and equal to each other. */
export function compareValues(field: Field, one: unknown, other: unknown): number {
  const left = comparable(field, one);
  const right = comparable(field, other);
  if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
  if (holdsDecimals(field)) return compareDecimals(left as Decimal, right as Decimal);
  if (typeof left === 'string' && typeof right === 'string') return compareTexts(left, right);
  return Number(left) - Number(right);
}
