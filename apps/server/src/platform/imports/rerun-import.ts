import { randomUUID } from 'node:crypto';
import { ok, refuse, type Result } from '@axle/kernel';
import { standardCode } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { badTransition } from '@axle/tasks';
import type { LaidFile } from '../files/file-folder.ts';
import { fileGone } from '../files/file-refusals.ts';
import { keepFile } from '../files/stored-files.ts';
import type { Caller } from '../gateways/caller.ts';
import { rightMissing } from '../jobs/task-failure.ts';
import { findImport } from './import-tasks.ts';
import { type ImportParts, type ImportTaskRow, taskKey } from './import-work.ts';

/** States in which an import is over. */
const ended: readonly ImportTaskRow['state'][] = ['done', 'partial', 'failed', 'cancelled'];

/**
 * Takes the file of an import that is over in once more, as a task of its own that is checked first: records and rights may be others by
 * now.
 */
export async function rerunImport(parts: ImportParts, caller: Caller, id: number): Promise<Result<Pick<ImportTaskRow, 'id' | 'taskid'>>> {
  const { database, registry } = parts;
  const task = await findImport(database, { id });
  if (!task?.file_id || task.kind !== 'import' || !ended.includes(task.state)) return refuse(badTransition);
  const entry = registry.pageOfImport(taskKey(task));
  if (!entry || !can(caller.access, standardCode(entry.section.key, entry.page, 'import'))) return refuse(rightMissing);
  return addAgain(parts, task, caller.access.userId);
}

/** Adds a task over the file of another one, to be checked next. */
export async function addAgain(parts: ImportParts, task: ImportTaskRow, by: number): Promise<Result<Pick<ImportTaskRow, 'id' | 'taskid'>>> {
  const { files, queue } = parts;
  const found = task.file_id && (await files.read(task.file_id));
  if (!task.file_id || !found) return refuse(fileGone);
  const laid = await files.lay(found.content);
  if (!laid.ok) return laid;
  let again: Pick<ImportTaskRow, 'id' | 'taskid'> | undefined;
  try {
    again = await keepAgain(parts, task, task.file_id, laid.value, by);
  } finally {
    if (!again) await files.remove(laid.value.id);
  }
  queue.wake('import');
  return ok(again);
}

const keepAgain = ({ database, queue }: ImportParts, task: ImportTaskRow, former: string, file: LaidFile, by: number) =>
  database.transaction().execute(async transaction => {
    const { media_type: mediaType } = await transaction
      .selectFrom('stored_file')
      .select('media_type')
      .where('id', '=', former)
      .executeTakeFirstOrThrow();
    await keepFile(transaction, file, { name: task.file_name, mediaType, by });
    const added = await transaction
      .insertInto('import_task')
      .values({
        taskid: randomUUID(),
        key: task.key,
        variant: task.variant,
        file_id: file.id,
        file_name: task.file_name,
        sha256: file.sha256,
        mode: task.mode,
        dry_run: true,
        state: 'uploaded',
        reason: task.reason,
        given: task.given ? JSON.stringify(task.given) : null,
        encoding: task.encoding,
        columns: task.columns ? JSON.stringify(task.columns) : null,
        by,
      })
      .returning(['id', 'taskid'])
      .executeTakeFirstOrThrow();
    await queue.send('import', added.id, transaction);
    return added;
  });
