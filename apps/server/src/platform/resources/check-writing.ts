import type { Refusal } from '@axle/kernel';
import { checkRecord, forbiddenField, immutableField, type RecordRow, type RecordValues, sameValue } from '@axle/page-kit';
import { closedCells, withUnseenColumns } from './closed-columns.ts';
import { liesInScope } from './query/data-scope.ts';
import { fieldRights } from './field-rights.ts';
import { ownValues } from './writes/record-changes.ts';
import { type RecordParts, todayOf } from './record-parts.ts';
import { outOfScope } from './record-refusals.ts';

/** A record that may be written, or everything that stands against it. */
export interface CheckedWriting {
  readonly values: RecordValues;
  readonly refusals: readonly Refusal[];
}

/** Checks a new record. Fields that the actor may not write begin with their initial value, and may be given with no other. */
export function checkNew(parts: RecordParts, given: RecordValues): CheckedWriting {
  const { resource, caller } = parts;
  const rights = fieldRights(parts);
  const { closed } = rights;
  const initials = Object.fromEntries(
    closed.flatMap(([key, { initial }]) => (isGiven(given[key]) || initial === undefined ? [] : [[key, initial]])),
  );
  const { values, refusals } = checkRecord(resource, withUnseenColumns(resource, rights, {}, { ...given, ...initials }), todayOf(caller));
  const written = closed.filter(([key, { initial }]) => isGiven(given[key]) && !sameValue(values[key], initial)).map(([key]) => key);
  const forbidden = [...written, ...closedCells(resource, rights, {}, values)].map(key => forbiddenField(resource, key));
  const outside = liesInScope(resource, caller, values) ? [] : [outOfScope(resource)];
  const derived = resource.derive?.(values) ?? {};
  return {
    values: { ...values, ...derived },
    refusals: refusals.length + forbidden.length > 0 ? readableRefusals(parts, [...refusals, ...forbidden]) : outside,
  };
}

/** Checks a change of some fields of a stored record; `values` is the whole record afterwards. */
export function checkChange(parts: RecordParts, before: RecordRow, given: RecordValues): CheckedWriting {
  const { resource, caller } = parts;
  const rights = fieldRights(parts);
  const { mayRead, mayWrite } = rights;
  const { values, refusals } = checkRecord(resource, { ...before, ...withUnseenColumns(resource, rights, before, given) }, todayOf(caller));
  const own = Object.entries(resource.fields).filter(([, field]) => !field.readOnly);
  const changed = own.map(([key]) => key).filter(key => !sameValue(before[key], values[key]));
  const fixed = changed.filter(key => resource.fields[key]?.immutable).map(key => immutableField(resource, key));
  // a field that may not be read is refused whether the value differs or not: the answer would reveal its value
  const guessed = own.map(([key]) => key).filter(key => !mayRead(key) && given[key] !== undefined);
  const closed = [...guessed, ...changed.filter(key => !mayWrite(key)), ...closedCells(resource, rights, before, values)];
  const forbidden = [...new Set(closed)].map(key => forbiddenField(resource, key));
  const kept = Object.fromEntries(Object.entries(ownValues(resource, before)).filter(([key]) => resource.fields[key]?.readOnly));
  const derived = resource.derive?.(values, before) ?? {};
  const after = { ...kept, ...values, ...derived, status: before['status'] };
  const found = readableRefusals(parts, [...refusals, ...fixed, ...forbidden]);
  return { values: after, refusals: found.length > 0 || liesInScope(resource, caller, after, before.id) ? found : [outOfScope(resource)] };
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Messages about a field that the user may not read would reveal its value. */
export function readableRefusals(parts: RecordParts, refusals: readonly Refusal[]): readonly Refusal[] {
  const { mayRead } = fieldRights(parts);
  return refusals.map(refusal =>
    refusal.field === undefined || mayRead(refusal.field) ? refusal : forbiddenField(parts.resource, refusal.field),
  );
}
