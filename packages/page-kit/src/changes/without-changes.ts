import type { Field, LinesField } from '../field/field.ts';
import type { Line } from '../kinds/lines.ts';
import { lineKey } from '../lines/line-keys.ts';
import type { FieldChange, LineChange } from '../records/records.ts';
import type { RecordValues } from '../resource/resource.ts';
import { linesIn } from '../lines/lines-in.ts';

/**
 * [S4] A record as it was before some changes: the result of {@link changesBetween} undone. Lines that only changed places stay where they
 * are.
 */
export function withoutChanges(
  fields: Readonly<Record<string, Field>>,
  record: RecordValues,
  changes: readonly FieldChange[],
): RecordValues {
  const former: Record<string, unknown> = { ...record };
  for (const { field: key, before, lines } of changes) {
    const field = fields[key];
    const value = field?.kind === 'lines' && lines ? withoutLineChanges(field, linesIn(record, key), lines) : before;
    if (value === undefined || value === null) delete former[key];
    else former[key] = value;
  }
  return former;
}

function withoutLineChanges(field: LinesField, lines: readonly Line[], changes: readonly LineChange[]): readonly Line[] | undefined {
  const standing = new Map(changes.filter(({ kind }) => kind !== 'removed').map(change => [lineKey(field, change.key), change]));
  const former = lines.flatMap((line): readonly Line[] => {
    const change = standing.get(lineKey(field, line));
    if (!change) return [line];
    return change.kind === 'added' ? [] : [withoutChanges(field.fields, line, change.changes)];
  });
  for (const { at, changes: held } of changes.filter(({ kind }) => kind === 'removed').toSorted((one, other) => one.at - other.at))
    former.splice(at, 0, withoutChanges(field.fields, {}, held));
  return former.length > 0 ? former : undefined;
}
