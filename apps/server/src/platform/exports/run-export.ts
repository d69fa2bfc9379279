import type { Language, Refusal } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { exportLimits, expiryOf, mayRun, refuseExport } from '@axle/tasks';
import { type Kysely, type Selectable, sql } from 'kysely';
import { loadAccess } from '../access/load-access.ts';
import type { Tables } from '../database/tables.ts';
import type { FileFolder, LaidFile } from '../files/file-folder.ts';
import { keepFile, exportMediaTypes } from '../files/stored-files.ts';
import { holdLease, leaseEnd, leaseIsCurrent } from '../jobs/lease.ts';
import { rightMissing, storedFailure, failureOf } from '../jobs/task-failure.ts';
import { sendMessage } from '../notifications/send-message.ts';
import type { Registry } from '../registry/registry.ts';
import type { Log } from '../host/log.ts';
import { mailedTo } from './mailed-to.ts';
import { pauseAfter } from './pause-subscription.ts';
import { writeExport } from './export-file.ts';
import { exportedLines } from './export-lines.ts';
import type { ExportParams } from './export-query.ts';
import { readableColumns, refuseExporter } from './export-rights.ts';
import { columnWords } from './export-words.ts';
import { writeToolTask } from './write-tool-task.ts';
import type { ExportParts } from './queue-export.ts';

/** What running exports needs beyond queueing them. */
export interface ExportWork extends ExportParts {
  readonly registry: Registry;
  readonly files: FileFolder;
  readonly log: Log;
  /** Aborts when the server stops: work is handed back to the queue. */
  readonly stopping: AbortSignal;
  readonly now: () => Date;
}

type Task = Selectable<Tables['download_task']>;

