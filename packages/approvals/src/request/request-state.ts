import { ok, type Refusal, refuse, type Result } from '@axle/kernel';

/** Where a request stands. All but `pending` are for good. */
export type RequestState = 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'conflict';

/** What happens to a request. */
export type RequestEvent = 'approve' | 'reject' | 'withdraw' | 'baseChanged';

const next: Readonly<Record<RequestEvent, RequestState>> = {
  approve: 'approved',
  reject: 'rejected',
  withdraw: 'withdrawn',
  baseChanged: 'conflict',
};

const decided: Refusal = { code: 'DECIDED', message: { zh: '该申请已处理', en: 'The request has already been decided' } };

/** [A5] The state after an event; a request that has left `pending` is refused with `DECIDED`. */
export const requestTransition = (state: RequestState, event: RequestEvent): Result<RequestState> =>
  state === 'pending' ? ok(next[event]) : refuse(decided);
