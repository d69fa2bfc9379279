import { ok, refuse, type Refusal, type Result } from '@axle/kernel';
import { badTransition, fileExpired, taskTransition, type TaskEvent } from '@axle/tasks';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { FileFolder } from '../files/file-folder.ts';
import type { JobQueue } from '../jobs/job-queue.ts';

/** What changing downloads needs. */
export interface DownloadParts {
  readonly database: Kysely<Tables>;
  readonly files: FileFolder;
  readonly queue: JobQueue;
}

/** A download task as it is stored. */
export type DownloadTaskRow = Selectable<Tables['download_task']>;

/** One task by id or taskid, a user's own or anybody's. */
export const findDownload = (
  database: Kysely<Tables>,
  task: { readonly id: number } | { readonly taskid: string },
  owner?: number,
): Promise<DownloadTaskRow | undefined> => {
  const found =
    'taskid' in task
      ? database.selectFrom('download_task').where('taskid', '=', task.taskid)
      : database.selectFrom('download_task').where('id', '=', task.id);
  return (owner === undefined ? found : found.where('by', '=', owner)).selectAll().executeTakeFirst();
};

/** Stops an export that waits or runs; a running one notices within a second and leaves no file. */
export const cancelDownload = ({ database }: DownloadParts, id: number): Promise<Result<undefined>> =>
  change(database, id, 'cancel', { finished_at: sql<string>`now()` });

/** Said of a file that only its page can write. */
const writtenOnPage: Refusal = {
  code: 'WRITTEN_ON_PAGE',
  message: { zh: '此文件由其页面直接生成，请到该页面重新导出', en: 'This file is created on its own page; export it there again' },
};

/** Lets a failed or expired export run again with the same parameters; a file of a form of its own is asked for on its page. */
export async function retryDownload({ database, queue }: DownloadParts, id: number): Promise<Result<undefined>> {
  const again = {
    done_rows: 0,
    error: null,
    queued_at: sql<string>`now()`,
    started_at: null,
    finished_at: null,
    expires_at: null,
    size: null,
    seen: false,
    downloads: 0,
    lease_until: null,
  };
  const asked = await database.selectFrom('download_task').select('params').where('id', '=', id).executeTakeFirst();
  if ((asked?.params as { readonly ownForm?: boolean } | undefined)?.ownForm) return refuse(writtenOnPage);
  const result = await change(database, id, 'retry', again, transaction => queue.send('export', id, transaction));
  if (result.ok) queue.wake('export');
  return result;
}

/** Notes that a finished export was looked at. */
export async function markSeen({ database }: DownloadParts, id: number): Promise<Result<undefined>> {
  const { numUpdatedRows } = await database
    .updateTable('download_task')
    .set({ seen: true })
    .where('id', '=', id)
    .where('state', '=', 'done')
    .executeTakeFirst();
  return numUpdatedRows > 0n ? ok(undefined) : refuse(badTransition);
}

/** Takes an ended task away with its file. */
export async function removeDownload({ database, files }: DownloadParts, id: number): Promise<Result<undefined>> {
  const removed = await database.transaction().execute(async transaction => {
    const task = await transaction
      .deleteFrom('download_task')
      .where('id', '=', id)
      .where('state', 'not in', ['queued', 'running'])
      .returning(['id', 'file_id'])
      .executeTakeFirst();
    if (task?.file_id) await transaction.deleteFrom('stored_file').where('id', '=', task.file_id).execute();
    return task;
  });
  if (removed?.file_id) await files.remove(removed.file_id);
  return removed ? ok(undefined) : refuse(badTransition);
}

/** Ends the time of files: the task says expired, the file goes. Answers how many. */
export async function expireDownloads({ database, files }: Pick<DownloadParts, 'database' | 'files'>, now: Date): Promise<number> {
  const tasks = await database
    .selectFrom('download_task')
    .select(['id', 'file_id'])
    .where('state', '=', 'done')
    .where('expires_at', '<=', now.toISOString())
    .limit(1000)
    .execute();
  for (const { id, file_id } of tasks) {
    await database.transaction().execute(async transaction => {
      await transaction
        .updateTable('download_task')
        .set({ state: 'expired', file_id: null })
        .where('id', '=', id)
        .where('state', '=', 'done')
        .execute();
      if (file_id) await transaction.deleteFrom('stored_file').where('id', '=', file_id).execute();
    });
    if (file_id) await files.remove(file_id);
  }
  return tasks.length;
}

/** Why a task's file cannot be fetched, with the two cases distinguished for users. */
export const noFileNow = (task: DownloadTaskRow) => (task.state === 'expired' ? fileExpired : badTransition);

async function change(
  database: Kysely<Tables>,
  id: number,
  event: TaskEvent,
  set: object,
  also: (transaction: Kysely<Tables>) => Promise<void> = async () => undefined,
): Promise<Result<undefined>> {
  return database.transaction().execute(async transaction => {
    const task = await transaction
      .selectFrom('download_task')
      .select(['state', 'attempt'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    const next = task
      ? taskTransition(event === 'retry' && task.state === 'expired' ? { ...task, state: 'failed' } : task, event)
      : refuse(badTransition);
    if (!next.ok) return next;
    await transaction
      .updateTable('download_task')
      .set({ ...set, state: next.value.state, attempt: next.value.attempt })
      .where('id', '=', id)
      .execute();
    await also(transaction);
    return ok(undefined);
  });
}
