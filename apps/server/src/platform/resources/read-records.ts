import { ok, refuse, type Result } from '@axle/kernel';
import {
  checkQuery,
  type CountReply,
  type Filter,
  isHanded,
  type ListPage,
  type ListQuery,
  notFound,
  type RecordRow,
} from '@axle/page-kit';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { waitingFields } from '../approvals/held/pending-requests.ts';
import { approvalMetas } from '../approvals/held/value-metas.ts';
import type { Tables } from '../database/tables.ts';
import { seenRows } from './query/data-scope.ts';
import { fieldRights, readablePart } from './field-rights.ts';
import { mayFindBy } from './may-find-by.ts';
import { cursorAt, readCursor } from './query/cursor.ts';
import { every, filterCondition } from './query/filter-condition.ts';
import { carried, orderBy, orderTerms, rowsAfter, withoutCarried } from './query/order-terms.ts';
import { selectRows, tableOf } from './query/select-rows.ts';
import { withinTime } from './query/within-time.ts';
import type { RecordParts } from './record-parts.ts';
import { badCursor } from './record-refusals.ts';

/** What reading may cost. */
export interface ReadLimits {
  /** Milliseconds that one query may take. */
  readonly timeLimit: number;
  /** Rows up to which a count is exact. */
  readonly countLimit: number;
}

/** Limits of the calls that people wait for. */
export const usualLimits: ReadLimits = { timeLimit: 10_000, countLimit: 1_000_000 };

/** The condition for everything that a checked list of filters lets through within the actor's scope. */
export const matching = (parts: RecordParts, filters: readonly Filter[]): RawBuilder<boolean> =>
  every([seenRows(parts), ...filters.filter(filter => !isHanded(parts.resource, filter)).map(filter => filterCondition(parts, filter))]);

/** Reads filters alone; see {@link checkQuery}. */
export function checkFilters(parts: RecordParts, filters: readonly Filter[]): Result<readonly Filter[]> {
  const checked = checkQuery(parts.resource, { filters, sort: [], limit: 1 }, fieldRights(parts).mayRead, mayFindBy(parts));
  return checked.ok ? ok(checked.value.filters) : checked;
}

/** A page of rows in order. */
export async function listRecords(parts: RecordParts, limits: ReadLimits, query: ListQuery): Promise<Result<ListPage>> {
  const { database, resource } = parts;
  const rights = fieldRights(parts);
  const checked = checkQuery(resource, query, rights.mayRead, mayFindBy(parts));
  if (!checked.ok) return checked;
  const { filters, sort, limit, after, offset } = checked.value;
  const terms = orderTerms(parts, sort);
  const values = after === undefined ? undefined : readCursor(terms, after);
  if (after !== undefined && !values) return refuse(badCursor);
  const where = every([matching(parts, filters), values && rowsAfter(terms, values)]);
  const part = sql`where ${where} order by ${orderBy(terms)} limit ${limit + 1}${values || !offset ? sql`` : sql` offset ${offset}`}`;
  // only ids are passed over on a jump: the rows themselves are fetched for what is shown
  const jump = sql`where t.id in (select t.id from ${tableOf(resource, filters)} ${part}) order by ${orderBy(terms)}`;
  return withinTime(database, limits.timeLimit, async reading => {
    const rows = await selectRows(reading, resource, rights.listed, values || !offset ? part : jump, carried(terms), filters);
    const more = rows.length > limit;
    const page = (more ? rows.slice(0, limit) : rows).map(row => withoutCarried(terms, row));
    return ok(more ? { rows: page, next: cursorAt(terms, rows[limit - 1]!) } : { rows: page });
  });
}

/** How many rows match; counted no further than the limit. */
export async function countRecords(parts: RecordParts, limits: ReadLimits, filters: readonly Filter[]): Promise<Result<CountReply>> {
  const checked = checkFilters(parts, filters);
  if (!checked.ok) return checked;
  const where = matching(parts, checked.value);
  return withinTime(parts.database, limits.timeLimit, async reading => {
    const { rows } = await sql<{
      total: number;
    }>`select count(*) as total from (select 1 from ${tableOf(parts.resource, checked.value)} where ${where}
      limit ${limits.countLimit + 1}) as counted`.execute(reading);
    const total = rows[0]?.total ?? 0;
    return ok({ total: Math.min(total, limits.countLimit), exact: total <= limits.countLimit });
  });
}

/** One record within the actor's scope. */
export async function readRecord(parts: RecordParts, id: number): Promise<Result<RecordRow>> {
  const row = await findRecord(parts, parts.database, id, fieldRights(parts).readable);
  if (!row) return refuse(notFound);
  if (Object.keys(approvalMetas(parts.resource)).length === 0) return ok(readablePart(parts, row));
  const waiting = (await waitingFields(parts.database, parts.resource.entity, [id])).get(id) ?? [];
  return ok(readablePart(parts, { ...row, waitingFields: waiting }));
}

/** Records with these fields, each once and in the order asked; what does not exist or lies outside the actor's scope is left out. */
export async function findRecords(
  parts: RecordParts,
  database: Kysely<Tables>,
  ids: readonly number[],
  keys: readonly string[],
): Promise<readonly RecordRow[]> {
  const wanted = [...new Set(ids)].filter(Number.isSafeInteger);
  if (wanted.length === 0) return [];
  const where = every([sql<boolean>`t.id = any(${wanted}::bigint[])`, seenRows(parts)]);
  const rows = new Map((await selectRows(database, parts.resource, keys, sql`where ${where}`)).map(row => [row.id, row]));
  return wanted.flatMap(id => rows.get(id) ?? []);
}

/** A record with these fields; undefined when it does not exist or lies outside the actor's scope. */
export async function findRecord(
  parts: RecordParts,
  database: Kysely<Tables>,
  id: number,
  keys: readonly string[],
): Promise<RecordRow | undefined> {
  if (!Number.isSafeInteger(id)) return undefined;
  const where = every([sql<boolean>`t.id = ${id}`, seenRows(parts)]);
  const [row] = await selectRows(database, parts.resource, keys, sql`where ${where}`);
  return row;
}
