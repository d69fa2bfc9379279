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

/** So many kinds of lines or more are read together, of so many documents at most: then what counts is the way to the database. */
const [kindsTogether, documentsTogether] = [3, 20] as const;

/** Puts the lines of documents in their place: one query for each field that holds lines, or one for all of them. */
export async function withLines(
  database: Kysely<Tables>,
  resource: Resource,
  keys: readonly string[],
  records: readonly RecordRow[],
): Promise<RecordRow[]> {
  const whole = records.map(record => ({ ...record }) as Record<string, unknown>);
  const byId = new Map(records.map(({ id }, at) => [id, whole[at]!]));
  const fields = records.length > 0 ? lineFields(resource, keys) : [];
  const together = fields.length >= kindsTogether && records.length <= documentsTogether;
  const ids = [...byId.keys()];
  const read = together ? linesTogether : linesApart;
  for (const { key, record, line } of await read(database, resource, fields, ids)) {
    const of = byId.get(record)!;
    ((of[key] ??= []) as Line[]).push(line);
  }
  return whole as unknown as RecordRow[];
}

type LinesOf = readonly (readonly [string, LinesField])[];

/** A line of a document, under the key of its field. */
interface PlacedLine {
  readonly key: string;
  readonly record: number;
  readonly line: Line;
}

const filled = (cells: readonly (readonly [string, unknown])[]): Line => Object.fromEntries(cells.filter(([, value]) => value !== null));

async function linesApart(
  database: Kysely<Tables>,
  resource: Resource,
  fields: LinesOf,
  ids: readonly number[],
): Promise<readonly PlacedLine[]> {
  const placed: PlacedLine[] = [];
  for (const [key, field] of fields) {
    const columns = Object.keys(field.fields).map(column => sql`${sql.ref(snakeCase(column))} as ${sql.ref(column)}`);
    const { rows } = await sql<Record<string, unknown>>`
      select record_id as "$record", ${sql.join(columns)} from ${sql.table(lineTable(resource, key))}
      where record_id = any(${ids}::bigint[]) order by record_id, line_no`.execute(database);
    for (const { $record, ...cells } of rows) placed.push({ key, record: Number($record), line: filled(Object.entries(cells)) });
  }
  return placed;
}

/** Queries of several kinds of lines written before, by the fields that hold them. */
const written = onceFor((_resource: Resource) => new Map<string, string>());

/** All kinds of lines of documents in one statement: each kind has columns of its own, which are empty in the rows of the others. */
function togetherOf(resource: Resource, fields: LinesOf): string {
  const name = fields.map(([key]) => key).join();
  const text = written(resource).get(name) ?? writeTogether(resource, fields);
  written(resource).set(name, text);
  return text;
}

function writeTogether(resource: Resource, fields: LinesOf): string {
  const tables = fields.map(([key]) => `"${lineTable(resource, key)}"`);
  const columns = fields.flatMap(([, field], of) => Object.keys(field.fields).map(column => ({ of, column })));
  const selects = tables.map((table, kind) => {
    const cells = columns.map(({ of, column }) => {
      const from = of === kind ? 'l' : `(null::${tables[of]!})`;
      return `${from}."${snakeCase(column)}" as "${of} ${column}"`;
    });
    return `select ${kind} as "$kind", l.record_id as "$record", l.line_no as "$line", ${cells.join(', ')}
      from ${table} l where l.record_id = any(asked.ids)`;
  });
  return `select rows.* from asked cross join lateral (${selects.join(' union all ')}) rows order by "$kind", "$record", "$line"`;
}

async function linesTogether(
  database: Kysely<Tables>,
  resource: Resource,
  fields: LinesOf,
  ids: readonly number[],
): Promise<readonly PlacedLine[]> {
  const { rows } = await sql<Record<string, unknown>>`
    with asked as materialized (select ${ids}::bigint[] as ids) ${sql.raw(togetherOf(resource, fields))}`.execute(database);
  return rows.map(row => {
    const [key, field] = fields[Number(row['$kind'])]!;
    const cells = Object.keys(field.fields).map(column => [column, row[`${String(row['$kind'])} ${column}`]] as const);
    return { key, record: Number(row['$record']), line: filled(cells) };
  });
}
