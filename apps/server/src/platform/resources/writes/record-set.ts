import { fieldsOf, hasStatus, onceFor, type RecordValues, type Resource, snakeCase } from '@axle/page-kit';
import { type RawBuilder, sql } from 'kysely';
import { recordColumn } from '../query/columns.ts';

/** The resource's own fields that are columns of its table: all but lines and figures. */
export const ownColumns = ({ fields }: Resource): readonly string[] =>
  Object.keys(fields).filter(key => fields[key]!.kind !== 'lines' && !fields[key]!.figure);

/** The columns that changes set: the resource's own and the status. */
export const writtenKeys = (resource: Resource): readonly string[] => [...ownColumns(resource), ...(hasStatus(resource) ? ['status'] : [])];

/** Lists of columns written before, by their names. */
const written = onceFor((_resource: Resource) => new Map<string, RawBuilder<unknown>>());

/** The columns of a set of records with their types. */
function columnsOf(resource: Resource, keys: readonly string[]): RawBuilder<unknown> {
  const fields = fieldsOf(resource);
  const columns =
    written(resource).get(keys.join()) ??
    sql.raw(['id bigint', '"$changes" jsonb', ...keys.map(key => recordColumn(key, fields[key]!))].join(', '));
  written(resource).set(keys.join(), columns);
  return columns;
}

/** Records as a set that SQL can select from: columns by name, the id, and the changes for the history as `$changes`. */
export function recordSet(
  resource: Resource,
  keys: readonly string[],
  alias: string,
  records: readonly RecordValues[],
): RawBuilder<unknown> {
  const names = keys.map(key => [key, snakeCase(key)] as const);
  const rows = records.map(record => {
    const row: Record<string, unknown> = { id: record['id'], $changes: record['$changes'] };
    for (const [key, name] of names) if (record[key] !== undefined) row[name] = record[key];
    return row;
  });
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as ${sql.ref(alias)}(${columnsOf(resource, keys)})`;
}
