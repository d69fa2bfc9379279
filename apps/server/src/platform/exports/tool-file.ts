import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { inLanguage, isText, type Language, ok, refuse, type Text } from '@axle/kernel';
import {
  defineResource,
  formatValue,
  isReference,
  type Line,
  linesIn,
  type Page,
  type PageTab,
  type RecordRow,
  type RecordValues,
  type Resource,
  type Tool,
} from '@axle/page-kit';
import { refuseExport } from '@axle/tasks';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { FileFolder } from '../files/file-folder.ts';
import { type TableFormat, writeTable } from '../files/write-table.ts';
import { callRefusals } from '../gateways/call-refusals.ts';
import type { Caller } from '../gateways/caller.ts';
import type { Answer } from '../gateways/main/main-call.ts';
import type { PageEntry } from '../registry/page-registry.ts';
import { referenceNames } from '../resources/reference-names.ts';
import { exportCells, exportColumns } from './export-cells.ts';
import { exportName } from './export-file.ts';
import { nicknames, pageTitles } from './export-names.ts';
import { type ExportFormat, keepDone } from './keep-done.ts';
import { toolPaper } from './tool-paper.ts';

/** What a tool was given and what it made of it. */
export interface WorkedTool {
  readonly tool: string;
  readonly input: RecordValues;
  readonly values: RecordValues;
  readonly format: ExportFormat;
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

const headOf = (page: Page, tab: PageTab): Text => ({
  zh: `${page.title.zh} · ${tab.title.zh}`,
  en: `${page.title.en} · ${tab.title.en}`,
});

/** The table that is written, as a stream of its file. */
async function writtenTable(
  database: Kysely<Tables>,
  caller: Caller,
  {
    resource,
    sheet,
    lines,
    format,
  }: { readonly resource: Resource; readonly sheet: string; readonly lines: readonly Line[]; readonly format: TableFormat },
): Promise<Readable> {
  const { language, registry } = caller;
  const names = Object.keys(resource.fields);
  const referred = await referenceNames(database, { resource, referred: registry.referred, caller }, lines);
  const codes = new Map(Object.entries(referred).map(([entity, records]) => [entity, new Map(records.map(({ id, code }) => [id, code]))]));
  const called = { pages: await pageTitles(registry, language), users: await nicknames(database, language), codes };
  const cellsOf = exportCells(resource, names, language, called);
  async function* portions() {
    for (let from = 0; from < lines.length; from += rowsAtOnce) {
      yield lines.slice(from, from + rowsAtOnce).map((line, at) => cellsOf(rowOf(line, language, from + at + 1)));
      await setImmediate();
    }
  }
  return writeTable(format, { sheet, columns: exportColumns(resource, names, language), portions: portions() });
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
  const tab = page.tabs.find(one => one.key === key);
  const table = tab?.tool?.exports;
  const field = table === undefined ? undefined : tab?.tool?.results[table];
  if (!tab?.tool || table === undefined || field?.kind !== 'lines' || !page.resource)
    return refuse({ ...callRefusals.malformed, field: 'tool' });
  if (format === 'pdf' && !tab.tool.paper) return refuse({ ...callRefusals.malformed, field: 'format' });
  const lines = linesIn(values, table);
  const tooMany = refuseExport({ queued: 0, rows: lines.length });
  if (tooMany) return refuse(tooMany);
  const resource = defineResource({ ...page.resource, fields: field.fields, unique: [], checks: [], spelling: [] });
  const title: Text = { zh: `${page.title.zh} ${tab.title.zh}`, en: `${page.title.en} ${tab.title.en}` };
  const filter_words = inputWords(tab.tool, input, language);
  const written =
    format === 'pdf'
      ? await toolPaper(database, caller, {
          resource: page.resource,
          tool: tab.tool,
          title: headOf(page, tab),
          conditions: filter_words,
          values,
        })
      : ok(await writtenTable(database, caller, { resource, sheet: inLanguage(tab.title, language), lines, format }));
  if (!written.ok) return written;
  const laid = await files.lay(written.value);
  if (!laid.ok) return laid;
  const names = Object.keys(field.fields);
  const params = { columns: names, filters: [], sort: [], tool: key, input };
  return keepDone({ database, files }, caller, {
    entry,
    page: page.key,
    name: exportName({ ...entry, page: { ...page, title } }, language, format, now),
    format,
    params,
    ownForm: true,
    column_words: exportColumns(resource, names, language)
      .map(({ label }) => label)
      .join(language === 'en' ? ', ' : '、'),
    filter_words,
    filter_hash: createHash('sha256').update(JSON.stringify(params)).digest('hex'),
    rows: lines.length,
    laid: laid.value,
  });
}