/** Runs one queued export. Does nothing for a task that is not queued, or while three others of its user run. */
export async function runExport(work: ExportWork, taskId: number): Promise<void> {
  const task = await claim(work.database, taskId);
  if (!task) return;
  let written = 0;
  const mine = () =>
    work.database.updateTable('download_task').where('id', '=', task.id).where('state', '=', 'running').where('attempt', '=', task.attempt);
  const renew = async () =>
    (await mine().where(leaseIsCurrent).set({ lease_until: leaseEnd, done_rows: written }).executeTakeFirst()).numUpdatedRows > 0n;
  const lease = holdLease(renew, work.stopping, error => work.log.warn(`export ${task.taskid}: no sign of life (${String(error)})`));
  try {
    const laid = await write(work, task, lease.signal, rows => (written = rows));
    if ('refusal' in laid) await refused(work, task, laid.refusal);
    else if (!(await finish(work, task, laid.file, written))) await work.files.remove(laid.file.id);
  } catch (error) {
    if (lease.signal.reason === 'stopping' && lease.signal.aborted)
      await mine().set({ state: 'queued', lease_until: null, done_rows: 0 }).execute();
    else if (!lease.signal.aborted) {
      work.log.warn(`export ${task.taskid} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      await mine()
        .set({ state: 'failed', error: storedFailure(failureOf(error)), lease_until: null, finished_at: work.now() })
        .execute();
    }
  } finally {
    lease.release();
  }
  await sendNext(work, task.by);
}

/** Takes a task by one conditional update, under the lock of its user, so that limits hold between servers. */
const claim = (database: Kysely<Tables>, taskId: number): Promise<Task | undefined> =>
  database.transaction().execute(async transaction => {
    const found = await transaction
      .selectFrom('download_task')
      .select(['by'])
      .where('id', '=', taskId)
      .where('state', '=', 'queued')
      .executeTakeFirst();
    if (!found) return undefined;
    await transaction.selectFrom('app_user').select('id').where('id', '=', found.by).forNoKeyUpdate().execute();
    const { running } = await transaction
      .selectFrom('download_task')
      .select(count => count.fn.countAll<number>().as('running'))
      .where('by', '=', found.by)
      .where('state', '=', 'running')
      .executeTakeFirstOrThrow();
    if (!mayRun(running)) return undefined;
    return transaction
      .updateTable('download_task')
      .set({ state: 'running', lease_until: leaseEnd, started_at: sql<string>`now()`, done_rows: 0 })
      .where('id', '=', taskId)
      .where('state', '=', 'queued')
      .returningAll()
      .executeTakeFirst();
  });

async function write(
  work: ExportWork,
  task: Task,
  signal: AbortSignal,
  onRows: (written: number) => void,
): Promise<{ readonly file: LaidFile } | { readonly refusal: Refusal }> {
  const { database, registry, source } = work;
  const entry = registry.page(task.page);
  const access = await loadAccess(database, task.by, businessDay(work.now()));
  const forbidden = entry && access ? refuseExporter(entry, access) : rightMissing;
  if (!entry || !access || forbidden) return { refusal: forbidden ?? rightMissing };
  const asked = task.params as ExportParams;
  if (asked.tool !== undefined) {
    const written = await writeToolTask(work, { task, entry, access }, asked.tool, asked.input ?? {});
    if ('rows' in written) onRows(written.rows);
    return written;
  }
  const columns = readableColumns(entry, access, asked.columns);
  const params = { ...asked, columns, lines: exportedLines(columns) };
  const rows = params.columns.length > 0 ? await source.count(entry, access, params) : { ok: false as const, refusal: rightMissing };
  if (!rows.ok) return { refusal: rows.refusal };
  const tooMany = refuseExport({ queued: 0, rows: rows.value });
  if (tooMany) return { refusal: tooMany };
  await database
    .updateTable('download_task')
    .set({
      total_rows: rows.value,
      params: JSON.stringify(params),
      column_words: columnWords(entry, params.columns, task.lang as Language),
    })
    .where('id', '=', task.id)
    .execute();
  const format = task.format === 'csv' ? 'csv' : 'xlsx';
  const content = await writeExport(database, source, { entry, access, params, format, language: task.lang as Language, signal, onRows });
  const laid = await work.files.lay(content);
  return laid.ok ? { file: laid.value } : laid;
}

/** Notes why there is no file; the subscription that it was made for is paused, unless the next one may go well. */
const refused = ({ database, now }: ExportWork, task: Task, why: Refusal): Promise<void> =>
  database.transaction().execute(async transaction => {
    const failed = await transaction
      .updateTable('download_task')
      .set({ state: 'failed', error: storedFailure(why), lease_until: null, finished_at: now() })
      .where('id', '=', task.id)
      .where('state', '=', 'running')
      .where('attempt', '=', task.attempt)
      .executeTakeFirst();
    if (failed.numUpdatedRows > 0n) await pauseAfter(transaction, task.id, why, now());
  });

/**
 * Notes the file and the end of the task and notifies its user, together; false when the task was cancelled or given to another meanwhile.
 */
const finish = ({ database, now }: ExportWork, task: Task, file: LaidFile, written: number): Promise<boolean> =>
  database.transaction().execute(async transaction => {
    const held = await transaction
      .selectFrom('download_task')
      .select('id')
      .where('id', '=', task.id)
      .where('state', '=', 'running')
      .where('attempt', '=', task.attempt)
      .forUpdate()
      .executeTakeFirst();
    if (!held) return false;
    const finishedAt = now();
    await keepFile(transaction, file, { name: task.name, mediaType: exportMediaTypes[task.format], by: task.by });
    await transaction
      .updateTable('download_task')
      .set({
        state: 'done',
        file_id: file.id,
        size: file.bytes,
        done_rows: written,
        total_rows: written,
        lease_until: null,
        finished_at: finishedAt,
        expires_at: new Date(expiryOf('export', finishedAt.getTime())),
      })
      .where('id', '=', task.id)
      .execute();
    await sendMessage(transaction, {
      event: 'export.ready',
      receivers: [task.by],
      mailedTo: await mailedTo(transaction, task.id),
      object: task.taskid,
      values: { 'file.name': task.name, 'file.rows': written.toLocaleString('en') },
      record: task.id,
      now: finishedAt,
    });
    return true;
  });

/** A place became free: tasks of the same user that could not run get another turn. */
async function sendNext({ database, queue }: ExportWork, userId: number): Promise<void> {
  const waiting = await database
    .selectFrom('download_task')
    .select('id')
    .where('by', '=', userId)
    .where('state', '=', 'queued')
    .orderBy('queued_at')
    .limit(exportLimits.running)
    .execute();
  for (const { id } of waiting) await queue.send('export', id);
  if (waiting.length > 0) queue.wake('export');
}
