import { refuse } from '@axle/kernel';
import { sql } from 'kysely';
import type { FileFolder } from '../files/file-folder.ts';
import { fileGone } from '../files/file-refusals.ts';
import { tableMediaTypes } from '../files/stored-files.ts';
import type { Caller } from '../gateways/caller.ts';
import type { Answer } from '../gateways/main/main-call.ts';
import { ownerOf } from '../jobs/task-source.ts';
import { noSuchTask } from '../jobs/task-targets.ts';
import type { PageRegistry } from '../pages/registry.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { findDownload, noFileNow } from './download-tasks.ts';
import type { ExportParams } from './export-query.ts';
import { refuseColumns, refuseExporter, refuseReader } from './export-rights.ts';

/** What fetching files needs. */
export interface FetchParts {
  readonly database: Kysely<Tables>;
  readonly files: FileFolder;
  readonly registry: PageRegistry;
}

/** Answers the file of a finished export. The right and the field blocks are asked again; the task counts it and is seen. */
export async function fetchDownload(
  { database, files, registry }: FetchParts,
  caller: Caller,
  which: { readonly id: number } | { readonly taskid: string },
): Promise<Answer> {
  const task = await findDownload(database, which, ownerOf(caller));
  if (!task) return refuse(noSuchTask);
  if (task.state !== 'done' || !task.file_id) return refuse(noFileNow(task));
  const [page = '', bulk] = task.page.split('.');
  const entry = registry.page(page);
  const forbidden = bulk
    ? refuseReader(entry, caller.access)
    : entry
      ? (refuseExporter(entry, caller.access) ?? refuseColumns(entry, caller.access, (task.params as ExportParams).columns))
      : undefined;
  if (forbidden) return refuse(forbidden);
  const file = await files.read(task.file_id);
  if (!file) return refuse(fileGone);
  await database
    .updateTable('download_task')
    .set({ downloads: sql<number>`downloads + 1`, seen: sql<boolean>`seen or by = ${caller.access.userId}` })
    .where('id', '=', task.id)
    .execute();
  return {
    kind: 'file',
    name: task.name,
    mediaType: tableMediaTypes[task.format === 'csv' ? 'csv' : 'xlsx'],
    bytes: file.bytes,
    content: file.content,
  };
}
