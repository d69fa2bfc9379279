import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { badTransition, mostAttempts, type TaskProgress } from '../export-task/task-transition.ts';

/** States of a bulk action. `done`, `partial`, `failed` and `cancelled` are final. */
export type BulkState = 'waiting' | 'checking' | 'ready' | 'running' | 'done' | 'partial' | 'failed' | 'cancelled';

/** What happens to a bulk action. `finish` carries how many rows were done and refused. */
export type BulkEvent =
  | { readonly kind: 'check' | 'checked' | 'confirm' | 'fail' | 'cancel' | 'lost' }
  | { readonly kind: 'finish'; readonly doneRows: number; readonly refusedRows: number };

/** Most rows of one bulk action. */
export const mostBulkRows = 100_000;

/** [T9] Why so many rows cannot be acted on at once; undefined where they can. Some actions take fewer than others. */
export const refuseBulkRows = (rows: number, most: number = mostBulkRows): Refusal | undefined =>
  rows > most
    ? {
        code: 'TOO_MANY_ROWS',
        message: {
          zh: `一次最多处理 ${most.toLocaleString('en')} 行，请缩小范围`,
          en: `At most ${most.toLocaleString('en')} rows at a time; narrow the filter`,
        },
      }
    : undefined;

/**
 * [T9] The bulk action after an event; `BAD_TRANSITION` for an event that its state does not know. It is checked before it may be
 * confirmed; cancelled while it runs, it leaves the rest undone; what a lost worker left is gone on with, at most three times.
 */
export function bulkTransition<Task extends TaskProgress<BulkState>>(task: Task, event: BulkEvent): Result<Task> {
  const next = nextState(task, event);
  if (next === undefined) return refuse(badTransition);
  return ok({ ...task, state: next, attempt: event.kind === 'lost' && next !== 'failed' ? task.attempt + 1 : task.attempt });
}

function nextState({ state, attempt }: TaskProgress<BulkState>, event: BulkEvent): BulkState | undefined {
  const working = state === 'checking' || state === 'running';
  switch (event.kind) {
    case 'check':
      return state === 'waiting' ? 'checking' : undefined;
    case 'checked':
      return state === 'checking' ? 'ready' : undefined;
    case 'confirm':
      return state === 'ready' ? 'running' : undefined;
    case 'finish':
      if (state !== 'running') return undefined;
      return event.refusedRows === 0 ? 'done' : event.doneRows > 0 ? 'partial' : 'failed';
    case 'fail':
      return working ? 'failed' : undefined;
    case 'cancel':
      return working || state === 'waiting' || state === 'ready' ? 'cancelled' : undefined;
    case 'lost': {
      if (!working) return undefined;
      if (attempt >= mostAttempts) return 'failed';
      return state === 'checking' ? 'waiting' : 'running';
    }
  }
}
