import { randomUUID } from 'node:crypto';
import { refuse } from '@axle/kernel';
import { expiryOf } from '@axle/tasks';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { FileFolder, LaidFile } from '../files/file-folder.ts';
import { fileGone } from '../files/file-refusals.ts';
import { exportMediaTypes, keepFile } from '../files/stored-files.ts';
import type { TableFormat } from '../files/write-table.ts';
import type { Caller } from '../gateways/caller.ts';
import type { Answer } from '../gateways/main/main-call.ts';
import type { PageEntry } from '../registry/page-registry.ts';
import { exportCategory } from './export-categories.ts';
import type { ExportWords } from './export-words.ts';

/** A format in which a page writes what it shows: a table, or all of it on paper. */
export type ExportFormat = TableFormat | 'pdf';

/** A table that was written while its actor waited. */
export interface DoneExport extends ExportWords {
  readonly entry: PageEntry;
  /** Under which code it is asked for again when it is fetched: a page's key, and an action of it where it has one of its own. */
  readonly page: string;
  readonly name: string;
  readonly format: ExportFormat | 'zip';
  readonly params: object;
  /** Written by its page in a form of its own: only the page can write it again. */
  readonly ownForm?: true;
  readonly filter_hash: string;
  readonly rows: number;
  readonly laid: LaidFile;
}

/** Answers a written table as a file, and leaves the line in the download centre that a queued one leaves, seen already. */
export async function keepDone(
  { database, files }: { readonly database: Kysely<Tables>; readonly files: FileFolder },
  { access, language, now }: Caller,
  { entry, params, ownForm, rows, laid, ...stored }: DoneExport,
): Promise<Answer> {
  const mediaType = exportMediaTypes[stored.format];
  await database.transaction().execute(async transaction => {
    await keepFile(transaction, laid, { name: stored.name, mediaType, by: access.userId });
    await transaction
      .insertInto('download_task')
      .values({
        ...stored,
        taskid: randomUUID(),
        section: entry.section.key,
        category: exportCategory(entry),
        params: JSON.stringify(ownForm ? { ...params, ownForm } : params),
        lang: language,
        state: 'done',
        total_rows: rows,
        done_rows: rows,
        file_id: laid.id,
        size: laid.bytes,
        downloads: 1,
        seen: true,
        started_at: now,
        finished_at: now,
        expires_at: new Date(expiryOf('export', now.getTime())),
        by: access.userId,
      })
      .execute();
  });
  const file = await files.read(laid.id);
  return file ? { kind: 'file', name: stored.name, mediaType, bytes: file.bytes, content: file.content } : refuse(fileGone);
}
