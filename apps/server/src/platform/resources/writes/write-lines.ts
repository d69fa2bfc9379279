import {
  type Line,
  linesByKey,
  linesIn,
  type LinesField,
  onceFor,
  type RecordValues,
  type Resource,
  sameValue,
  snakeCase,
} from '@axle/page-kit';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { recordColumn } from '../query/columns.ts';
import { lineFields, lineTable } from '../query/select-lines.ts';

/** A document whose lines are written: as it stands, locked, and as it shall be. */
export interface LinesChange {
  readonly id: number;
  readonly before: RecordValues;
  readonly after: RecordValues;
}

interface PlacedLine {
  readonly record: number;
  readonly line: Line;
  /** Places among the lines, from 0, before and afterwards. */
  readonly from?: number;
  readonly to?: number;
}

/**
 * Writes the lines of documents in at most three statements for each field; a line keeps its id as long as what names it stays. Lines that
 * are read-only may come from a view: they are left alone unless the server changes them.
 */
export async function writeLines(transaction: Kysely<Tables>, resource: Resource, documents: readonly LinesChange[]): Promise<void> {
  for (const [key, field] of lineFields(resource)) {
    const placed = documents
      .filter(({ before, after }) => !field.readOnly || after[key] !== before[key])
      .flatMap(({ id, before, after }) => placedLines(field, id, linesIn(before, key), linesIn(after, key)));
    const table = sql.table(lineTable(resource, key));
    const columns = Object.keys(field.fields);
    const gone = placed.filter(({ to }) => to === undefined);
    const moved = placed.filter(({ from, to }) => from !== undefined && to !== undefined);
    const added = placed.filter(({ from }) => from === undefined);
    if (gone.length > 0)
      await sql`delete from ${table} as l using ${lineSet(field, [], gone)} where l.record_id = g."$record"
        and l.line_no = g."$from"`.execute(transaction);
    if (moved.length > 0)
      await sql`update ${table} as l set line_no = g."$to",
        ${setsOf(field)}
        from ${lineSet(field, columns, moved)} where l.record_id = g."$record" and l.line_no = g."$from"`.execute(transaction);
    if (added.length > 0)
      await sql`insert into ${table} (record_id, line_no, ${sql.join(columns.map(column => sql.ref(snakeCase(column))))})
        select g."$record", g."$to", ${sql.join(columns.map(column => sql`g.${sql.ref(snakeCase(column))}`))}
        from ${lineSet(field, columns, added)}`.execute(transaction);
  }
}

/** What differs between the lines of a document; lines that stay as they are and where they are, are left alone. */
function placedLines(field: LinesField, record: number, before: readonly Line[], after: readonly Line[]): readonly PlacedLine[] {
  const old = new Map([...linesByKey(field, before)].map(([key, line], at) => [key, { line, at }]));
  const now = linesByKey(field, after);
  const gone = [...old].filter(([key]) => !now.has(key)).map(([, { line, at }]): PlacedLine => ({ record, line, from: at }));
  const standing = [...now].flatMap(([key, line], to): readonly PlacedLine[] => {
    const former = old.get(key);
    if (!former) return [{ record, line, to }];
    return former.at === to && sameValue(former.line, line) ? [] : [{ record, line, from: former.at, to }];
  });
  return [...gone, ...standing];
}

function lineSet(field: LinesField, columns: readonly string[], lines: readonly PlacedLine[]): RawBuilder<unknown> {
  const rows = lines.map(({ record, line, from, to }) => ({
    $record: record,
    $from: from,
    $to: to,
    ...Object.fromEntries(columns.map(column => [snakeCase(column), line[column]])),
  }));
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as g(${columns.length > 0 ? typedColumns(field) : placeColumns})`;
}

const placeColumns = sql.raw('"$record" bigint, "$from" integer, "$to" integer');

/** The columns of a set of lines with their types. */
const typedColumns = onceFor(({ fields }: LinesField) =>
  sql.raw(
    ['"$record" bigint', '"$from" integer', '"$to" integer', ...Object.entries(fields).map(([key, of]) => recordColumn(key, of))].join(
      ', ',
    ),
  ),
);

/** What an update of lines sets: every column from the set of lines. */
const setsOf = onceFor(({ fields }: LinesField) =>
  sql.raw(
    Object.keys(fields)
      .map(key => `"${snakeCase(key)}" = g."${snakeCase(key)}"`)
      .join(', '),
  ),
);
