export type { ValueMeta, ValueMetas, Values } from './change/value-meta.ts';
export { same } from './change/same.ts';
export { type ChangeLine, diff, applyLines, movedFields } from './change/diff.ts';
export { deltaOf, largestDelta, passesByItself } from './change/delta.ts';
export { type RequestState, type RequestEvent, requestTransition } from './request/request-state.ts';
export {
  type ChangeRequest,
  type Decision,
  type PendingRequest,
  decide,
  withdraw,
  waitingAlready,
  isPending,
  shortestComment,
} from './request/decide.ts';
export { requestNumber, shownNumber, mostPerDay } from './request/request-number.ts';
export { mostTogether, refuseTogether } from './request/together.ts';
