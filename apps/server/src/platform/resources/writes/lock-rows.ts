import { fieldsOf, type RecordRow } from '@axle/page-kit';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { changedRows } from '../query/data-scope.ts';
import { every } from '../query/filter-condition.ts';
import { selectRows } from '../query/select-rows.ts';
import type { RecordParts } from '../record-parts.ts';

/**
 * Whole records that the asker's scope lets them change, locked until the transaction ends; in the order of their ids, so that no two wait
 * for each other. Where records are read from a view their own table is locked first, because not every view can be.
 */
export async function lockRows(transaction: Kysely<Tables>, parts: RecordParts, where: RawBuilder<boolean>): Promise<RecordRow[]> {
  const { resource } = parts;
  const keys = Object.keys(fieldsOf(resource));
  const seen = every([where, changedRows(parts)]);
  if (resource.readFrom === undefined) return selectRows(transaction, resource, keys, sql`where ${seen} order by t.id for update of t`);
  const { rows } = await sql<{ id: number }>`
    select k.id from ${sql.table(resource.table)} as k where k.id in (select t.id from ${sql.table(resource.readFrom)} as t where ${seen})
    order by k.id for update of k`.execute(transaction);
  return rows.length === 0
    ? []
    : selectRows(transaction, resource, keys, sql`where t.id = any(${rows.map(({ id }) => id)}::bigint[]) order by t.id`);
}

/** {@link lockRows} by id. */
export const lockById = (transaction: Kysely<Tables>, parts: RecordParts, ids: readonly number[]): Promise<RecordRow[]> =>
  lockRows(transaction, parts, sql<boolean>`t.id = any(${ids.filter(Number.isSafeInteger)}::bigint[])`);
