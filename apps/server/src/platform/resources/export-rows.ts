import { inLanguage, ok, type Result } from '@axle/kernel';
import { checkQuery, fieldsOf, type Filter, isReference, type RecordRow, type Resource, type Sort } from '@axle/page-kit';
import type { Access } from '@axle/permissions';
import { csvCell, literalCell } from '@axle/tasks';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { ExportQuery } from '../exports/export-query.ts';
import type { CsvWriting, ExportSource } from '../exports/export-source.ts';
import type { PageEntry } from '../registry/page-registry.ts';
import { copyOut } from './csv/copy-out.ts';
import { csvCellOf, referredCell } from './csv/csv-cell.ts';
import { inlined } from './csv/inlined.ts';
import { chosenRows } from './chosen-rows.ts';
import { fieldRights } from './field-rights.ts';
import { mayFindBy } from './may-find-by.ts';
import { every } from './query/filter-condition.ts';
import { lineTable, withLines } from './query/select-lines.ts';
import { carried, orderBy, orderTerms, rowsAfter, withoutCarried } from './query/order-terms.ts';
import { recordOf, selected, selectRows, tableOf } from './query/select-rows.ts';
import { matching } from './read-records.ts';
import { referenceNames } from './reference-names.ts';
import type { RecordParts } from './record-parts.ts';
import { targetOf } from './query/target-of.ts';
import type { Registry } from '../registry/registry.ts';

/** Rows of one portion. */
const portion = 500;

/** Documents of one portion that are written with their lines. */
const documentsAtOnce = 50;

/** The rows of any resource for exports, within the scope and the field blocks of the user who exports. */
export const recordExports = (
  { db, pool, concurrent }: Pick<Database, 'db' | 'concurrent'> & Partial<Pick<Database, 'pool'>>,
  registry: Registry,
): ExportSource => ({
  registry,
  async count(entry, access, query) {
    const parts = partsOf({ database: db, registry }, entry, access);
    const wanted = wantedRows(parts, query);
    if (!wanted.ok) return wanted;
    const { rows } = await sql<{
      total: number;
    }>`select ${countOf(parts, query)} as total from ${tableOf(parts.resource, wanted.value.filters)} where ${wanted.value.where}`.execute(
      db,
    );
    return ok(rows[0]?.total ?? 0);
  },
  async *rows(entry, access, query, signal) {
    const parts = partsOf({ database: db, registry }, entry, access);
    const wanted = wantedRows(parts, query);
    if (!wanted.ok) throw new Error(`an unchecked query came to an export: ${wanted.refusal.code}`);
    yield* concurrent ? snapshot(parts, wanted.value, query.lines, signal) : pages(parts, wanted.value, query.lines, signal);
  },
  names: (entry, access, rows) => referenceNames(db, partsOf({ database: db, registry }, entry, access), rows),
  csv(entry, access, query, writing, signal) {
    const parts = partsOf({ database: db, registry }, entry, access);
    const wanted = wantedRows(parts, query);
    if (!wanted.ok) throw new Error(`an unchecked query came to an export: ${wanted.refusal.code}`);
    const lines = concurrent && query.lines === undefined ? csvQuery(parts, wanted.value, writing) : undefined;
    return lines && pool && copyOut(pool, inlined(lines.compile(db)), signal);
  },
});

/** Rows of the file: records, or their lines, of which a record without any is one row all the same. */
function countOf({ resource }: RecordParts, { lines }: ExportQuery): RawBuilder<number> {
  if (lines === undefined) return sql<number>`count(*)`;
  const table = sql.table(lineTable(resource, lines));
  return sql<number>`coalesce(sum(greatest(1, (select count(*) from ${table} as l where l.record_id = t.id))), 0)::bigint`;
}

/** The query whose columns are the cells of the file; undefined when one is of a kind that the database does not write. */
function csvQuery(parts: RecordParts, { where, sort, filters }: Wanted, writing: CsvWriting): RawBuilder<unknown> | undefined {
  const { resource } = parts;
  const rights = fieldRights(parts);
  const fields = fieldsOf(resource);
  const cells = writing.columns.map(key => {
    const field = fields[key]!;
    if (!rights.mayRead(key)) return undefined;
    const cell = isReference(field) ? referredCell(key, targetOf(parts, field)) : csvCellOf(key, field, writing);
    return cell && field.unknown
      ? { ...cell, cell: sql`coalesce((${cell.cell})::text, ${csvCell(literalCell(inLanguage(field.unknown, writing.language)))})` }
      : cell;
  });
  if (!cells.every(cell => cell !== undefined)) return undefined;
  const joins = cells.flatMap(({ join }) => join ?? []);
  return sql`select ${sql.join(cells.map(({ cell }) => cell))} from ${tableOf(resource, filters)} ${sql.join(joins, sql` `)}
    where ${where} order by ${orderBy(orderTerms(parts, sort))}`;
}

