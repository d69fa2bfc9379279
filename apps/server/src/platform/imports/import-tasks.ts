import { ok, refuse, type Result } from '@axle/kernel';
import { badTransition, importTransition } from '@axle/tasks';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { FileFolder } from '../files/file-folder.ts';
import type { WhichTask } from '../jobs/task-source.ts';
import type { ImportParts, ImportTaskRow } from './import-work.ts';

/** One task by id or taskid, a user's own or anybody's. */
export const findImport = (database: Kysely<Tables>, task: WhichTask, owner?: number): Promise<ImportTaskRow | undefined> => {
  const found =
    'taskid' in task
      ? database.selectFrom('import_task').where('taskid', '=', task.taskid)
      : database.selectFrom('import_task').where('id', '=', task.id);
  return (owner === undefined ? found : found.where('by', '=', owner)).selectAll().executeTakeFirst();
};

/** Gives an import up before it runs. */
export const cancelImport = ({ database }: Pick<ImportParts, 'database'>, id: number): Promise<Result<undefined>> =>
  database.transaction().execute(async transaction => {
    const task = await transaction
      .selectFrom('import_task')
      .select(['state', 'attempt', 'mode'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    const next = task ? importTransition(task, { kind: 'cancel' }) : refuse(badTransition);
    if (!next.ok) return next;
    await transaction
      .updateTable('import_task')
      .set({ state: next.value.state, lease_until: null, finished_at: sql<string>`now()` })
      .where('id', '=', id)
      .execute();
    return ok(undefined);
  });

/** Takes the record of an ended import away, with its file and its errors. What it wrote stays. */
export async function removeImport({ database, files }: Pick<ImportParts, 'database' | 'files'>, id: number): Promise<Result<undefined>> {
  const removed = await database.transaction().execute(async transaction => {
    const task = await transaction
      .deleteFrom('import_task')
      .where('id', '=', id)
      .where('state', 'in', ['done', 'partial', 'failed', 'cancelled'])
      .returning('file_id')
      .executeTakeFirst();
    if (task?.file_id) await transaction.deleteFrom('stored_file').where('id', '=', task.file_id).execute();
    return task;
  });
  if (removed?.file_id) await files.remove(removed.file_id);
  return removed ? ok(undefined) : refuse(badTransition);
}

/** Takes the files of ended or unconfirmed imports away that came too long ago for an error file; the records of the tasks stay. */
export async function expireImportFiles(database: Kysely<Tables>, files: FileFolder, keepDays: number, now: Date): Promise<void> {
  const old = await files.olderThan(new Date(now.getTime() - keepDays * 24 * 60 * 60 * 1000));
  if (old.length === 0) return;
  const ended = await database
    .selectFrom('import_task')
    .select('file_id')
    .where(sql<boolean>`file_id = any(${old}::uuid[])`)
    .where('state', 'not in', ['uploaded', 'validating', 'running'])
    .execute();
  for (const { file_id } of ended) if (file_id) await files.remove(file_id);
}
