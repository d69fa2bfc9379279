import { foldSpelling, type Refusal } from '@axle/kernel';
import { sameValue } from '@axle/page-kit';
import type { CheckedRow } from './check-row.ts';
import { type ImportForm, keyFields } from './import-form.ts';

/** Rows that are named in one sentence. */
const mostNamed = 5;

/**
 * [T12] The same rows, where several of one key that say different things are each refused with the others named: none is written, since
 * nobody can tell which is meant. Rows that say the same stay; so do values that each row of a record adds to it.
 */
export function refuseRepeated(form: ImportForm, rows: readonly CheckedRow[]): readonly CheckedRow[] {
  const groups = Map.groupBy(
    rows.filter(row => hasKey(form, row)),
    row => keyIn(form, row),
  );
  const repeated = new Map<number, Refusal>();
  for (const group of groups.values()) {
    const [first] = group;
    if (!first || group.every(row => saysSame(form, first, row))) continue;
    const field = keyFields(form.resource).find(key => first.cells[key] !== undefined);
    for (const { row } of group)
      repeated.set(
        row,
        sameKey(
          field,
          group.flatMap(other => (other.row === row ? [] : [other.row])),
        ),
      );
  }
  if (repeated.size === 0) return rows;
  return rows.map(row => {
    const refusal = repeated.get(row.row);
    return refusal ? { ...row, refusals: [refusal, ...row.refusals] } : row;
  });
}

/** Whether a row is a record of its own whose key can be read. */
function hasKey({ resource }: ImportForm, { values, refusals, passedOver }: CheckedRow): boolean {
  const keys = keyFields(resource);
  const isWrong = refusals.some(({ field = '' }) => keys.includes(field));
  return !passedOver && !isWrong && keys.some(key => values[key] !== undefined);
}

const keyIn = ({ resource }: ImportForm, { values }: CheckedRow): string =>
  JSON.stringify(
    keyFields(resource).map(key => {
      const value = values[key] ?? null;
      return typeof value === 'string' && resource.fields[key]?.kind !== 'code' ? foldSpelling(value) : value;
    }),
  );

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

function sameKey(field: string | undefined, others: readonly number[]): Refusal {
  const [named, more] = [others.slice(0, mostNamed), others.length > mostNamed];
  return {
    code: 'DUPLICATE_IN_FILE',
    ...(field === undefined ? {} : { field }),
    message: {
      zh: `与第${named.join('、')}${more ? '等' : ''}行重复而内容不同，均未导入：请只保留一行`,
      en: `Repeats row ${named.join(', ')}${more ? ' and others' : ''} with other values; none is imported: keep one of them`,
    },
  };
}
