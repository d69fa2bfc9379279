import type { Refusal } from '@axle/kernel';
import type { TaskState } from './task-transition.ts';

/** What makes two exports the same. */
export interface ExportWish {
  readonly userId: number;
  /** Section and page, `basic.vehicleModel`. */
  readonly page: string;
  /** Digest of filters, order and ticked rows. */
  readonly filterHash: string;
  readonly columns: readonly string[];
  readonly format: string;
}

/** [T3] Whether a wish is already being served: the same user, page, filter, columns and format, queued or running. */
export const sameExport = (wish: ExportWish, task: ExportWish & { readonly state: TaskState }): boolean =>
  (task.state === 'queued' || task.state === 'running') &&
  wish.userId === task.userId &&
  wish.page === task.page &&
  wish.filterHash === task.filterHash &&
  wish.format === task.format &&
  wish.columns.length === task.columns.length &&
  wish.columns.every((column, index) => column === task.columns[index]);

/** Limits of exports, for one user and one task. */
export const exportLimits = { running: 3, queued: 20, rows: 1_000_000 } as const;

/** [T3] Why a user may not queue one more export of so many rows; undefined when nothing speaks against it. */
export function refuseExport({ queued, rows }: { readonly queued: number; readonly rows: number }): Refusal | undefined {
  if (queued >= exportLimits.queued)
    return {
      code: 'TOO_MANY_TASKS',
      message: {
        zh: `排队中的导出已达${exportLimits.queued}个，请稍后再试`,
        en: `${exportLimits.queued} exports are already queued; try again later`,
      },
    };
  if (rows > exportLimits.rows)
    return {
      code: 'TOO_MANY_ROWS',
      message: { zh: '单次最多导出1,000,000行，请缩小范围', en: 'At most 1,000,000 rows per export; narrow the filter' },
    };
  return undefined;
}

/** [T3] Whether one more of a user's exports may run now. */
export const mayRun = (running: number): boolean => running < exportLimits.running;
