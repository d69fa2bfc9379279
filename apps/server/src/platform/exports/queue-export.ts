import { ok, refuse, type Result } from '@axle/kernel';
import { type ExportWish, refuseExport, sameExport } from '@axle/tasks';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { FileFolder } from '../files/file-folder.ts';
import type { TableFormat } from '../files/write-table.ts';
import type { Caller } from '../gateways/caller.ts';
import type { Answer } from '../gateways/main/main-call.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { PageEntry } from '../registry/page-registry.ts';
import { addExportTask } from './add-export-task.ts';
import { keepDirect } from './direct-export.ts';
import { exportName } from './export-file.ts';
import { exportedLines } from './export-lines.ts';
import { type ExportParams, filterHash } from './export-query.ts';
import { readableColumns, refuseExporter } from './export-rights.ts';
import type { ExportSource } from './export-source.ts';
import { exportWords } from './export-words.ts';

/** What exports are made with. */
export interface ExportParts {
  readonly database: Kysely<Tables>;
  readonly source: ExportSource;
  readonly queue: JobQueue;
}

/** Most rows that are answered as a file at once; more goes through the download centre. */
export const directRows = 2000;

/**
 * Answers an export: a small one as a file that the download centre keeps too, a large one as a task in the download centre, the same one
 * that waits already as that.
 */
export async function answerExport(
  parts: ExportParts & { readonly files: FileFolder },
  caller: Caller,
  entry: PageEntry,
  asked: ExportParams,
  format: TableFormat,
): Promise<Answer> {
  const { access } = caller;
  const forbidden = refuseExporter(entry, access);
  if (forbidden) return refuse(forbidden);
  const columns = readableColumns(entry, access, asked.columns);
  if (columns.length === 0) return refuse({ code: 'NO_COLUMNS', message: { zh: '请选择要导出的列', en: 'Choose the columns to export' } });
  const params = { ...asked, columns, lines: exportedLines(columns) };
  const rows = await parts.source.count(entry, access, params);
  if (!rows.ok) return rows;
  if (rows.value > directRows) {
    const queued = await queueExport(parts, caller, entry, params, format, rows.value);
    return queued.ok ? { kind: 'queued', taskid: queued.value } : queued;
  }
  return keepDirect(parts, caller, entry, params, format);
}

/** Queues an export and answers its taskid. Of two calls for the same one at the same moment one makes the task. */
async function queueExport(
  parts: ExportParts,
  caller: Caller,
  entry: PageEntry,
  params: ExportParams,
  format: TableFormat,
  rows: number,
): Promise<Result<string>> {
  const { access, language, now } = caller;
  const wish: ExportWish = {
    userId: access.userId,
    page: pageOf(entry.section.key, entry.page.key),
    filterHash: filterHash(params),
    columns: params.columns,
    format,
  };
  const words = await exportWords(parts, caller, entry, params);
  const result = await parts.database.transaction().execute(async transaction => {
    await transaction.selectFrom('app_user').select('id').where('id', '=', access.userId).forNoKeyUpdate().execute();
    const open = await transaction
      .selectFrom('download_task')
      .select(['taskid', 'state', 'section', 'page', 'filter_hash', 'params', 'format'])
      .where('by', '=', access.userId)
      .where('state', 'in', ['queued', 'running'])
      .execute();
    const same = open.find(task =>
      sameExport(wish, {
        userId: access.userId,
        page: pageOf(task.section, task.page),
        filterHash: task.filter_hash,
        columns: (task.params as ExportParams).columns,
        format: task.format,
        state: task.state,
      }),
    );
    if (same) return ok(same.taskid);
    const refusal = refuseExport({ queued: open.filter(task => task.state === 'queued').length, rows });
    if (refusal) return refuse(refusal);
    const task = await addExportTask(transaction, parts.queue, {
      entry,
      name: exportName(entry, language, format, now),
      format,
      params,
      words,
      language,
      rows,
      by: access.userId,
    });
    return ok(task.taskid);
  });
  if (result.ok) parts.queue.wake('export');
  return result;
}

const pageOf = (section: string, page: string) => `${section}.${page}`;
