import { ok, type Result } from '@axle/kernel';
import { checkQuery, type RecordRow, type Sort } from '@axle/page-kit';
import type { Access } from '@axle/permissions';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { ExportQuery } from '../exports/export-query.ts';
import type { ExportSource } from '../exports/export-source.ts';
import type { PageEntry } from '../pages/registry.ts';
import { fieldRights } from './field-rights.ts';
import { every } from './query/filter-condition.ts';
import { orderBy, orderTerms, rowsAfter } from './query/order-terms.ts';
import { recordOf, selected, selectRows, tableOf } from './query/select-rows.ts';
import { matching } from './read-records.ts';
import type { RecordParts } from './record-parts.ts';

/** Rows of one portion. */
const portion = 2000;

/** The rows of any resource for exports, within the scope and the field blocks of whoever exports. */
export const recordExports = ({ db, concurrent }: Pick<Database, 'db' | 'concurrent'>): ExportSource => ({
  async count(entry, access, query) {
    const parts = partsOf(db, entry, access);
    const wanted = wantedRows(parts, query);
    if (!wanted.ok) return wanted;
    const { rows } = await sql<{
      total: number;
    }>`select count(*) as total from ${tableOf(parts.resource)} where ${wanted.value.where}`.execute(db);
    return ok(rows[0]?.total ?? 0);
  },
  async *rows(entry, access, query, signal) {
    const parts = partsOf(db, entry, access);
    const wanted = wantedRows(parts, query);
    if (!wanted.ok) throw new Error(`an unchecked query came to an export: ${wanted.refusal.code}`);
    yield* concurrent ? snapshot(parts, wanted.value, signal) : pages(parts, wanted.value, signal);
  },
});

interface Wanted {
  readonly where: RawBuilder<boolean>;
  readonly sort: readonly Sort[];
}

function partsOf(database: Kysely<Tables>, { page }: PageEntry, access: Access): RecordParts {
  if (!page.resource) throw new Error(`${page.key} has no records to export`);
  return { database, resource: page.resource, page: page.key, caller: { access, now: new Date() } };
}

function wantedRows(parts: RecordParts, { filters, sort, ids }: ExportQuery): Result<Wanted> {
  const checked = checkQuery(parts.resource, { filters, sort, limit: 1 }, fieldRights(parts).mayRead);
  if (!checked.ok) return checked;
  const ticked = ids && sql<boolean>`t.id = any(${ids.filter(Number.isSafeInteger)}::bigint[])`;
  return ok({ where: every([matching(parts, checked.value.filters), ticked]), sort: checked.value.sort });
}

/** One moment of the database, read through a cursor there: what changes meanwhile neither doubles nor drops a row, and memory stays flat. */
async function* snapshot(parts: RecordParts, { where, sort }: Wanted, signal?: AbortSignal): AsyncIterable<readonly RecordRow[]> {
  const { database, resource } = parts;
  const transaction = await database.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  try {
    // the whole result will be read, not its beginning
    await sql`select set_config('cursor_tuple_fraction', '1', true)`.execute(transaction);
    const rows = sql`select ${selected(fieldRights(parts).readable)} from ${tableOf(resource)} where ${where} order by ${orderBy(orderTerms(resource, sort))}`;
    await sql`declare exported no scroll cursor for ${rows}`.execute(transaction);
    for (;;) {
      signal?.throwIfAborted();
      const fetched = await sql<Record<string, unknown>>`fetch ${sql.raw(String(portion))} from exported`.execute(transaction);
      if (fetched.rows.length > 0) yield fetched.rows.map(recordOf);
      if (fetched.rows.length < portion) return;
    }
  } finally {
    await transaction.rollback().execute();
  }
}

/** One page after the other, for an engine where a transaction makes everybody else wait. */
async function* pages(parts: RecordParts, { where, sort }: Wanted, signal?: AbortSignal): AsyncIterable<readonly RecordRow[]> {
  const { database, resource } = parts;
  const terms = orderTerms(resource, sort);
  let last: RecordRow | undefined;
  for (;;) {
    signal?.throwIfAborted();
    const behind =
      last &&
      rowsAfter(
        terms,
        terms.map(({ key }) => last?.[key] ?? null),
      );
    const rows = await selectRows(
      database,
      resource,
      fieldRights(parts).readable,
      sql`where ${every([where, behind])} order by ${orderBy(terms)} limit ${portion}`,
    );
    if (rows.length > 0) yield rows;
    if (rows.length < portion) return;
    last = rows.at(-1);
  }
}
