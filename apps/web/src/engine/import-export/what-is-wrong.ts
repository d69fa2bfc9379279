import type { ImportBadRow, ImportRowError } from '@axle/wire';
import type { ImportTask, TaskCenter } from './task-center.ts';

/** What is wrong with the rows of a task, and those that can be mended; undefined for what could not be asked. */
export async function whatIsWrong(
  center: TaskCenter,
  task: ImportTask,
): Promise<{ readonly errors: readonly ImportRowError[] | undefined; readonly rows: readonly ImportBadRow[] | undefined }> {
  const bad = (task.badRows ?? 0) > 0;
  const none = { ok: true, value: [] } as const;
  const [errors, rows] = await Promise.all([
    bad ? center.errors(task.taskid) : none,
    bad && task.kind !== 'revert' ? center.badRows(task.taskid) : none,
  ]);
  return { errors: errors.ok ? errors.value : undefined, rows: rows.ok ? rows.value : undefined };
}
