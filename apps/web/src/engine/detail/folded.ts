import type { Field, Line, LinesField, RecordRow } from '@axle/page-kit';

const isEmpty = (value: unknown): boolean => value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/** Whether a field of a record is folded away: it is empty and may be, and nothing waits for a second person there. */
export function isFolded(field: Field, name: string, row: RecordRow): boolean {
  return (
    isEmpty(row[name]) && field.required !== true && field.unknown === undefined && !row.waitingFields?.some(one => one.field === name)
  );
}

/** Columns of lines that are folded away: they may be empty, and no line has anything there. */
export const foldedColumns = (field: LinesField, lines: readonly Line[]): readonly string[] =>
  lines.length === 0
    ? []
    : Object.entries(field.fields).flatMap(([column, { required }]) =>
        required === true || lines.some(line => !isEmpty(line[column])) ? [] : [column],
      );
