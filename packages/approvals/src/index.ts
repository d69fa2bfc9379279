export type { ValueMeta, ValueMetas } from './change/value-meta.ts';
export { same } from './change/same.ts';
export { type ChangeLine, diff, applyLines, movedFields } from './change/diff.ts';
export { type ChangeKind, changeKind } from './change/change-kind.ts';
export { deltaOf, largestDelta, passesByItself } from './change/delta.ts';
export { type RequestState, type RequestEvent, requestTransition } from './request/request-state.ts';
export {
  type ChangeRequest,
  type Decision,
  type Decided,
  type PendingRequest,
  decide,
  refuseReason,
  withdraw,
  waitingAlready,
  isPending,
  shortestComment,
} from './request/decide.ts';
export { type Approval, type Deputy, type Voter, peopleOf, refuseDeputy, standsInFor, voteOf, votesOf } from './request/approval.ts';
export { dueAt, isLate } from './policy/due.ts';
export { type PolicyTerms, mostApprovers, mostHours, mostPercent, refusePolicy } from './policy/policy.ts';
export { requestNumber, shownNumber, mostPerDay } from './request/request-number.ts';
export { mostTogether, refuseTogether, withFiles } from './request/together.ts';
export { type DocumentPeople, refuseOwn } from './document/own-document.ts';
