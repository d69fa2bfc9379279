import { ok, refuse, type Result } from '@axle/kernel';
import type { Field, UserField } from '../field/field.ts';
import type { RefField } from '../field/reference-fields.ts';
import { refusals } from './kind-rules.ts';

/** A field that takes any number of records or users in place of one. */
export type SeveralField = (RefField | UserField) & { readonly several: true };

/** Whether a field takes any number of records or users in place of one. */
export const takesSeveral = (field: Field): field is SeveralField =>
  (field.kind === 'ref' || field.kind === 'user') && field.several === true;

/** Reads ids by what reads one of them, each once, in the order given; one alone is a list of one, and an empty list is nothing. */
export function acceptSeveral(
  field: SeveralField,
  json: unknown,
  one: (json: unknown) => Result<unknown>,
): Result<readonly unknown[] | undefined> {
  const read = [json].flat().map(one);
  if (read.some(result => !result.ok)) return refuse(refusals.format(field, json));
  const ids = [...new Set(read.flatMap(result => (result.ok && result.value !== undefined ? [result.value] : [])))];
  return ok(ids.length > 0 ? ids : undefined);
}
