import { fieldsOf, hasStatus, type RecordValues, type Resource, snakeCase } from '@axle/page-kit';
import { type RawBuilder, sql } from 'kysely';
import { recordType } from '../query/columns.ts';

/** The resource's own fields that are columns of its table: all but lines and figures. */
export const ownColumns = ({ fields }: Resource): readonly string[] =>
  Object.keys(fields).filter(key => fields[key]!.kind !== 'lines' && !fields[key]!.figure);

/** The columns that changes set: the resource's own and the status. */
export const writtenKeys = (resource: Resource): readonly string[] => [...ownColumns(resource), ...(hasStatus(resource) ? ['status'] : [])];

/** Records as a set that SQL can select from: columns by name, the id, and the changes for the history as `$changes`. */
export function recordSet(
  resource: Resource,
  keys: readonly string[],
  alias: string,
  records: readonly RecordValues[],
): RawBuilder<unknown> {
  const fields = fieldsOf(resource);
  const names = keys.map(key => [key, snakeCase(key)] as const);
  const rows = records.map(record => {
    const row: Record<string, unknown> = { id: record['id'], $changes: record['$changes'] };
    for (const [key, name] of names) if (record[key] !== undefined) row[name] = record[key];
    return row;
  });
  const columns = names.map(([key, name]) => sql`${sql.ref(name)} ${recordType(fields[key]!)}`);
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as ${sql.ref(alias)}(${sql.join([
    sql`id bigint`,
    sql`"$changes"
    jsonb`,
    ...columns,
  ])})`;
}
