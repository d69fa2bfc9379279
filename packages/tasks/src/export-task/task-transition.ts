import { ok, type Refusal, refuse, type Result } from '@axle/kernel';

/** States of an export. `cancelled` and `expired` are final. */
export type TaskState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled' | 'expired';

/**
 * What happens to an export: a worker leases it, finishes or fails, the user cancels or retries, its file expires, or
 * the worker is lost (no sign of life for {@link leaseSeconds}).
 */
export type TaskEvent = 'lease' | 'finish' | 'fail' | 'cancel' | 'expire' | 'retry' | 'lost';

/** What the rule needs to know of a task. The first attempt is 1. */
export interface TaskProgress<State extends string = TaskState> {
  readonly state: State;
  readonly attempt: number;
}

/** Without a sign of life for this long a worker counts as lost. */
export const leaseSeconds = 120;

/** Attempts that are made without being asked for. */
export const mostAttempts = 3;

/** [T1] Whether a task in this state has a file: only when it is done. */
export const hasFile = (state: TaskState): boolean => state === 'done';

/** [T1] The task after an event; `BAD_TRANSITION` for an event that its state does not know. */
export function taskTransition(task: TaskProgress, event: TaskEvent): Result<TaskProgress> {
  const { state, attempt } = task;
  const to = (next: TaskState, nextAttempt = attempt): Result<TaskProgress> => ok({ state: next, attempt: nextAttempt });
  switch (`${state} ${event}`) {
    case 'queued lease':
      return to('running');
    case 'running finish':
      return to('done');
    case 'running fail':
      return to('failed');
    case 'running lost':
      return attempt < mostAttempts ? to('queued', attempt + 1) : to('failed');
    case 'queued cancel':
    case 'running cancel':
      return to('cancelled');
    case 'done expire':
      return to('expired');
    case 'failed retry':
      return to('queued', attempt + 1);
    default:
      return refuse(badTransition);
  }
}

/** Said when a task is no longer in a state that allows what was asked. */
export const badTransition: Refusal = {
  code: 'BAD_TRANSITION',
  message: { zh: '任务状态已变化，不能执行该操作', en: 'The task’s status has changed; this is no longer possible' },
};
