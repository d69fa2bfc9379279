import { applyLines, type Decision, decide, type RequestState } from '@axle/approvals';
import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { checkRecord, type RecordRow, type Target, type TargetOutcome } from '@axle/page-kit';
import type { Access } from '@axle/permissions';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { allPages } from '../pages/all-pages.ts';
import type { ActionHandler } from '../resources/calls/action-handler.ts';
import { type RecordParts, todayOf } from '../resources/record-parts.ts';
import { refusalOfWriting } from '../resources/record-refusals.ts';
import { inTransaction } from '../resources/writes/in-transaction.ts';
import { lockById } from '../resources/writes/lock-rows.ts';
import { updateRows } from '../resources/writes/update-rows.ts';
import { endRequest } from './end-request.ts';
import { refuseBatch } from './refuse-batch.ts';
import { lockRequest, type StoredRequest } from './stored-request.ts';
import { tellRequester } from './tell-people.ts';
import { approvalMetas } from './value-metas.ts';

/** Decides on requests, each in a transaction of its own: what is approved is applied, told, and in the record's history under its number. */
export const decideRequests =
  (decision: Decision['decision']): ActionHandler =>
  async ({ parts, targets, input }) => {
    const refused = decision === 'approve' ? await refuseBatch(parts, targets) : undefined;
    if (refused) return refuse(refused);
    const outcomes: TargetOutcome[] = [];
    const comment = typeof input['comment'] === 'string' ? input['comment'] : undefined;
    for (const target of targets.toSorted((one, other) => one.id - other.id))
      outcomes.push(await decideOne(parts, target, decision, comment));
    return ok(outcomes);
  };

const moved: Refusal = {
  code: 'CONFLICT',
  message: { zh: '记录已变更，申请失效', en: 'The record has changed meanwhile: the request is void' },
};

async function decideOne(
  parts: RecordParts,
  { id }: Target,
  decision: Decision['decision'],
  comment: string | undefined,
): Promise<TargetOutcome> {
  let name = String(id);
  const work = async (transaction: Transaction<Tables>): Promise<Result<RequestState>> => {
    const found = await lockRequest(parts, transaction, id);
    if (!found.ok) return found;
    const request = found.value;
    name = request.request_no;
    const target = partsOfTarget(parts, request);
    const record = target && (await lockById(transaction, target, [request.record_id]))[0];
    const { access } = parts.caller;
    const outcome = decide(
      { state: request.state, createdBy: request.created_by, lines: request.lines },
      { by: access.userId, isApprover: isApprover(access, request.approver_role), decision, ...(comment === undefined ? {} : { comment }) },
      record ?? {},
      target ? approvalMetas(target.resource) : {},
    );
    if (!outcome.ok) return outcome;
    const state = outcome.value === 'approved' && (!target || !record) ? 'conflict' : outcome.value;
    if (state === 'approved') {
      const refusal = await apply(transaction, target!, record!, request);
      if (refusal) return refuse(refusal);
    }
    await endRequest(transaction, parts.caller, request, state, comment);
    await tellRequester(transaction, request, access.userId, parts.caller.now);
    return ok(state);
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
    const refusal = refusalOfWriting(parts.resource, error);
    if (!refusal) throw error;
    return refuse(refusal);
  }
}

/** Puts the new values in force. The record's own rules are asked again: its other fields may have changed since. */
async function apply(
  transaction: Transaction<Tables>,
  target: RecordParts,
  before: RecordRow,
  request: StoredRequest,
): Promise<Refusal | undefined> {
  const { resource, caller } = target;
  const wanted = applyLines(before, request.lines);
  const [refusal] = checkRecord(resource, wanted, todayOf(caller)).refusals;
  if (refusal) return refusal;
  const after = { ...wanted, ...resource.derive?.(wanted, before) };
  await updateRows(transaction, target, [{ before, after }], { action: 'update', request: request.request_no });
  return undefined;
}

/** Whether somebody holds the role that decides. */
export const isApprover = (access: Access, role: string): boolean => access.isSuper || access.roles.some(own => own.role === role);

/** The records that a request speaks of, as the asker sees them; undefined where the product knows them no more. */
export function partsOfTarget(parts: RecordParts, { entity, page }: Pick<StoredRequest, 'entity' | 'page'>): RecordParts | undefined {
  const resource = allPages.resource(entity)?.resource;
  return (
    resource && { database: parts.database, resource, page, caller: parts.caller, referred: name => allPages.resource(name)?.resource }
  );
}
