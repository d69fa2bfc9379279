import type { Refusal } from '@axle/kernel';
import {
  type KnownSpellings,
  onceFor,
  type RecordRow,
  type RecordValues,
  refusedByState,
  type Resource,
  sameValue,
  settleSpelling,
} from '@axle/page-kit';
import { checkChange, checkNew } from '../check-writing.ts';
import { fieldRights } from '../field-rights.ts';
import { ownValues } from '../writes/record-changes.ts';
import type { RecordParts } from '../record-parts.ts';
import { keyFields } from './stored-by-key.ts';
import type { UpsertRow } from './upsert-row.ts';

/** What a row makes of a record; `after` is absent where it changes nothing or is refused. */
export interface MergedRow {
  readonly after?: RecordValues;
  readonly refusals: readonly Refusal[];
}

const initials = onceFor((resource: Resource) =>
  Object.fromEntries(Object.entries(resource.fields).flatMap(([key, { initial }]) => (initial === undefined ? [] : [[key, initial]]))),
);

/** The record that a row begins. Fields without a value have their initial one. */
export function newFrom(parts: RecordParts, known: KnownSpellings, { values }: UpsertRow): MergedRow {
  const { resource } = parts;
  const checked = checkNew(parts, { ...initials(resource), ...values });
  if (checked.refusals.length > 0) return { refusals: checked.refusals };
  return { after: settleSpelling(resource.spelling, known, checked.values).values, refusals: [] };
}

/** What a row changes of the record that has its key. The key keeps its spelling; another one is kept as an alias. */
export function changeFrom(parts: RecordParts, known: KnownSpellings, { values, cleared }: UpsertRow, before: RecordRow): MergedRow {
  const { resource } = parts;
  const { mayRead } = fieldRights(parts);
  const keys = keyFields(resource);
  const given: Record<string, unknown> = Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)));
  for (const key of cleared) if (!keys.includes(key)) given[key] = null;
  const aliased = withAliases(parts, known, { ...values, ...keptSpellings(parts, given, before) }, before);
  const isSame = Object.keys(given).every(key => mayRead(key) && sameValue(before[key], given[key]));
  if (isSame)
    return sameLists(aliased, before)
      ? { refusals: [] }
      : { after: { ...ownValues(resource, before), ...aliased, status: before['status'] }, refusals: [] };
  const closed = refusedByState(resource, before, 'update');
  if (closed) return { refusals: [closed] };
  const checked = checkChange(parts, before, given);
  if (checked.refusals.length > 0) return { refusals: checked.refusals };
  const settled = settleSpelling(resource.spelling, known, checked.values).values;
  return { after: { ...settled, ...aliased }, refusals: [] };
}

/** Texts of spelling rules that are no part of the key and stay as they are: the record's own. */
const keptSpellings = ({ resource }: RecordParts, given: RecordValues, before: RecordRow): RecordValues =>
  Object.fromEntries(
    resource.spelling
      .filter(({ field }) => given[field] === undefined && before[field] !== undefined && !keyFields(resource).includes(field))
      .map(({ field }) => [field, before[field]]),
  );

/** The alias lists of a record with the later spellings that a row brings. */
function withAliases({ resource }: RecordParts, known: KnownSpellings, values: RecordValues, before: RecordRow): RecordValues {
  const { aliases } = settleSpelling(resource.spelling, known, { ...ownValues(resource, before), ...values });
  return Object.fromEntries(
    Object.entries(aliases).map(([field, later]) => [
      field,
      [...new Set([...((before[field] as readonly string[] | undefined) ?? []), ...later])],
    ]),
  );
}

const sameLists = (aliased: RecordValues, before: RecordRow): boolean =>
  Object.entries(aliased).every(([field, list]) => sameValue(before[field], list));
