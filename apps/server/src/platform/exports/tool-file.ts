import { createHash } from 'node:crypto';
import { refuse } from '@axle/kernel';
import { linesIn, type RecordValues } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { FileFolder } from '../files/file-folder.ts';
import { callRefusals } from '../gateways/call-refusals.ts';
import type { Caller } from '../gateways/caller.ts';
import type { Answer } from '../gateways/main/main-call.ts';
import type { PageEntry } from '../registry/page-registry.ts';
import { exportName } from './export-file.ts';
import { type ExportFormat, keepDone } from './keep-done.ts';
import { toolLines } from './tool-lines.ts';
import { toolPaper } from './tool-paper.ts';
import { toolParams, toolTable, toolWords } from './tool-table.ts';

/** What a tool was given and what it made of it. */
export interface WorkedTool {
  readonly tool: string;
  readonly input: RecordValues;
  readonly values: RecordValues;
  readonly format: ExportFormat;
}

/** Writes what a tool worked out, a table of it or all of it on paper, answers the file, and leaves its line in the download centre. */
export async function toolFile(
  { database, files }: { readonly database: Kysely<Tables>; readonly files: FileFolder },
  caller: Caller,
  entry: PageEntry,
  { tool: key, input, values, format }: WorkedTool,
): Promise<Answer> {
  const { language, now } = caller;
  const { page } = entry;
  const table = toolTable(entry, key);
  if (!table) return refuse({ ...callRefusals.malformed, field: 'tool' });
  if (format === 'pdf' && !table.tool.paper) return refuse({ ...callRefusals.malformed, field: 'format' });
  const words = toolWords(table, input, language);
  const written =
    format === 'pdf'
      ? await toolPaper(database, caller, {
          resource: page.resource!,
          tool: table.tool,
          title: table.head,
          conditions: words.filter_words,
          values,
        })
      : await toolLines(database, caller, { table, values, format });
  if (!written.ok) return written;
  const laid = await files.lay(written.value);
  if (!laid.ok) return laid;
  const params = toolParams(table, key, input);
  return keepDone({ database, files }, caller, {
    entry,
    page: page.key,
    name: exportName({ ...entry, page: { ...page, title: table.title } }, language, format, now),
    format,
    params,
    ownForm: true,
    ...words,
    filter_hash: createHash('sha256').update(JSON.stringify(params)).digest('hex'),
    rows: linesIn(values, table.name).length,
    laid: laid.value,
  });
}
