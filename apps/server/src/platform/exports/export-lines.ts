import { type Field, fieldsOf, linesIn, type RecordRow, type Resource } from '@axle/page-kit';

/** A field of a resource by the name of its column: `note`, or `lines.quantity` for a column of lines; undefined where there is none. */
export function exportedField(resource: Resource, key: string): Field | undefined {
  const fields = fieldsOf(resource);
  const [name = '', column] = key.split('.');
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (column === undefined) return field;
  return field?.kind === 'lines' && Object.hasOwn(field.fields, column) ? field.fields[column] : undefined;
}

/** The field of lines that some columns speak of; a file holds the lines of one such field. */
export const exportedLines = (columns: readonly string[]): string | undefined => columns.find(key => key.includes('.'))?.split('.')[0];

/** A record as rows of a file: one for each line with the record's own values repeated, one alone where it has none. */
export function rowsOfLines(row: RecordRow, lines: string): readonly RecordRow[] {
  const held = linesIn(row, lines);
  if (held.length === 0) return [row];
  return held.map(line => ({
    ...row,
    ...Object.fromEntries(Object.entries(line).map(([column, value]) => [`${lines}.${column}`, value])),
  }));
}
