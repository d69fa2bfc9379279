import type { Refusal } from '@axle/kernel';
import { type Importing, joinTags, type Line, lineKey, linesByKey, linesIn, type RecordRow, type Resource } from '@axle/page-kit';
import type { UpsertRow } from './upsert-row.ts';

/** Said of a row that is to change a record and names none. */
export const notThere = ({ label, unique }: Resource): Refusal => ({
  code: 'NOT_FOUND',
  ...(unique[0]?.fields[0] === undefined ? {} : { field: unique[0].fields[0] }),
  message: { zh: `没有该${label.zh}，此模板只修改已有记录`, en: `${label.en} does not exist; this template only changes existing records` },
});

/** [IM1] A row whose tags are added to those of its record, behind them; what is there in another spelling is not added. */
export function withAdded(adds: Importing['adds'] = [], row: UpsertRow, before: RecordRow): UpsertRow {
  const added = adds.flatMap(({ field, alike }) => {
    const given = tags(row.values[field]);
    return given.length === 0 ? [] : [[field, joinTags(tags(before[field]), given, alike)] as const];
  });
  return added.length === 0 ? row : { ...row, values: { ...row.values, ...Object.fromEntries(added) } };
}

/** A row whose lines keep the files of those that are there: no table holds files. */
export function withHeldFiles({ fields }: Resource, row: UpsertRow, before: RecordRow): UpsertRow {
  const kept = Object.entries(fields).flatMap(([key, field]) => {
    if (field.kind !== 'lines' || row.values[key] === undefined) return [];
    const files = Object.keys(field.fields).filter(column => field.fields[column]!.kind === 'files');
    if (files.length === 0) return [];
    const there = linesByKey(field, linesIn(before, key));
    const held = (line: Line) => Object.entries(there.get(lineKey(field, line)) ?? {}).filter(([column]) => files.includes(column));
    return [[key, linesIn(row.values, key).map(line => ({ ...Object.fromEntries(held(line)), ...line }))] as const];
  });
  return kept.length === 0 ? row : { ...row, values: { ...row.values, ...Object.fromEntries(kept) } };
}

const tags = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
