import { fill, type Refusal } from '@axle/kernel';
import type { LinesField } from '../field/field.ts';
import { acceptValue } from '../kinds/kinds.ts';
import { refusals as wording } from '../kinds/kind-rules.ts';
import { type Line, linesRules } from '../kinds/lines.ts';
import { lineKey } from './line-keys.ts';

/**
 * Lines that were read, and everything that is wrong with them. Refusals name their cell: `lines.3.qty` is the quantity of the fourth line.
 */
export interface CheckedLines {
  readonly lines: readonly Line[];
  readonly refusals: readonly Refusal[];
}

const doubled = { zh: '{labels}重复，与第{row}行相同', en: 'Duplicate {labels}, same as line {row}' };

/** Reads the lines of a document, given as JSON. Unknown and read-only keys are ignored, a line with nothing in it is left out. */
export function checkLines(name: string, field: LinesField, json: unknown): CheckedLines {
  const shape = linesRules.accept(field, json);
  if (!shape.ok) return { lines: [], refusals: [{ ...shape.refusal, field: name }] };
  const given = [...(shape.value ?? []).entries()].filter(([, line]) => Object.keys(field.fields).some(key => isGiven(line[key])));
  if (given.length > field.most) return { lines: [], refusals: [{ ...tooMany(field), field: name }] };
  const refusals: Refusal[] = [];
  const first = new Map<string, number>();
  const lines = given.map(([at, line]) => {
    const { values, refusals: wrong } = checkLine(field, line);
    refusals.push(...wrong.map(refusal => ({ ...refusal, field: `${name}.${at}.${refusal.field}` })));
    if (wrong.some(refusal => field.by.includes(refusal.field ?? ''))) return values;
    const key = lineKey(field, values);
    const before = first.get(key);
    if (before === undefined) first.set(key, at);
    else refusals.push({ ...double(field, before + 1), field: `${name}.${at}.${field.by[0]}` });
    return values;
  });
  return { lines, refusals };
}

function checkLine(field: LinesField, line: Line): { readonly values: Line; readonly refusals: readonly Refusal[] } {
  const values: Record<string, unknown> = {};
  const refusals: Refusal[] = [];
  for (const [key, column] of Object.entries(field.fields)) {
    if (column.readOnly) continue;
    const result = acceptValue(column, line[key]);
    if (!result.ok) refusals.push({ ...result.refusal, field: key });
    else if (result.value !== undefined) values[key] = result.value;
    else if (column.required) refusals.push({ ...wording.required(column), field: key });
  }
  return { values, refusals };
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

const double = ({ by, fields }: LinesField, row: number): Refusal => {
  const labels = by.map(key => fields[key]!.label);
  return {
    code: 'DUPLICATE_LINE',
    message: fill(doubled, {
      labels: { zh: labels.map(label => label.zh).join('、'), en: labels.map(label => label.en.toLowerCase()).join(', ') },
      row,
    }),
  };
};

const tooMany = ({ label, most }: LinesField): Refusal => ({
  code: 'RANGE',
  message: fill({ zh: '{label}最多{most}行', en: '{label} takes at most {most} lines' }, { label, most }),
});
