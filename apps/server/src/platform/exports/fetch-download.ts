import { ok, refuse, type Result } from '@axle/kernel';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { FileFolder } from '../files/file-folder.ts';
import { fileGone } from '../files/file-refusals.ts';
import { exportMediaTypes } from '../files/stored-files.ts';
import type { Caller } from '../gateways/caller.ts';
import type { Answer } from '../gateways/main/main-call.ts';
import { ownerOf } from '../jobs/task-source.ts';
import { noSuchTask } from '../jobs/task-targets.ts';
import type { PageEntry } from '../registry/page-registry.ts';
import type { Registry } from '../registry/registry.ts';
import { type DownloadTaskRow, findDownload, noFileNow } from './download-tasks.ts';
import type { ExportParams } from './export-query.ts';
import { refuseColumns, refuseExporter, refuseHolder, refuseReader } from './export-rights.ts';
import { refuseToolExporter } from './tool-table.ts';

/** What fetching files needs. */
export interface FetchParts {
  readonly database: Kysely<Tables>;
  readonly files: FileFolder;
  readonly registry: Registry;
}

/** A finished export with the id of its file. */
export interface FinishedExport {
  readonly task: DownloadTaskRow;
  readonly fileId: string;
}

/** Answers the file of a finished export. The right and the field blocks are asked again; the task counts it and is seen. */
export async function fetchDownload(
  parts: FetchParts,
  caller: Caller,
  which: { readonly id: number } | { readonly taskid: string },
): Promise<Answer> {
  const found = await findDownload(parts.database, which, ownerOf(caller));
  const finished = finishedExport(parts, caller, found);
  if (!finished.ok) return finished;
  const { task, fileId } = finished.value;
  const file = await parts.files.read(fileId);
  if (!file) return refuse(fileGone);
  await countDownload(parts, caller, task.id);
  return {
    kind: 'file',
    name: task.name,
    mediaType: exportMediaTypes[task.format],
    bytes: file.bytes,
    content: file.content,
  };
}

/** The export whose file a caller may have now, or why not: it is not there, has no file, or a right or a field was taken away since. */
export function finishedExport({ registry }: FetchParts, caller: Caller, task: DownloadTaskRow | undefined): Result<FinishedExport> {
  if (!task) return refuse(noSuchTask);
  if (task.state !== 'done' || !task.file_id) return refuse(noFileNow(task));
  const [page = '', bulk] = task.page.split('.');
  const entry = registry.page(page);
  const own = task.page.slice(page.length + 1);
  const fetched = entry?.page.actions.find(({ key, effect }) => effect === 'file' && key === own);
  const { columns, tool } = task.params as ExportParams;
  const refuseRead = (held: PageEntry) =>
    tool === undefined ? refuseColumns(held, caller.access, columns) : refuseToolExporter(held, caller.access, tool);
  const forbidden = entry?.page.codes?.some(({ key }) => key === own)
    ? refuseHolder(entry, own, caller.access)
    : entry && fetched
      ? (refuseHolder(entry, fetched.permission ?? own, caller.access) ?? refuseRead(entry))
      : bulk
        ? refuseReader(entry, caller.access)
        : entry
          ? (refuseExporter(entry, caller.access) ?? refuseRead(entry))
          : undefined;
  return forbidden ? refuse(forbidden) : ok({ task, fileId: task.file_id });
}

/** Notes that the file of a task was fetched; its owner has seen it. */
export async function countDownload({ database }: FetchParts, { access }: Caller, id: number): Promise<void> {
  await database
    .updateTable('download_task')
    .set({ downloads: sql<number>`downloads + 1`, seen: sql<boolean>`seen or by = ${access.userId}` })
    .where('id', '=', id)
    .execute();
}
