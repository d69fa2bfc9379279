import { type Decision, decide, type RequestState } from '@axle/approvals';
import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import type { Target, TargetOutcome } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { ActionHandler } from '../resources/calls/action-handler.ts';
import type { RecordParts } from '../resources/record-parts.ts';
import { refusalOfWriting } from '../resources/refused-by-database.ts';
import { inTransaction } from '../resources/writes/in-transaction.ts';
import { lockById } from '../resources/writes/lock-rows.ts';
import { applyRequest } from './apply-request.ts';
import { approvalsAmong, countVote } from './count-vote.ts';
import { decisionsOn, voterOf } from './deciders.ts';
import { endRequest } from './end-request.ts';
import { refuseBatch, withFilesAmong } from './refuse-batch.ts';
import { lockRequest, type StoredRequest } from './stored-request.ts';
import { notifyRequester } from './notify-people.ts';
import { approvalMetas } from './held/value-metas.ts';

/**
 * Decides on requests, each in a transaction of its own. The last approval that a request needs applies it: the change is announced, and in
 * the record's history under its number; earlier approvals are counted.
 */
export const decideRequests =
  (decision: Decision['decision']): ActionHandler =>
  async ({ parts, targets, input }) => {
    const refused = decision === 'approve' ? await refuseBatch(parts, targets) : undefined;
    if (refused) return refuse(refused);
    const apart = decision === 'approve' ? await withFilesAmong(parts, targets) : new Map<number, Refusal>();
    const outcomes: TargetOutcome[] = [];
    const said: Said = {
      decision,
      ...(typeof input['comment'] === 'string' ? { comment: input['comment'] } : {}),
      ...(typeof input['inNameOf'] === 'number' ? { inNameOf: input['inNameOf'] } : {}),
    };
    for (const target of targets.toSorted((one, other) => one.id - other.id))
      outcomes.push(await decideOne(parts, target, said, apart.get(target.id)));
    return ok(outcomes);
  };

/** What somebody says to requests: approve or reject, why, and in whose name. */
type Said = Pick<Decision, 'decision' | 'comment' | 'inNameOf'>;

const moved: Refusal = {
  code: 'CONFLICT',
  message: { zh: '记录已变更，申请失效', en: 'The record has changed; the request is void' },
};

async function decideOne(parts: RecordParts, { id }: Target, said: Said, apart: Refusal | undefined): Promise<TargetOutcome> {
  const { decision, comment } = said;
  let name = String(id);
  const work = async (transaction: Transaction<Tables>): Promise<Result<RequestState>> => {
    const found = await lockRequest(parts, transaction, id);
    if (!found.ok) return found;
    const request = found.value;
    name = request.request_no;
    if (apart) return refuse(apart);
    const target = partsOfTarget(parts, request);
    const record = target && (await lockById(transaction, target, [request.record_id]))[0];
    const outcome = decide(
      {
        state: request.state,
        createdBy: request.created_by,
        lines: request.lines,
        minApprovers: request.min_approvers,
        approvals: approvalsAmong(await decisionsOn(transaction, id)),
      },
      { ...(await voterOf(transaction, parts.caller, request.approver_role)), ...said },
      record ?? {},
      target ? approvalMetas(target.resource) : {},
    );
    if (!outcome.ok) return outcome;
    const isGone = decision === 'approve' && (!target || !record);
    const decided = isGone ? { ...outcome.value, state: 'conflict' as const } : outcome.value;
    await countVote(transaction, parts.caller, request, said, decided);
    if (decided.state === 'pending') return ok(decided.state);
    if (decided.state === 'approved') {
      const refusal = await applyRequest(transaction, target!, record!, request);
      if (refusal) return refuse(refusal);
    }
    await endRequest(transaction, parts.caller, request, decided.state, comment);
    await notifyRequester(transaction, request, decided.vote, parts.caller.now);
    return ok(decided.state);
  };
  const result = await attempt(parts, work);
  const refusal = result.ok ? (decision === 'approve' && result.value === 'conflict' ? moved : undefined) : result.refusal;
  return { id, name, ...(refusal ? { refusal } : {}) };
}

async function attempt(
  parts: RecordParts,
  work: (transaction: Transaction<Tables>) => Promise<Result<RequestState>>,
): Promise<Result<RequestState>> {
  try {
    return await inTransaction(parts.database, work);
  } catch (error) {
    const refusal = refusalOfWriting(parts.caller.registry, parts.resource, error);
    if (!refusal) throw error;
    return refuse(refusal);
  }
}

/** The records that a request speaks of, as the actor sees them; undefined where the product knows them no more. */
export function partsOfTarget(parts: RecordParts, { entity, page }: Pick<StoredRequest, 'entity' | 'page'>): RecordParts | undefined {
  const { database, caller } = parts;
  const referred = (name: string) => caller.registry.resource(name)?.resource;
  const resource = referred(entity);
  return resource && { database, resource, page, caller, referred };
}
