import { randomUUID } from 'node:crypto';
import type { Language } from '@axle/kernel';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { TableFormat } from '../files/write-table.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { PageEntry } from '../registry/page-registry.ts';
import { exportCategory } from './export-categories.ts';
import { type ExportParams, filterHash } from './export-query.ts';
import type { ExportWords } from './export-words.ts';

/** An export that is to be made. */
export interface ExportToMake {
  readonly entry: PageEntry;
  readonly name: string;
  readonly format: TableFormat;
  readonly params: ExportParams;
  readonly words: ExportWords;
  readonly language: Language;
  /** Rows expected; counted again when it runs. */
  readonly rows: number;
  readonly by: number;
}

/** Puts an export into the queue within a transaction; its worker is to be woken once that commits. */
export async function addExportTask(
  transaction: Kysely<Tables>,
  queue: JobQueue,
  { entry, name, format, params, words, language, rows, by }: ExportToMake,
): Promise<{ readonly id: number; readonly taskid: string }> {
  const task = await transaction
    .insertInto('download_task')
    .values({
      taskid: randomUUID(),
      section: entry.section.key,
      page: entry.page.key,
      name,
      category: exportCategory(entry),
      format,
      params: JSON.stringify(params),
      ...words,
      filter_hash: filterHash(params),
      lang: language,
      state: 'queued',
      total_rows: rows,
      by,
    })
    .returning(['id', 'taskid'])
    .executeTakeFirstOrThrow();
  await queue.send('export', task.id, transaction);
  return task;
}
