import { refuse, ok, type Refusal, type Result } from '@axle/kernel';
import type { ImportState } from '@axle/tasks';
import { sql } from 'kysely';
import type { CheckedRow } from './check-row.ts';
import { countRows, finishImport, type Progress } from './import-progress.ts';
import type { ImportTaskRow, ImportWork } from './import-work.ts';
import type { Writers } from './judge-documents.ts';
import { readAhead } from './read-ahead.ts';
import { type CheckedPortion, type ImportBasis, importBasis, readImport } from './read-import.ts';
import { keepUnpacked } from './unpack-row.ts';
import { addTally, keepErrors, writeRows, type WrittenRows } from './write-rows.ts';

/** Rows that are written, counted and committed together. */
const rowsAtOnce = 2000;

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
  const writing = {
    registry: work.registry,
    entry,
    access,
    importTask: task.id,
    now: work.now(),
    ...(task.reason === null ? {} : { why: task.reason }),
  };
  const writer = work.openRowWriter({ ...writing, dryRun: false });
  const writers = { writer, judge: work.openRowWriter({ ...writing, dryRun: true }) };
  const whole = task.mode === 'all_or_nothing';
  let progress: Progress = {
    done: task.done_rows,
    tally: { new: task.new_rows, changed: task.changed_rows, same: task.same_rows, bad: task.bad_rows },
  };
  for await (const batch of batches(
    readAhead(readImport(work, task, basis.value)),
    progress.done,
    whole ? Number.POSITIVE_INFINITY : rowsAtOnce,
  )) {
    signal.throwIfAborted();
    if (!batch.ok) return batch;
    const committed = await commitBatch(work, task, basis.value, writers, progress, batch.value);
    if (!committed.ok) return committed;
    progress = committed.value;
  }
  return finishImport(work, task, progress.tally);
}

async function commitBatch(
  work: ImportWork,
  task: ImportTaskRow,
  { form }: ImportBasis,
  writers: Required<Writers>,
  progress: Progress,
  rows: readonly CheckedRow[],
): Promise<Result<Progress>> {
  try {
    return await work.database.transaction().execute(async transaction => {
      // a batch lost in a power cut loses its counters too; the end of the task waits for the disk
      await sql`set local synchronous_commit to off`.execute(transaction);
      const written = await writeRows(transaction, writers, rows, form);
      if (task.mode === 'all_or_nothing' && written.tally.bad > 0) throw new BatchRefused(written);
      await keepUnpacked(transaction, rows, written.badRows, task.by);
      await writers.writer.follow?.(transaction);
      await keepErrors(transaction, task.id, written);
      const next = { done: progress.done + rows.length, tally: addTally(progress.tally, written.tally) };
      await countRows(transaction, task, progress.done, next);
      return ok(next);
    });
  } catch (error) {
    if (!(error instanceof BatchRefused)) throw error;
    await keepErrors(work.database, task.id, error.written);
    await work.database.updateTable('import_task').set({ bad_rows: error.written.tally.bad }).where('id', '=', task.id).execute();
    return refuse(allOrNothing);
  }
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
  message: { zh: '存在错误行，整批导入未写入任何数据', en: 'The file has rows with errors; nothing was imported' },
};
