import { ok, type RecordValues, type Refusal, refuse, type Result } from '@axle/kernel';
import { type ChangeLine, movedFields } from '../change/diff.ts';
import type { ValueMetas } from '../change/value-meta.ts';
import { type Approval, type Voter, voteOf, votesOf } from './approval.ts';
import { type RequestState, requestTransition } from './request-state.ts';

/** A change that waits for a second person. */
export interface ChangeRequest {
  readonly state: RequestState;
  /** User who asked for it. */
  readonly createdBy: number;
  readonly lines: readonly ChangeLine[];
  /** How many people must approve; 1 unless given. */
  readonly minApprovers?: number;
  /** The approvals so far. */
  readonly approvals?: readonly Approval[];
}

/** What somebody wants to do with a request. */
export interface Decision extends Voter {
  readonly decision: 'approve' | 'reject';
  readonly comment?: string;
}

/** What becomes of a request by a decision: `pending` where more people must approve. */
export interface Decided {
  readonly state: RequestState;
  /** Who decided, and in whose name. */
  readonly vote: Approval;
}

/** Fewest characters of the reason of a rejection, and of a change. */
export const shortestComment = 5;

const refusals = {
  comment: {
    code: 'COMMENT',
    field: 'comment',
    message: { zh: '驳回原因至少 5 个字符', en: 'A rejection needs a reason of at least 5 characters' },
  },
  withdraw: { code: 'NOT_OWN', message: { zh: '只有提交人可以撤回', en: 'Only the submitter can withdraw the request' } },
  reason: {
    code: 'REASON',
    message: { zh: '请填写变更原因（至少 5 个字符）', en: 'Give a reason for the change (at least 5 characters)' },
  },
} as const satisfies Readonly<Record<string, Refusal>>;

const isShort = (words: string | undefined): boolean => [...(words?.trim() ?? '')].length < shortestComment;

/**
 * [A3, A4, A5, A11, A12] What becomes of a request by somebody's decision, over the record as it stands now: `approved` by the last
 * approval that is needed, `pending` by the ones before, `rejected`, or `conflict` where the record has moved on. Refused with `DECIDED`,
 * `OWN_REQUEST`, `NOT_APPROVER`, `APPROVED`, `CHOOSE_APPROVER` or `COMMENT`.
 */
export function decide(request: ChangeRequest, decision: Decision, current: RecordValues, metas: ValueMetas): Result<Decided> {
  const decided = requestTransition(request.state, decision.decision);
  if (!decided.ok) return decided;
  const { approvals = [], minApprovers = 1 } = request;
  const isRejected = decision.decision === 'reject';
  if (isRejected) return rejected(request, decision, decided.value);
  const vote = voteOf(request, decision);
  if (!vote.ok) return vote;
  const become = (state: RequestState) => ok({ state, vote: vote.value });
  if (movedFields(current, request.lines, metas).length > 0) return become('conflict');
  return become(approvals.length + 1 < minApprovers ? 'pending' : decided.value);
}

/** A rejection counts for nobody's approval, so that it asks in nobody's name; who approved may think better of it. */
function rejected({ createdBy }: ChangeRequest, decision: Decision, state: RequestState): Result<Decided> {
  const votes = votesOf({ createdBy }, decision);
  if (!votes.ok) return votes;
  return isShort(decision.comment) ? refuse(refusals.comment) : ok({ state, vote: votes.value[0]! });
}

/** [A5] The state of a request that its author withdraws: `withdrawn`. Refused with `DECIDED`, or `NOT_OWN` for another's. */
export function withdraw({ state, createdBy }: Pick<ChangeRequest, 'state' | 'createdBy'>, by: number): Result<RequestState> {
  const withdrawn = requestTransition(state, 'withdraw');
  return withdrawn.ok && by !== createdBy ? refuse(refusals.withdraw) : withdrawn;
}

/** [A14] Why a change of fields under approval is not taken: it does not say why it is made. */
export const refuseReason = (reason: string | undefined): Refusal | undefined => (isShort(reason) ? refusals.reason : undefined);

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
