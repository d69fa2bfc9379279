import type { Approval, Decided, Decision } from '@axle/approvals';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Actor } from '../resources/record-parts.ts';
import type { StoredRequest } from './stored-request.ts';

/** [A11] Writes down a decision on a locked request. One that finds the record moved on is none: nothing was agreed to. */
export async function countVote(
  transaction: Kysely<Tables>,
  { now }: Actor,
  { id, version, approvals }: StoredRequest,
  { decision, comment }: Pick<Decision, 'decision' | 'comment'>,
  { state, vote }: Decided,
): Promise<void> {
  if (state === 'conflict') return;
  await transaction
    .insertInto('approval_decision')
    .values({ request_id: id, decision, by_user: vote.by, in_name_of: vote.inNameOf, comment: comment?.trim() || null, at: now })
    .execute();
  if (decision === 'approve')
    await transaction
      .updateTable('change_request')
      .set({ approvals: approvals + 1, ...(state === 'pending' ? { version: version + 1 } : {}) })
      .where('id', '=', id)
      .execute();
}

/** The approvals among decisions. */
export const approvalsAmong = (decisions: readonly (Approval & Pick<Decision, 'decision'>)[]): readonly Approval[] =>
  decisions.filter(({ decision }) => decision === 'approve');
