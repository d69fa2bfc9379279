import { type Filter, filterBounds, isReport, type RecordRow, type Resource, snakeCase } from '@axle/page-kit';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { lineFields, withLines } from './select-lines.ts';

/** What a resource is read from, as `t`; a report over a span is read by its function, within these filters. */
export function tableOf({ fields, readBy, readFrom, table }: Resource, filters: readonly Filter[] = []): RawBuilder<unknown> {
  if (!readBy || !isReport({ readBy }, filters)) return sql`${sql.table(readFrom ?? table)} as t`;
  const ends = readBy.fields.flatMap(field => {
    const type = sql.raw(fields[field]?.kind === 'instant' ? 'timestamptz' : 'date');
    return filterBounds(filters, field).map(end => sql`${end}::${type}`);
  });
  return sql`${sql.id(readBy.function)}(${sql.join(ends)}) as t`;
}

/** Lists of fields written before: there are only as many as pages and field blocks make of them. */
const written = new Map<string, RawBuilder<unknown>>();

/** Id, version and these fields under their own keys, and whatever else is named. */
export function selected(keys: readonly string[], more: readonly RawBuilder<unknown>[] = []): RawBuilder<unknown> {
  const name = keys.join();
  const columns = written.get(name) ?? sql.raw(['t.id', 't.version', ...keys.map(key => `t."${snakeCase(key)}" as "${key}"`)].join(', '));
  if (written.size < 1000) written.set(name, columns);
  return more.length > 0 ? sql.join([columns, ...more]) : columns;
}

/** A row as records travel: empty fields are absent. */
export function recordOf(row: Readonly<Record<string, unknown>>): RecordRow {
  const record: Record<string, unknown> = {};
  for (const key in row) if (row[key] !== null) record[key] = row[key];
  return record as unknown as RecordRow;
}

/**
 * Rows of a resource with these fields, lines among them; `rest` is everything behind the table's name, `filters` what a report is read by.
 */
export async function selectRows(
  database: Kysely<Tables>,
  resource: Resource,
  keys: readonly string[],
  rest: RawBuilder<unknown>,
  more?: readonly RawBuilder<unknown>[],
  filters?: readonly Filter[],
): Promise<RecordRow[]> {
  const lines = lineFields(resource, keys).map(([key]) => key);
  const columns = lines.length > 0 ? keys.filter(key => !lines.includes(key)) : keys;
  const { rows } = await sql<Record<string, unknown>>`select ${selected(columns, more)} from ${tableOf(resource, filters)} ${rest}`.execute(
    database,
  );
  const records = rows.map(recordOf);
  return lines.length > 0 ? withLines(database, resource, lines, records) : records;
}
