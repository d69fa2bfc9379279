import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { inLanguage, isText, type Language, refuse, type Text } from '@axle/kernel';
import { defineResource, formatValue, isReference, linesIn, type RecordRow, type RecordValues, type Tool } from '@axle/page-kit';
import { refuseExport } from '@axle/tasks';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { FileFolder } from '../files/file-folder.ts';
import { type TableFormat, writeTable } from '../files/write-table.ts';
import { callRefusals } from '../gateways/call-refusals.ts';
import type { Caller } from '../gateways/caller.ts';
import type { Answer } from '../gateways/main/main-call.ts';
import type { PageEntry } from '../registry/page-registry.ts';
import { exportCells, exportColumns } from './export-cells.ts';
import { exportName } from './export-file.ts';
import { nicknames, pageTitles } from './export-names.ts';
import { keepDone } from './keep-done.ts';

/** What a tool was given and what it made of it. */
export interface WorkedTool {
  readonly tool: string;
  readonly input: RecordValues;
  readonly values: RecordValues;
  readonly format: TableFormat;
}

/** Rows that are written without letting others have a turn. */
const rowsAtOnce = 200;

/** A line in one language, as a row. */
const rowOf = (line: RecordValues, language: Language, id: number): RecordRow => ({
  ...Object.fromEntries(Object.entries(line).map(([key, value]) => [key, isText(value) ? inLanguage(value, language) : value])),
  id,
  version: 1,
});

/** What was typed, in words: as the download centre shows it. */
const inputWords = ({ inputs }: Tool, input: RecordValues, language: Language): string =>
  Object.entries(inputs)
    .filter(([name, field]) => input[name] !== undefined && input[name] !== null && !isReference(field))
    .map(([name, field]) => `${inLanguage(field.label, language)} ${formatValue(field, input[name], language)}`)
    .join('; ');

/** Writes a table that a tool worked out, answers the file, and leaves its line in the download centre. */
export async function toolFile(
  { database, files }: { readonly database: Kysely<Tables>; readonly files: FileFolder },
  caller: Caller,
  entry: PageEntry,
  { tool: key, input, values, format }: WorkedTool,
): Promise<Answer> {
  const { language, now } = caller;
  const { page } = entry;
  const tab = page.tabs.find(one => one.key === key);
  const table = tab?.tool?.exports;
  const field = table === undefined ? undefined : tab?.tool?.results[table];
  if (!tab?.tool || table === undefined || field?.kind !== 'lines' || !page.resource)
    return refuse({ ...callRefusals.malformed, field: 'tool' });
  const lines = linesIn(values, table);
  const tooMany = refuseExport({ queued: 0, rows: lines.length });
  if (tooMany) return refuse(tooMany);
  const resource = defineResource({ ...page.resource, fields: field.fields, unique: [], checks: [], spelling: [] });
  const names = Object.keys(field.fields);
  const columns = exportColumns(resource, names, language);
  const called = { pages: await pageTitles(caller.registry, language), users: await nicknames(database, language), codes: new Map() };
  const cellsOf = exportCells(resource, names, language, called);
  async function* portions() {
    for (let from = 0; from < lines.length; from += rowsAtOnce) {
      yield lines.slice(from, from + rowsAtOnce).map((line, at) => cellsOf(rowOf(line, language, from + at + 1)));
      await setImmediate();
    }
  }
  const laid = await files.lay(writeTable(format, { sheet: inLanguage(tab.title, language), columns, portions: portions() }));
  if (!laid.ok) return laid;
  const title: Text = { zh: `${page.title.zh} ${tab.title.zh}`, en: `${page.title.en} ${tab.title.en}` };
  const params = { columns: names, filters: [], sort: [], tool: key, input };
  return keepDone({ database, files }, caller, {
    entry,
    page: page.key,
    name: exportName({ ...entry, page: { ...page, title } }, language, format, now),
    format,
    params,
    ownForm: true,
    column_words: columns.map(({ label }) => label).join(language === 'en' ? ', ' : '、'),
    filter_words: inputWords(tab.tool, input, language),
    filter_hash: createHash('sha256').update(JSON.stringify(params)).digest('hex'),
    rows: lines.length,
    laid: laid.value,
  });
}
