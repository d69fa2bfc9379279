import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { inLanguage, isText, type Language, ok, refuse, type Result } from '@axle/kernel';
import { linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import { refuseExport } from '@axle/tasks';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { type TableFormat, writeTable } from '../files/write-table.ts';
import type { Caller } from '../gateways/caller.ts';
import { referenceNames } from '../resources/reference-names.ts';
import { exportCells, exportColumns } from './export-cells.ts';
import { nicknames, pageTitles } from './export-names.ts';
import type { ToolTable } from './tool-table.ts';

/** Rows that are written without letting others have a turn. */
const rowsAtOnce = 200;

/** A line in one language, as a row. */
const rowOf = (line: RecordValues, language: Language, id: number): RecordRow => ({
  ...Object.fromEntries(Object.entries(line).map(([key, value]) => [key, isText(value) ? inLanguage(value, language) : value])),
  id,
  version: 1,
});

/** The table of what a tool worked out, as a stream of its file; refused where it is too long. */
export async function toolLines(
  database: Kysely<Tables>,
  caller: Pick<Caller, 'language' | 'registry' | 'access' | 'now'>,
  { table, values, format }: { readonly table: ToolTable; readonly values: RecordValues; readonly format: TableFormat },
): Promise<Result<Readable>> {
  const { resource } = table;
  const lines = linesIn(values, table.name);
  const tooMany = refuseExport({ queued: 0, rows: lines.length });
  if (tooMany) return refuse(tooMany);
  const { language, registry } = caller;
  const names = table.columns;
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
  const sheet = inLanguage(table.sheet, language);
  return ok(writeTable(format, { sheet, columns: exportColumns(resource, names, language), portions: portions() }));
}
