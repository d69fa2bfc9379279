import { type Refusal, refuse, type Result } from '@axle/kernel';
import { type ChangeLine, movedFields } from '../change/diff.ts';
import type { ValueMetas, Values } from '../change/value-meta.ts';
import { type RequestState, requestTransition } from './request-state.ts';

/** A change that waits for a second person. */
export interface ChangeRequest {
  readonly state: RequestState;
  /** User who asked for it. */
  readonly createdBy: number;
  readonly lines: readonly ChangeLine[];
}

/** What somebody wants to do with a request. */
export interface Decision {
  /** The user who decides. */
  readonly by: number;
  /** Whether the policy of the entity names a role of theirs. */
  readonly isApprover: boolean;
  readonly decision: 'approve' | 'reject';
  readonly comment?: string;
}

/** Fewest characters of the reason of a rejection. */
export const shortestComment = 5;

const refusals = {
  own: { code: 'OWN_REQUEST', message: { zh: '不能审批自己提交的申请', en: 'You cannot approve your own request' } },
  role: { code: 'NOT_APPROVER', message: { zh: '您不是该申请的审批人', en: 'You are no approver of this request' } },
  comment: { code: 'COMMENT', field: 'comment', message: { zh: '驳回原因至少 5 个字符', en: 'Say why in 5 characters or more' } },
  withdraw: { code: 'NOT_OWN', message: { zh: '只有提交人可以撤回', en: 'Only who asked can withdraw the request' } },
} as const satisfies Readonly<Record<string, Refusal>>;

/**
 * [A3, A4, A5] What becomes of a request by somebody's decision, over the record as it stands now: `approved`, `rejected`, or `conflict`
 * where the record has moved on. Refused with `DECIDED`, `OWN_REQUEST`, `NOT_APPROVER` or `COMMENT`.
 */
export function decide(request: ChangeRequest, decision: Decision, current: Values, metas: ValueMetas): Result<RequestState> {
  const decided = requestTransition(request.state, decision.decision);
  if (!decided.ok) return decided;
  if (decision.by === request.createdBy) return refuse(refusals.own);
  if (!decision.isApprover) return refuse(refusals.role);
  if (decision.decision === 'reject')
    return [...(decision.comment?.trim() ?? '')].length < shortestComment ? refuse(refusals.comment) : decided;
  return movedFields(current, request.lines, metas).length > 0 ? requestTransition(request.state, 'baseChanged') : decided;
}

/** [A5] What becomes of a request that somebody takes back: `withdrawn`. Refused with `DECIDED`, or `NOT_OWN` for another's. */
export function withdraw({ state, createdBy }: Pick<ChangeRequest, 'state' | 'createdBy'>, by: number): Result<RequestState> {
  const withdrawn = requestTransition(state, 'withdraw');
  return withdrawn.ok && by !== createdBy ? refuse(refusals.withdraw) : withdrawn;
}

/** A request that fields of a record wait for. */
export interface PendingRequest {
  readonly requestNo: string;
  readonly fields: readonly string[];
}

/** [A6] Why fields cannot be asked for again: each that waits already, with the number of its request. */
export const waitingAlready = (fields: readonly string[], pending: readonly PendingRequest[]): readonly Refusal[] =>
  fields.flatMap(field => {
    const found = pending.find(request => request.fields.includes(field));
    return found ? [isPending(found.requestNo, field)] : [];
  });

/** A record, or a field of it, waits for a request. */
export const isPending = (requestNo: string, field?: string): Refusal => ({
  code: 'PENDING',
  ...(field === undefined ? {} : { field }),
  message: { zh: `${requestNo}审批中`, en: `${requestNo} is pending` },
});
