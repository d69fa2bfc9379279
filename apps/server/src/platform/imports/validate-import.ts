import { ok, type Result } from '@axle/kernel';
import { importTransition } from '@axle/tasks';
import { confirmWithin } from './confirm-import.ts';
import type { CheckedRow } from './check-row.ts';
import { readingNotes } from './import-reading.ts';
import type { ImportTaskRow, ImportWork } from './import-work.ts';
import { readAhead } from './read-ahead.ts';
import { type CheckedPortion, importBasis, readImport } from './read-import.ts';
import { undone } from './rehearsed.ts';
import { addTally, keepErrors, noRows, type RowTally, writeRows, type WrittenRows } from './write-rows.ts';

/** Milliseconds between two reports of how far the dry run is. */
const reportEvery = 300;

/**
 * The dry run: reads the whole file, writes its rows and undoes that, so that it refuses by the very rules that refuse later; keeps every
 * error of every row and counts what an import would do.
 * An import that asked for no dry run goes on by itself where its rows allow it. A refusal is one of the file as a whole.
 */
export async function validateImport(work: ImportWork, task: ImportTaskRow, signal: AbortSignal): Promise<Result<undefined>> {
  const { database, registry, now } = work;
  const basis = await importBasis(work, task);
  if (!basis.ok) return basis;
  const { entry, access, form } = basis.value;
  const writer = work.openRowWriter({ registry, entry, access, importTask: task.id, now: now(), dryRun: true });
  const held = () =>
    database.updateTable('import_task').where('id', '=', task.id).where('state', '=', 'validating').where('attempt', '=', task.attempt);
  await database.deleteFrom('import_error').where('task_id', '=', task.id).execute();
  await database.deleteFrom('import_bad_row').where('task_id', '=', task.id).execute();
  const reports: Promise<unknown>[] = [];
  const report = (total: number, done: number, tally: RowTally) =>
    held()
      .set({ rows: total, done_rows: done, new_rows: tally.new, changed_rows: tally.changed, same_rows: tally.same, bad_rows: tally.bad })
      .execute();
  const looked = await undone(database, async transaction => {
    let tally = noRows;
    let [done, lastReport] = [0, 0];
    let about: Pick<CheckedPortion, 'reading' | 'table'> | undefined;
    const all: CheckedRow[] = [];
    const kept: Pick<WrittenRows, 'errors' | 'badRows' | 'beside'>[] = [];
    for await (const portion of readAhead(readImport({ ...work, database: transaction }, task, basis.value))) {
      signal.throwIfAborted();
      if (!portion.ok) return portion;
      const { rows, total } = portion.value;
      about = portion.value;
      all.push(...rows);
      const written = await writeRows(transaction, { writer }, rows, form);
      if (written.badRows.length > 0) kept.push(written);
      tally = addTally(tally, written.tally);
      done += rows.length;
      const reportedAt = performance.now();
      if (done < total && reportedAt - lastReport < reportEvery) continue;
      lastReport = reportedAt;
      // not waited for: a database of one connection takes it when the rehearsal is over
      const reported = report(total, done, tally);
      // its failure is thrown below: until then nobody hears it, which would end the server
      reported.catch(() => undefined);
      reports.push(reported);
    }
    const notes = about && readingNotes(form, about.reading, about.table, all);
    return ok({ tally, kept, reading: about?.reading, notes });
  });
  await Promise.all(reports);
  if (!looked.ok) return looked;
  const { tally, kept, reading, notes } = looked.value;
  for (const bad of kept) await keepErrors(database, task.id, bad);
  const next = importTransition<ImportTaskRow>({ ...task, state: 'validating' }, { kind: 'checked', badRows: tally.bad });
  if (!next.ok) return next;
  const { state } = next.value;
  await database.transaction().execute(async transaction => {
    await transaction
      .updateTable('import_task')
      .set({
        state,
        lease_until: null,
        attempt: 1,
        asks_reason: writer.asksReason?.() ?? false,
        reading: reading ? JSON.stringify(reading) : null,
        notes: notes ? JSON.stringify(notes) : null,
      })
      .where('id', '=', task.id)
      .where('state', '=', 'validating')
      .where('attempt', '=', task.attempt)
      .execute();
    if (!task.dry_run) await confirmWithin(transaction, work.queue, task.id, task.reason ?? undefined);
  });
  if (!task.dry_run) work.queue.wake('import');
  return ok(undefined);
}
