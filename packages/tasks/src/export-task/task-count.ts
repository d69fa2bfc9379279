import type { TaskState } from './task-transition.ts';

/** [T2] The badge of one user: queued and running tasks, and done ones that were not looked at yet. */
export const taskCount = (tasks: Iterable<{ readonly state: TaskState; readonly seen: boolean }>): number => {
  let count = 0;
  for (const { state, seen } of tasks) if (state === 'queued' || state === 'running' || (state === 'done' && !seen)) count++;
  return count;
};

/** Most rows of one file; a larger export is split into several files in one zip. */
export const rowsPerFile = 100_000;

/** Progress of one export. */
export interface DocCount {
  readonly files: number;
  readonly total: number;
  readonly done: number;
  /** Whole percent, counted down; 100 for an empty export that is done. */
  readonly percent: number;
  readonly state: TaskState;
}

/** [T2] The progress of an export of `total` rows of which `done` are written. */
export function docCount(task: {
  readonly total: number;
  readonly done: number;
  readonly state: TaskState;
  readonly rowsPerFile?: number;
}): DocCount {
  const { total, done, state } = task;
  const files = Math.max(1, Math.ceil(total / (task.rowsPerFile ?? rowsPerFile)));
  const percent = total === 0 ? (state === 'done' ? 100 : 0) : Math.min(100, Math.floor((100 * done) / total));
  return { files, total, done, percent, state };
}
