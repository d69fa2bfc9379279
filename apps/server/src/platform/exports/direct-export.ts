import type { FileFolder } from '../files/file-folder.ts';
import type { TableFormat } from '../files/write-table.ts';
import type { Caller } from '../gateways/caller.ts';
import type { Answer } from '../gateways/main/main-call.ts';
import type { PageEntry } from '../registry/page-registry.ts';
import { exportName, writeExport } from './export-file.ts';
import { type ExportParams, filterHash } from './export-query.ts';
import { exportWords } from './export-words.ts';
import { keepDone } from './keep-done.ts';
import type { ExportParts } from './queue-export.ts';

/** Writes a small export while its actor waits, answers the file, and leaves the line in the download centre that a large one leaves. */
export async function keepDirect(
  parts: ExportParts & { readonly files: FileFolder },
  caller: Caller,
  entry: PageEntry,
  params: ExportParams,
  format: TableFormat,
): Promise<Answer> {
  const { access, language, now } = caller;
  const { database, source, files } = parts;
  let rows = 0;
  const writing = { entry, access, params, format, language, onRows: (written: number) => (rows = written) };
  const laid = await files.lay(await writeExport(database, source, writing));
  if (!laid.ok) return laid;
  return keepDone(parts, caller, {
    ...(await exportWords(parts, caller, entry, params)),
    entry,
    page: entry.page.key,
    name: exportName(entry, language, format, now),
    format,
    params,
    filter_hash: filterHash(params),
    rows,
    laid: laid.value,
  });
}
