import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { inLanguage, type Language } from '@axle/kernel';
import { type RecordRow, referencePathsOf, referredAt, type Resource } from '@axle/page-kit';
import type { Access } from '@axle/permissions';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { type TableFormat, writeCsv, writeTable } from '../files/write-table.ts';
import type { PageEntry } from '../registry/page-registry.ts';
import { exportCells, exportColumns } from './export-cells.ts';
import { nicknames, pageTitles } from './export-names.ts';
import { rowsOfLines } from './export-lines.ts';
import type { ExportParams } from './export-query.ts';
import { countedLines } from './counted-lines.ts';
import type { ExportSource } from './export-source.ts';
import type { ExportFormat } from './keep-done.ts';

/** An export on its way into a file. */
export interface ExportWriting {
  readonly entry: PageEntry;
  readonly access: Access;
  /** Columns that the actor may read. */
  readonly params: ExportParams;
  readonly format: TableFormat;
  readonly language: Language;
  readonly signal?: AbortSignal;
  /** Called after each portion with the number of rows written so far. */
  onRows?(written: number): void;
}

/** Rows that are written without letting others have a turn. */
const rowsAtOnce = 200;

/** Writes the rows of an export; small and large ones alike. */
export async function writeExport(database: Kysely<Tables>, source: ExportSource, writing: ExportWriting): Promise<Readable> {
  const { entry, access, params, format, language, signal, onRows } = writing;
  const { resource } = entry.page;
  if (!resource) throw new Error(`${entry.page.key} has no records`);
  const pages = await pageTitles(source.registry, language);
  const columns = exportColumns(resource, params.columns, language);
  const lines = format === 'csv' ? source.csv?.(entry, access, params, { columns: params.columns, language, pages }, signal) : undefined;
  if (lines) return writeCsv(columns, countedLines(lines, onRows));
  const { codes, learnCodes } = referredCodes(source, entry, access, resource);
  const cellsOf = exportCells(resource, params.columns, language, { pages, users: await nicknames(database, language), codes });
  async function* portions() {
    let written = 0;
    for await (const records of source.rows(entry, access, params, signal)) {
      await learnCodes(records);
      const { lines: field } = params;
      const rows = field === undefined ? records : records.flatMap(record => rowsOfLines(record, field));
      for (let start = 0; start < rows.length; start += rowsAtOnce) {
        signal?.throwIfAborted();
        const some = rows.slice(start, start + rowsAtOnce);
        yield some.map(cellsOf);
        written += some.length;
        onRows?.(written);
        await setImmediate();
      }
    }
  }
  return writeTable(format, {
    sheet: inLanguage(entry.page.title, language),
    columns,
    portions: portions(),
  });
}

/** Codes of what the rows of an export refer to: one query for each entity and portion, and none for what is known already. */
function referredCodes(source: ExportSource, entry: PageEntry, access: Access, resource: Resource) {
  const codes = new Map<string, Map<number, string>>();
  const references = referencePathsOf(resource);
  const isKnown = (row: RecordRow) =>
    references.every(([path, { entity }]) => referredAt(row, path).every(([, id]) => codes.get(entity)?.has(id)));
  const learnCodes = async (rows: readonly RecordRow[]): Promise<void> => {
    const unknown = rows.filter(row => !isKnown(row));
    if (unknown.length === 0) return;
    for (const [entity, records] of Object.entries((await source.names?.(entry, access, unknown)) ?? {})) {
      const known = codes.get(entity) ?? new Map<number, string>();
      for (const { id, code } of records) known.set(id, code);
      codes.set(entity, known);
    }
  };
  return { codes, learnCodes };
}

/** Name of an export's file: the page and the moment, `车型库-20260520-083000.xlsx`. */
export function exportName({ page }: PageEntry, language: Language, format: ExportFormat, now: Date): string {
  const stamp = now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  return `${inLanguage(page.title, language).replace(/[\\/:*?"<>|]/g, ' ')}-${stamp}.${format}`;
}
