import { fieldsOf, type RecordRow, type Resource } from '@axle/page-kit';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { changedRows, changesAll } from '../query/data-scope.ts';
import { every } from '../query/filter-condition.ts';
import { selectRows } from '../query/select-rows.ts';
import type { RecordParts } from '../record-parts.ts';

/**
 * Whole records that the actor's scope lets them change, locked until the transaction ends; in the order of their ids, so that no two wait
 * for each other. Where records are read from a view their own table is locked first, because not every view can be.
 */
export async function lockRows(transaction: Kysely<Tables>, parts: RecordParts, where: RawBuilder<boolean>): Promise<RecordRow[]> {
  const { resource } = parts;
  const keys = Object.keys(fieldsOf(resource));
  const seen = every([where, changedRows(parts)]);
  if (resource.readFrom === undefined) return selectRows(transaction, resource, keys, sql`where ${seen} order by t.id for update of t`);
  return lockedRows(transaction, parts, sql<boolean>`k.id in (select t.id from ${sql.table(resource.readFrom)} as t where ${seen})`);
}

/** The records of the resource's own table, as `k`, for which a condition holds: locked, then read from its view. */
async function lockedRows(transaction: Kysely<Tables>, { resource }: RecordParts, where: RawBuilder<boolean>): Promise<RecordRow[]> {
  const ids = await lockedIds(transaction, resource, where);
  const keys = Object.keys(fieldsOf(resource));
  return ids.length === 0 ? [] : selectRows(transaction, resource, keys, sql`where t.id = any(${ids}::bigint[]) order by t.id`);
}

async function lockedIds(transaction: Kysely<Tables>, { table }: Resource, where: RawBuilder<boolean>): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select k.id from ${sql.table(table)} as k where ${where} order by k.id for update of k`.execute(transaction);
  return rows.map(({ id }) => id);
}

/** Whether the actor's scope lets them change a record; then it is locked until the transaction ends, and not read. */
export async function lockOne(transaction: Kysely<Tables>, parts: RecordParts, id: number): Promise<boolean> {
  const { resource } = parts;
  const seen = sql<boolean>`k.id in (select t.id from ${sql.table(resource.readFrom ?? resource.table)} as t
    where t.id = ${id} and ${changedRows(parts)})`;
  const ids = await lockedIds(transaction, resource, changesAll(parts) ? sql<boolean>`k.id = ${id}` : seen);
  return ids.length > 0;
}

/** {@link lockRows} by id; where nothing limits what may be changed, the view need not be asked for it. */
export function lockById(transaction: Kysely<Tables>, parts: RecordParts, wanted: readonly number[]): Promise<RecordRow[]> {
  const ids = wanted.filter(Number.isSafeInteger);
  return parts.resource.readFrom !== undefined && changesAll(parts)
    ? lockedRows(transaction, parts, sql<boolean>`k.id = any(${ids}::bigint[])`)
    : lockRows(transaction, parts, sql<boolean>`t.id = any(${ids}::bigint[])`);
}
