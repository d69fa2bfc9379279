import { refuse, ok, type Refusal, type Result } from '@axle/kernel';
import { importTransition, type ImportState } from '@axle/tasks';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { CheckedRow } from './check-row.ts';
import type { ImportTaskRow, ImportWork } from './import-work.ts';
import { type CheckedPortion, type ImportBasis, importBasis, readImport } from './read-import.ts';
import type { RowWriter } from './row-writer.ts';
import { addTally, keepErrors, type RowTally, writeRows, type WrittenRows } from './write-rows.ts';

/** Rows that are written, counted and committed together. */
const rowsAtOnce = 1000;

/** Thrown when somebody else has the task: nothing of the transaction counts. */
export class TaskTaken extends Error {}

/** Thrown to undo a batch of which every row counts or none. */
class BatchRefused extends Error {
  readonly written: WrittenRows;

  constructor(written: WrittenRows) {
    super('rows were refused');
    this.written = written;
  }
}

/**
 * Writes the rows of a confirmed import. Every batch commits together with its counters, so that whatever happens to this
 * worker, the next one goes on exactly behind the last committed row. All or nothing is one batch.
 */
export async function runImport(work: ImportWork, task: ImportTaskRow, signal: AbortSignal): Promise<Result<ImportState, Refusal>> {
  const basis = await importBasis(work, task);
  if (!basis.ok) return basis;
  const { entry, access } = basis.value;
  const writer = work.openRowWriter({ entry, access, importTask: task.id, now: work.now(), dryRun: false });
  const whole = task.mode === 'all_or_nothing';
  let progress: Progress = {
    done: task.done_rows,
    tally: { new: task.new_rows, changed: task.changed_rows, same: task.same_rows, bad: task.bad_rows },
  };
  for await (const batch of batches(readImport(work, task, basis.value), progress.done, whole ? Number.POSITIVE_INFINITY : rowsAtOnce)) {
    signal.throwIfAborted();
    if (!batch.ok) return batch;
    const committed = await commitBatch(work, task, basis.value, writer, progress, batch.value);
    if (!committed.ok) return committed;
    progress = committed.value;
  }
  return finish(work, task, progress.tally);
}

interface Progress {
  readonly done: number;
  readonly tally: RowTally;
}

async function commitBatch(
  work: ImportWork,
  task: ImportTaskRow,
  { form }: ImportBasis,
  writer: RowWriter,
  progress: Progress,
  rows: readonly CheckedRow[],
): Promise<Result<Progress>> {
  try {
    return await work.database.transaction().execute(async transaction => {
      const written = await writeRows(transaction, writer, rows, form.importing.columns);
      if (task.mode === 'all_or_nothing' && written.tally.bad > 0) throw new BatchRefused(written);
      await keepErrors(transaction, task.id, written.errors);
      const next = { done: progress.done + rows.length, tally: addTally(progress.tally, written.tally) };
      await count(transaction, task, progress.done, next);
      return ok(next);
    });
  } catch (error) {
    if (!(error instanceof BatchRefused)) throw error;
    await keepErrors(work.database, task.id, error.written.errors);
    await work.database.updateTable('import_task').set({ bad_rows: error.written.tally.bad }).where('id', '=', task.id).execute();
    return refuse(allOrNothing);
  }
}

/** Notes the progress, if the task still is ours and stands where we left it. */
async function count(transaction: Kysely<Tables>, task: ImportTaskRow, before: number, { done, tally }: Progress): Promise<void> {
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

async function finish({ database, now }: ImportWork, task: ImportTaskRow, tally: RowTally): Promise<Result<ImportState>> {
  const goodRows = tally.new + tally.changed + tally.same;
  const next = importTransition({ ...task, state: 'running' as ImportState }, { kind: 'finish', badRows: tally.bad, goodRows });
  if (!next.ok) return next;
  await database
    .updateTable('import_task')
    .set({ state: next.value.state, lease_until: null, finished_at: now() })
    .where('id', '=', task.id)
    .where('state', '=', 'running')
    .where('attempt', '=', task.attempt)
    .execute();
  return ok(next.value.state);
}

/** Portions of a file as batches of a size, without the rows that are done already. */
async function* batches(
  portions: AsyncIterable<Result<CheckedPortion>>,
  done: number,
  size: number,
): AsyncGenerator<Result<readonly CheckedRow[]>> {
  let skip = done;
  let batch: CheckedRow[] = [];
  for await (const portion of portions) {
    if (!portion.ok) return yield portion;
    const rows = portion.value.rows.slice(skip);
    skip -= portion.value.rows.length - rows.length;
    batch.push(...rows);
    if (batch.length >= size) {
      yield ok(batch);
      batch = [];
    }
  }
  if (batch.length > 0) yield ok(batch);
}

const allOrNothing: Refusal = {
  code: 'ROWS_REFUSED',
  message: { zh: '存在错误行，整批导入未写入任何数据', en: 'There are bad rows: nothing of the file was written' },
};
