import { ok, type Result } from '@axle/kernel';
import { type ImportState, importTransition } from '@axle/tasks';
import type { TemplateValues } from '@axle/templates';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { sendMessage } from '../notifications/send-message.ts';
import type { ImportTaskRow, ImportWork } from './import-work.ts';
import { notifyOfRevert } from './notify-of-revert.ts';
import type { RowTally } from './write-rows.ts';

/** Thrown when somebody else has the task: nothing of the transaction counts. */
export class TaskTaken extends Error {}

/** How far the rows of a task are written. */
export interface Progress {
  readonly done: number;
  readonly tally: RowTally;
}

/** Notes the progress, if the task still is ours and stands where we left it. */
export async function countRows(
  transaction: Kysely<Tables>,
  task: ImportTaskRow,
  before: number,
  { done, tally }: Progress,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('import_task')
    .set({ done_rows: done, new_rows: tally.new, changed_rows: tally.changed, same_rows: tally.same, bad_rows: tally.bad })
    .where('id', '=', task.id)
    .where('state', '=', 'running')
    .where('attempt', '=', task.attempt)
    .where('done_rows', '=', before)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new TaskTaken(`import ${task.taskid} is at another worker`);
}

/** Ends a task as its rows went, and notifies its user. */
export async function finishImport({ database, now }: ImportWork, task: ImportTaskRow, tally: RowTally): Promise<Result<ImportState>> {
  const goodRows = tally.new + tally.changed + tally.same;
  const next = importTransition({ ...task, state: 'running' as ImportState }, { kind: 'finish', badRows: tally.bad, goodRows });
  if (!next.ok) return next;
  const finishedAt = now();
  await database.transaction().execute(async transaction => {
    const { numUpdatedRows } = await transaction
      .updateTable('import_task')
      .set({ state: next.value.state, lease_until: null, finished_at: finishedAt })
      .where('id', '=', task.id)
      .where('state', '=', 'running')
      .where('attempt', '=', task.attempt)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new TaskTaken(`import ${task.taskid} is at another worker`);
    if (task.kind === 'revert') return notifyOfRevert(transaction, task, tally, finishedAt);
    await sendMessage(transaction, {
      event: 'import.done',
      receivers: [task.by],
      object: task.taskid,
      values: { 'file.name': task.file_name, ...rowValues(tally) },
      record: task.id,
      now: finishedAt,
    });
  });
  return ok(next.value.state);
}

/** The counts of an import as a message states them. */
const rowValues = (tally: RowTally): TemplateValues =>
  Object.fromEntries(Object.entries(tally).map(([kind, rows]) => [`rows.${kind}`, rows.toLocaleString('en')]));
