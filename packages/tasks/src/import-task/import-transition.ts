import { ok, refuse, type Result } from '@axle/kernel';
import { badTransition, mostAttempts, type TaskProgress } from '../export-task/task-transition.ts';

/** States of an import. `done`, `partial`, `failed` and `cancelled` are final. */
export type ImportState = 'uploaded' | 'validating' | 'has_errors' | 'ready' | 'running' | 'done' | 'partial' | 'failed' | 'cancelled';

/** What a bad row keeps from being written: every row, the rows of its document, or itself alone. */
export type ImportMode = 'all_or_nothing' | 'per_document' | 'per_row';

/** What happens to an import. `checked`, `mended` and `finish` carry how many rows were bad or were written. */
export type ImportEvent =
  | { readonly kind: 'validate' | 'confirm' | 'fail' | 'cancel' | 'lost' }
  | { readonly kind: 'checked' | 'mended'; readonly badRows: number }
  | { readonly kind: 'finish'; readonly badRows: number; readonly goodRows: number };

/** What the rule needs to know of an import. */
export interface ImportProgress extends TaskProgress<ImportState> {
  readonly mode: ImportMode;
}

/**
 * [T6] The import after an event; `BAD_TRANSITION` for an event that its state does not know. An import with bad rows may be
 * confirmed unless it is all or nothing; mending them makes it ready; it may be cancelled until it runs; what a lost worker left is begun
 * again, at most three times.
 */
export function importTransition<Task extends ImportProgress>(task: Task, event: ImportEvent): Result<Task> {
  const next = nextState(task, event);
  if (next === undefined) return refuse(badTransition);
  const again = event.kind === 'lost' && next !== 'failed';
  return ok({ ...task, state: next, attempt: again ? task.attempt + 1 : task.attempt });
}

function nextState({ state, mode, attempt }: ImportProgress, event: ImportEvent): ImportState | undefined {
  const working = state === 'validating' || state === 'running';
  switch (event.kind) {
    case 'validate':
      return state === 'uploaded' ? 'validating' : undefined;
    case 'checked':
      return state === 'validating' ? (event.badRows > 0 ? 'has_errors' : 'ready') : undefined;
    case 'mended':
      return state === 'has_errors' ? (event.badRows > 0 ? 'has_errors' : 'ready') : undefined;
    case 'confirm':
      return state === 'ready' || (state === 'has_errors' && mode !== 'all_or_nothing') ? 'running' : undefined;
    case 'finish':
      return state === 'running' ? ending(event) : undefined;
    case 'fail':
      return working ? 'failed' : undefined;
    case 'cancel':
      return ['uploaded', 'validating', 'has_errors', 'ready'].includes(state) ? 'cancelled' : undefined;
    case 'lost': {
      if (!working) return undefined;
      if (attempt >= mostAttempts) return 'failed';
      return state === 'validating' ? 'uploaded' : 'running';
    }
  }
}

const ending = ({ badRows, goodRows }: { readonly badRows: number; readonly goodRows: number }): ImportState =>
  badRows === 0 ? 'done' : goodRows > 0 ? 'partial' : 'failed';
