import type { Field, LinesField } from '../field/field.ts';
import type { Line } from '../kinds/lines.ts';
import { keyValues, linesByKey } from '../lines/line-keys.ts';
import { linesIn } from '../lines/lines-in.ts';
import type { FieldChange, LineChange } from '../records/records.ts';
import type { RecordValues } from '../resource/resource.ts';
import { onceFor } from '../resource/once-for.ts';
import { sameValue } from './same-value.ts';

const entriesOf = onceFor((fields: Readonly<Record<string, Field>>) => Object.entries(fields));

/** [S4] The fields that differ between two records, lines compared line by line; an absent side was, or becomes, empty. */
export const changesBetween = (
  fields: Readonly<Record<string, Field>>,
  before: RecordValues,
  after: RecordValues,
): readonly FieldChange[] =>
  entriesOf(fields)
    .filter(([key]) => !sameValue(before[key], after[key]))
    .map(([key, field]) =>
      field.kind === 'lines'
        ? { field: key, lines: lineChanges(field, linesIn(before, key), linesIn(after, key)) }
        : { field: key, before: before[key], after: after[key] },
    );

/** Lines that came, went, or hold something else, by what they are known by; none where only their order changed. */
function lineChanges(field: LinesField, before: readonly Line[], after: readonly Line[]): readonly LineChange[] {
  const [old, now] = [linesByKey(field, before), linesByKey(field, after)];
  const removed = [...old].flatMap(([key, line], at): readonly LineChange[] =>
    now.has(key) ? [] : [{ key: keyValues(field, line), kind: 'removed', at, changes: changesBetween(field.fields, line, {}) }],
  );
  const standing = [...now].flatMap(([key, line], at): readonly LineChange[] => {
    const former = old.get(key);
    const changes = changesBetween(field.fields, former ?? {}, line);
    return changes.length > 0 ? [{ key: keyValues(field, line), kind: former ? 'changed' : 'added', at, changes }] : [];
  });
  return [...removed, ...standing];
}
