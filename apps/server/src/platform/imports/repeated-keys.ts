import { foldSpelling, type Refusal } from '@axle/kernel';
import { sameValue } from '@axle/page-kit';
import { repeatedRows } from '@axle/tasks';
import type { CheckedRow } from './check-row.ts';
import { type ImportForm, keyFields } from './import-form.ts';

/** Rows that are named in one sentence. */
const mostNamed = 5;

/**
 * [T12] The same rows, where several of one key that say different things are each refused with the others named: none is written, since
 * it is not clear which is meant. Rows that say the same stay; so do values that each row of a record adds to it.
 */
export function refuseRepeated(form: ImportForm, rows: readonly CheckedRow[]): readonly CheckedRow[] {
  const repeated = repeatedRows(
    rows,
    row => keyIn(form, row),
    (one, other) => saysSame(form, one, other),
  );
  if (repeated.size === 0) return rows;
  return rows.map(row => {
    const others = repeated.get(row);
    return others ? { ...row, refusals: [sameKey(form, row, others), ...row.refusals] } : row;
  });
}

/** What the record of a row is known by; undefined where that cannot be read. */
function keyIn({ resource }: ImportForm, { values, refusals, passedOver }: CheckedRow): string | undefined {
  const keys = keyFields(resource);
  const isWrong = refusals.some(({ field = '' }) => keys.includes(field));
  if (passedOver || isWrong || keys.every(key => values[key] === undefined)) return undefined;
  const folded = (key: string, value: unknown) =>
    typeof value === 'string' && resource.fields[key]?.kind !== 'code' ? foldSpelling(value) : (value ?? null);
  return JSON.stringify(keys.map(key => folded(key, values[key])));
}

function saysSame({ resource, importing }: ImportForm, one: CheckedRow, other: CheckedRow): boolean {
  const apart = new Set([...keyFields(resource), ...(importing.adds ?? []).map(({ field }) => field)]);
  const said = (row: CheckedRow) => [...Object.keys(row.values), ...row.cleared].filter(key => !apart.has(key));
  const wrong = (row: CheckedRow) => row.refusals.map(({ field }) => field).join(' ');
  return (
    wrong(one) === wrong(other) &&
    [...new Set([...said(one), ...said(other)])].every(
      key => sameValue(one.values[key], other.values[key]) && one.cleared.includes(key) === other.cleared.includes(key),
    )
  );
}

function sameKey({ resource }: ImportForm, { cells }: CheckedRow, others: readonly CheckedRow[]): Refusal {
  const field = keyFields(resource).find(key => cells[key] !== undefined);
  const [named, more] = [others.slice(0, mostNamed).map(({ row }) => row), others.length > mostNamed];
  return {
    code: 'DUPLICATE_IN_FILE',
    ...(field === undefined ? {} : { field }),
    message: {
      zh: `与第${named.join('、')}${more ? '等' : ''}行重复而内容不同，均未导入：请只保留一行`,
      en: `Repeats row ${named.join(', ')}${more ? ' and others' : ''} with other values; none is imported: keep one of them`,
    },
  };
}
