import { randomUUID } from 'node:crypto';
import { expiryOf } from '@axle/tasks';
import type { FileFolder } from '../files/file-folder.ts';
import { fileGone } from '../files/file-refusals.ts';
import { keepFile, tableMediaTypes } from '../files/stored-files.ts';
import type { TableFormat } from '../files/write-table.ts';
import type { Caller } from '../gateways/caller.ts';
import type { Answer } from '../gateways/main/main-call.ts';
import type { PageEntry } from '../pages/registry.ts';
import { refuse } from '@axle/kernel';
import { exportCategory } from './export-categories.ts';
import { exportName, writeExport } from './export-file.ts';
import { type ExportParams, filterHash } from './export-query.ts';
import { exportWords } from './export-words.ts';
import type { ExportParts } from './queue-export.ts';

/** Writes a small export while its asker waits, answers the file, and leaves the line in the download centre that a large one leaves. */
export async function keepDirect(
  parts: ExportParts & { readonly files: FileFolder },
  caller: Caller,
  entry: PageEntry,
  params: ExportParams,
  format: TableFormat,
): Promise<Answer> {
  const { access, language, now } = caller;
  const { database, source, files } = parts;
  const name = exportName(entry, language, format, now);
  const mediaType = tableMediaTypes[format];
  let rows = 0;
  const writing = { entry, access, params, format, language, onRows: (written: number) => (rows = written) };
  const laid = await files.lay(await writeExport(database, source, writing));
  if (!laid.ok) return laid;
  const words = await exportWords(parts, caller, entry, params);
  await database.transaction().execute(async transaction => {
    await keepFile(transaction, laid.value, { name, mediaType, by: access.userId });
    await transaction
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
        state: 'done',
        total_rows: rows,
        done_rows: rows,
        file_id: laid.value.id,
        size: laid.value.bytes,
        downloads: 1,
        seen: true,
        started_at: now,
        finished_at: now,
        expires_at: new Date(expiryOf('export', now.getTime())),
        by: access.userId,
      })
      .execute();
  });
  const file = await files.read(laid.value.id);
  return file ? { kind: 'file', name, mediaType, bytes: file.bytes, content: file.content } : refuse(fileGone);
}
