import type { RequestState } from '@axle/approvals';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Actor } from '../resources/record-parts.ts';
import type { StoredRequest } from './stored-request.ts';

/** Ends a locked request: its fields wait no more. */
export async function endRequest(
  transaction: Kysely<Tables>,
  { access, now }: Actor,
  { id, version }: StoredRequest,
  state: RequestState,
  comment: string | undefined,
): Promise<void> {
  await transaction
    .updateTable('change_request')
    .set({ state, decided_by: access.userId, decided_at: now, comment: comment?.trim() || null, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await transaction.updateTable('change_request_line').set({ pending: false }).where('request_id', '=', id).execute();
}
