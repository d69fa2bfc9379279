import { type Line, type LinesField, onceFor, type RecordRow, type Resource, snakeCase } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** The table of a document's lines: `bom_lines`. */
export const lineTable = (resource: Resource, field: string): string => `${resource.table}_${snakeCase(field)}`;

const ownLines = onceFor((resource: Resource) =>
  Object.entries(resource.fields).flatMap(([key, field]) => (field.kind === 'lines' ? [[key, field] as const] : [])),
);

/** The fields of a resource that hold lines, all or those among some fields. */
export const lineFields = (resource: Resource, keys?: readonly string[]): readonly (readonly [string, LinesField])[] =>
  keys ? ownLines(resource).filter(([key]) => keys.includes(key)) : ownLines(resource);

/** Puts the lines of documents in their place: one query for each field that holds lines, whatever the number of documents. */
export async function withLines(
  database: Kysely<Tables>,
  resource: Resource,
  keys: readonly string[],
  records: readonly RecordRow[],
): Promise<RecordRow[]> {
  const whole = records.map(record => ({ ...record }) as Record<string, unknown>);
  const byId = new Map(records.map(({ id }, at) => [id, whole[at]!]));
  for (const [key, field] of records.length > 0 ? lineFields(resource, keys) : []) {
    const columns = Object.keys(field.fields).map(column => sql`${sql.ref(snakeCase(column))} as ${sql.ref(column)}`);
    const { rows } = await sql<Record<string, unknown>>`
      select record_id as "$record", ${sql.join(columns)} from ${sql.table(lineTable(resource, key))}
      where record_id = any(${[...byId.keys()]}::bigint[]) order by record_id, line_no`.execute(database);
    for (const { $record, ...cells } of rows) {
      const record = byId.get(Number($record))!;
      ((record[key] ??= []) as Line[]).push(Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== null)));
    }
  }
  return whole as unknown as RecordRow[];
}
