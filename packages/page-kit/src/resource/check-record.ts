import type { LocalDate, Refusal } from '@axle/kernel';
import type { Field } from '../field/field.ts';
import { refusals } from '../kinds/kind-rules.ts';
import { acceptValue, parseCell } from '../kinds/kinds.ts';
import { checkLines } from '../lines/check-lines.ts';
import { moneyDigits } from './money-digits.ts';
import { onceFor } from './once-for.ts';
import type { RecordValues, Resource } from './resource.ts';

/** A record that was read, and everything that is wrong with it: all refusals, not only the first. */
export interface CheckedRecord {
  readonly values: RecordValues;
  readonly refusals: readonly Refusal[];
}

/** Reads JSON values of the resource's own writable fields; unknown and read-only keys are ignored. */
export const checkRecord = (resource: Resource, json: RecordValues, today: LocalDate): CheckedRecord =>
  check(resource, today, (key, field) => (json[key] === undefined ? undefined : acceptValue(field, json[key])));

/** Reads the cells of a file's row, keyed by field; absent cells are empty. */
export const checkCells = (resource: Resource, cells: Readonly<Record<string, string>>, today: LocalDate): CheckedRecord =>
  check(resource, today, (key, field) => ((cells[key] ?? '') === '' ? undefined : parseCell(field, cells[key]!)));

/** The fields of a resource that people write. */
const written = onceFor((resource: Resource) => Object.entries(resource.fields).filter(([, field]) => !field.readOnly));

/** Reads every field that people write; `read` answers undefined where nothing was given, which is empty for every kind. */
function check(
  resource: Resource,
  today: LocalDate,
  read: (key: string, field: Field) => ReturnType<typeof acceptValue> | undefined,
): CheckedRecord {
  const values: Record<string, unknown> = {};
  const found: Refusal[] = [];
  for (const [key, field] of written(resource)) {
    const result = read(key, field);
    if (result === undefined) {
      if (field.required) found.push({ ...refusals.required(field), field: key });
      continue;
    }
    if (field.kind === 'lines' && result.ok) {
      const { lines, refusals: wrong } = checkLines(key, field, result.value);
      found.push(...wrong);
      if (lines.length > 0) values[key] = lines;
      else if (field.required && wrong.length === 0) found.push({ ...refusals.required(field), field: key });
      continue;
    }
    if (!result.ok) found.push({ ...result.refusal, field: key });
    else if (result.value !== undefined) values[key] = result.value;
    else if (field.required) found.push({ ...refusals.required(field), field: key });
  }
  found.push(...moneyDigits(resource.fields, values));
  const wrong = new Set(found.map(refusal => refusal.field));
  for (const rule of resource.checks) found.push(...rule(values, { today }).filter(refusal => !refusal.field || !wrong.has(refusal.field)));
  return { values, refusals: found };
}
