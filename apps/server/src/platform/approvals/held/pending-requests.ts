import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { WaitingField } from '@axle/page-kit';

/** The fields of records that wait for a decision, by record. */
export async function waitingFields(
  database: Kysely<Tables>,
  entity: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly WaitingField[]>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('change_request_line as l')
    .innerJoin('change_request as r', 'r.id', 'l.request_id')
    .select(['r.id', 'r.request_no', 'r.created_by', 'r.created_at', 'l.record_id', 'l.field', 'l.after'])
    .where('l.entity', '=', entity)
    .where('l.record_id', 'in', ids)
    .where('l.pending', '=', true)
    .orderBy('l.id')
    .execute();
  return Map.groupBy(
    rows.map(({ id, request_no, created_by, created_at, record_id, field, after }) => ({
      recordId: record_id,
      field,
      after: after ?? undefined,
      request: id,
      requestNo: request_no,
      by: created_by,
      at: created_at,
    })),
    ({ recordId }) => recordId,
  );
}
