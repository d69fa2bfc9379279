import type { Field, LinesField } from '../field/field.ts';
import type { Line } from '../kinds/lines.ts';
import { linesIn } from '../lines/lines-in.ts';
import { sameValue } from '../changes/same-value.ts';
import { lineKey, keyValues, linesByKey } from '../lines/line-keys.ts';
import type { RecordValues } from '../resource/resource.ts';

/** Whose value is taken where two people changed the same. */
export type Side = 'mine' | 'theirs';

/** A place that two people changed differently since they both read the record. */
export interface MergeClash {
  /** Identifies the place, so that a choice can name it: `note`, `lines["A"].qty`. */
  readonly place: string;
  readonly field: string;
  /** The line and its column; a line without a column was removed by one and changed by the other. */
  readonly line?: Line;
  readonly column?: string;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Two changes of one record as one. */
export interface Merge {
  readonly values: RecordValues;
  readonly clashes: readonly MergeClash[];
}

/**
 * Three-way merge, field by field and in lines cell by cell: what one side alone changed is kept, the same change by both is no clash.
 * Where both changed it differently, `choose` says whose value is taken, by default the user's own; the clash is reported either
 * way.
 */
export function mergeRecords(
  fields: Readonly<Record<string, Field>>,
  base: RecordValues,
  mine: RecordValues,
  theirs: RecordValues,
  choose: (place: string) => Side = () => 'mine',
): Merge {
  const clashes: MergeClash[] = [];
  const values: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(fields)) {
    const [old, own, other] = [base[key], mine[key], theirs[key]];
    const merged = (): unknown => {
      if (sameValue(old, own) || sameValue(own, other)) return other;
      if (sameValue(old, other)) return own;
      if (field.kind === 'lines') {
        const lines = mergeLines(key, field, { base: linesIn(base, key), mine: linesIn(mine, key), theirs: linesIn(theirs, key) }, choose);
        clashes.push(...lines.clashes);
        return lines.lines.length > 0 ? lines.lines : undefined;
      }
      clashes.push({ place: key, field: key, base: old, mine: own, theirs: other });
      return choose(key) === 'mine' ? own : other;
    };
    const value = merged();
    if (value !== undefined && value !== null) values[key] = value;
  }
  return { values, clashes };
}

interface Versions<Value> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

/** Lines stand in the order of the own side; those that only the other side has follow. */
function mergeLines(name: string, field: LinesField, sides: Versions<readonly Line[]>, choose: (place: string) => Side) {
  const [base, mine, theirs] = [linesByKey(field, sides.base), linesByKey(field, sides.mine), linesByKey(field, sides.theirs)];
  const clashes: MergeClash[] = [];
  const lines = [...new Set([...mine.keys(), ...theirs.keys()])].flatMap((key): readonly Line[] => {
    const merged = mergeLine(name, field, { base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) }, choose);
    clashes.push(...merged.clashes);
    return merged.line ? [merged.line] : [];
  });
  return { lines, clashes };
}

function mergeLine(
  name: string,
  field: LinesField,
  { base, mine, theirs }: Versions<Line | undefined>,
  choose: (place: string) => Side,
): { readonly line: Line | undefined; readonly clashes: readonly MergeClash[] } {
  if (sameValue(base, mine) || sameValue(mine, theirs)) return { line: theirs, clashes: [] };
  if (sameValue(base, theirs)) return { line: mine, clashes: [] };
  const known = keyValues(field, mine ?? theirs ?? {});
  const place = `${name}${lineKey(field, known)}`;
  if (!mine || !theirs)
    return { line: choose(place) === 'mine' ? mine : theirs, clashes: [{ place, field: name, line: known, base, mine, theirs }] };
  const cells = mergeRecords(field.fields, base ?? {}, mine, theirs, column => choose(`${place}.${column}`));
  const clashes = cells.clashes.map(clash => ({
    ...clash,
    place: `${place}.${clash.place}`,
    field: name,
    line: known,
    column: clash.field,
  }));
  return { line: cells.values, clashes };
}
