import type { Refusal } from '@axle/kernel';
import { parseCell, type RecordValues } from '@axle/page-kit';
import type { CheckedRow } from './check-row.ts';
import type { ImportForm } from './import-form.ts';

type Abreast = NonNullable<ImportForm['abreast']>;

/** Places of a row, counted from 1, in which anything stands. A place that holds nothing but initial values is empty. */
const filledPlaces = ({ key, field, most }: Abreast, cells: CheckedRow['cells']): readonly number[] =>
  Array.from({ length: most }, (_, at) => at + 1).filter(place =>
    Object.keys(field.fields).some(column => (cells[`${key}.${place}.${column}`] ?? '').trim() !== ''),
  );

/** The lines that stand side by side in a row; absent where there are none, so that those of a record stay. */
export function linesAbreast(abreast: Abreast, cells: CheckedRow['cells']) {
  const refusals: Refusal[] = [];
  const lines = filledPlaces(abreast, cells).map((place): RecordValues => {
    const line: Record<string, unknown> = {};
    for (const [column, rules] of Object.entries(abreast.field.fields)) {
      const read = parseCell(rules, cells[`${abreast.key}.${place}.${column}`] ?? '');
      if (!read.ok) refusals.push({ ...read.refusal, field: abreast.inOneCell ? abreast.key : `${abreast.key}.${place}.${column}` });
      else if (read.value !== undefined || rules.initial !== undefined) line[column] = read.value ?? rules.initial;
    }
    return line;
  });
  return { values: lines.length > 0 ? { [abreast.key]: lines } : {}, refusals };
}

/** The column that a refusal of a record speaks of: `lines.0.quantity` is the column of the first place in which anything stands. */
export function refusalAbreast({ abreast }: ImportForm, { cells }: CheckedRow, refusal: Refusal): Refusal {
  if (!abreast) return refusal;
  if (abreast.inOneCell) return refusal.field?.startsWith(`${abreast.key}.`) ? { ...refusal, field: abreast.key } : refusal;
  if (refusal.field === abreast.key) return { ...refusal, field: `${abreast.key}.1.${abreast.field.by[0]}` };
  const [lines, at, column] = (refusal.field ?? '').split('.');
  if (lines !== abreast.key || column === undefined) return refusal;
  return { ...refusal, field: `${lines}.${filledPlaces(abreast, cells)[Number(at)] ?? 1}.${column}` };
}
