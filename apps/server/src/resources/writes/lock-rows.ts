import { fieldsOf, type RecordRow } from '@axle/page-kit';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { seenRows } from '../data-scope.ts';
import { every } from '../query/filter-condition.ts';
import { selectRows } from '../query/select-rows.ts';
import type { RecordParts } from '../record-parts.ts';

/** Whole records within the asker's scope, locked until the transaction ends; in the order of their ids, so that no two wait for each other. */
export const lockRows = (transaction: Kysely<Tables>, parts: RecordParts, where: RawBuilder<boolean>): Promise<RecordRow[]> =>
  selectRows(
    transaction,
    parts.resource,
    Object.keys(fieldsOf(parts.resource)),
    sql`where ${every([where, seenRows(parts)])} order by t.id for update of t`,
  );

/** {@link lockRows} by id. */
export const lockById = (transaction: Kysely<Tables>, parts: RecordParts, ids: readonly number[]): Promise<RecordRow[]> =>
  lockRows(transaction, parts, sql<boolean>`t.id = any(${ids.filter(Number.isSafeInteger)}::bigint[])`);
