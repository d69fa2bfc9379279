import { fieldsOf, type HeldFile, linesIn, type RecordValues, type Resource } from '@axle/page-kit';

/** The fields of a resource that hold files, those of its lines among them: `file`, `certs.file`. */
export const fileFields = (resource: Resource): readonly string[] =>
  Object.entries(fieldsOf(resource)).flatMap(([key, field]) =>
    field.kind === 'files'
      ? [key]
      : field.kind === 'lines'
        ? Object.entries(field.fields).flatMap(([column, { kind }]) => (kind === 'files' ? [`${key}.${column}`] : []))
        : [],
  );

/** The files that a record, or its lines, hold in one of these fields. */
export function filesHeld(record: RecordValues, path: string): readonly HeldFile[] {
  const [key = '', column] = path.split('.');
  const holders = column === undefined ? [record] : linesIn(record, key);
  return holders.flatMap(holder => (holder[column ?? key] ?? []) as readonly HeldFile[]);
}
