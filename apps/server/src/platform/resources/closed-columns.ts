import { type Line, lineKey, linesByKey, linesIn, type RecordValues, type Resource, sameValue } from '@axle/page-kit';
import type { FieldRights } from './field-rights.ts';
import { lineFields } from './query/select-lines.ts';

/**
 * Lines as they were given, with what the giver could not see: the columns closed to reading keep what the line held before, or begin with
 * their initial value in a line that is new.
 */
export function withUnseenColumns(resource: Resource, { mayRead }: FieldRights, before: RecordValues, given: RecordValues): RecordValues {
  const whole: Record<string, unknown> = { ...given };
  for (const [key, field] of lineFields(resource)) {
    const unseen = Object.keys(field.fields).filter(column => !mayRead(`${key}.${column}`));
    const lines = given[key];
    if (unseen.length === 0 || !Array.isArray(lines)) continue;
    const former = linesByKey(field, linesIn(before, key));
    whole[key] = (lines as readonly Line[]).map(line => {
      const held = former.get(lineKey(field, line));
      const kept = unseen
        .filter(column => line[column] === undefined)
        .map(column => [column, held ? held[column] : field.fields[column]!.initial]);
      return { ...line, ...Object.fromEntries(kept) };
    });
  }
  return whole;
}

/** The cells of closed columns that hold something else than before, or than a new line begins with: `lines.3.price`. */
export function closedCells(
  resource: Resource,
  { mayRead, mayWrite }: FieldRights,
  before: RecordValues,
  after: RecordValues,
): readonly string[] {
  return lineFields(resource).flatMap(([key, field]) => {
    const closed = Object.entries(field.fields).filter(([column]) => !mayWrite(`${key}.${column}`) || !mayRead(`${key}.${column}`));
    const former = linesByKey(field, linesIn(before, key));
    return linesIn(after, key).flatMap((line, at) => {
      const held = former.get(lineKey(field, line));
      return closed
        .filter(([column, { initial }]) => !sameValue(line[column], held ? held[column] : initial))
        .map(([column]) => `${key}.${at}.${column}`);
    });
  });
}