interface Wanted {
  readonly where: RawBuilder<boolean>;
  readonly sort: readonly Sort[];
  readonly filters: readonly Filter[];
}

function resourceOf({ page }: PageEntry): Resource {
  if (!page.resource) throw new Error(`${page.key} has no records to export`);
  return page.resource;
}

const partsOf = (
  over: { readonly database: RecordParts['database']; readonly registry: Registry },
  entry: PageEntry,
  access: Access,
): RecordParts => ({
  database: over.database,
  referred: over.registry.referred,
  resource: resourceOf(entry),
  page: entry.page.key,
  caller: { registry: over.registry, access, now: new Date() },
});

function wantedRows(parts: RecordParts, { filters, sort, ids, set }: ExportQuery): Result<Wanted> {
  const checked = checkQuery(parts.resource, { filters, sort, limit: 1 }, fieldRights(parts).mayRead, mayFindBy(parts));
  if (!checked.ok) return checked;
  const chosen = set ? chosenRows(parts, { filters, ...set }) : ok(matching(parts, checked.value.filters));
  if (!chosen.ok) return chosen;
  const ticked = ids && sql<boolean>`t.id = any(${ids.filter(Number.isSafeInteger)}::bigint[])`;
  return ok({ where: every([chosen.value, ticked]), sort: checked.value.sort, filters: checked.value.filters });
}

/**
 * One moment of the database, read through a cursor there: what changes meanwhile neither doubles nor drops a row, and memory stays flat.
 */
async function* snapshot(
  parts: RecordParts,
  { where, sort, filters: asked }: Wanted,
  lines?: string,
  signal?: AbortSignal,
): AsyncIterable<readonly RecordRow[]> {
  const { database, resource } = parts;
  const atOnce = lines === undefined ? portion : documentsAtOnce;
  const transaction = await database.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  try {
    // the whole result will be read, not its beginning
    await sql`select set_config('cursor_tuple_fraction', '1', true)`.execute(transaction);
    const rows = sql`select ${selected(fieldRights(parts).listed)} from ${tableOf(resource, asked)} where ${where}
      order by ${orderBy(orderTerms(parts, sort))}`;
    await sql`declare exported no scroll cursor for ${rows}`.execute(transaction);
    const whole = async (rows: readonly RecordRow[]) => (lines === undefined ? rows : withLines(transaction, resource, [lines], rows));
    for (;;) {
      signal?.throwIfAborted();
      const fetched = await sql<Record<string, unknown>>`fetch ${sql.raw(String(atOnce))} from exported`.execute(transaction);
      if (fetched.rows.length > 0) yield await whole(fetched.rows.map(recordOf));
      if (fetched.rows.length < atOnce) return;
    }
  } finally {
    await transaction.rollback().execute();
  }
}

/** One page after the other, for an engine where a transaction makes everybody else wait. */
async function* pages(
  parts: RecordParts,
  { where, sort, filters: asked }: Wanted,
  lines?: string,
  signal?: AbortSignal,
): AsyncIterable<readonly RecordRow[]> {
  const { database, resource } = parts;
  const terms = orderTerms(parts, sort);
  const atOnce = lines === undefined ? portion : documentsAtOnce;
  let last: RecordRow | undefined;
  for (;;) {
    signal?.throwIfAborted();
    const behind =
      last &&
      rowsAfter(
        terms,
        terms.map(({ carriedAs }) => last?.[carriedAs] ?? null),
      );
    const rows = await selectRows(
      database,
      resource,
      fieldRights(parts).listed,
      sql`where ${every([where, behind])} order by ${orderBy(terms)} limit ${atOnce}`,
      carried(terms),
      asked,
    );
    const bare = rows.map(row => withoutCarried(terms, row));
    if (rows.length > 0) yield lines === undefined ? bare : await withLines(database, resource, [lines], bare);
    if (rows.length < atOnce) return;
    last = rows.at(-1);
  }
}
