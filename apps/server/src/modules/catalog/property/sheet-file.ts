import { createHash } from 'node:crypto';
import { inLanguage, type Language, type Text } from '@axle/kernel';
import { literalCell } from '@axle/tasks';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../platform/database/tables.ts';
import { exportName } from '../../../platform/exports/export-file.ts';
import { keepDone } from '../../../platform/exports/keep-done.ts';
import type { FileFolder } from '../../../platform/files/file-folder.ts';
import { type TableCell, writeTable } from '../../../platform/files/write-table.ts';
import type { Caller } from '../../../platform/gateways/caller.ts';
import type { Answer } from '../../../platform/gateways/main/main-call.ts';
import type { PageEntry } from '../../../platform/registry/page-registry.ts';
import { headingOf } from './property-columns.ts';
import { type MatrixRow, mostSkus } from './property-matrix.ts';
import type { StoredProperty } from './property-book.ts';

const id = z.number().int().min(1);

/** The category of a requested sheet, and which of its SKUs, all unless given. */
export const sheetFileInput = z.object({
  category: id,
  skus: z.array(id).min(1).max(mostSkus).optional(),
  format: z.enum(['xlsx', 'csv']).default('xlsx'),
});

/** The values of a category's SKUs as they are shown. */
export interface PropertySheet {
  readonly category: string;
  readonly columns: readonly (StoredProperty & { readonly required: boolean })[];
  readonly rows: readonly MatrixRow[];
}

interface SheetFileParts {
  readonly database: Kysely<Tables>;
  readonly files: FileFolder;
  readonly entry: PageEntry;
}

const name: Text = { zh: '名称', en: 'Name' };
const yes: Text = { zh: '是', en: 'Yes' };
const no: Text = { zh: '否', en: 'No' };

/**
 * Writes a sheet as it can be imported again: a row for each SKU, a column for each property, required ones marked; returns the file,
 * and leaves its line in the download centre.
 */
export async function sheetFile(
  { database, files, entry }: SheetFileParts,
  caller: Caller,
  { category, columns, rows: all }: PropertySheet,
  { skus, format }: z.infer<typeof sheetFileInput>,
): Promise<Answer> {
  const { language, now } = caller;
  const chosen = skus && new Set(skus);
  const rows = chosen ? all.filter(row => chosen.has(row.id)) : all;
  const labels = [
    'SKU',
    inLanguage(name, language),
    ...columns.map(column => `${inLanguage(headingOf(column), language)}${column.required ? ' *' : ''}`),
  ];
  async function* portions() {
    yield rows.map((row): readonly TableCell[] => [
      row.sku,
      language === 'en' ? row.nameEn : row.nameZh,
      ...columns.map(column => cellOf(column, row.values[column.code], language)),
    ]);
  }
  const laid = await files.lay(writeTable(format, { sheet: category, columns: labels.map(label => ({ label })), portions: portions() }));
  if (!laid.ok) return laid;
  const params = { columns: ['sku', 'property', 'value'], filters: [], sort: [], category, ...(skus ? { skus } : {}) };
  return keepDone({ database, files }, caller, {
    entry,
    page: entry.page.key,
    name: exportName(entry, language, format, now).replace('-', `-${category}-`),
    format,
    params,
    ownForm: true,
    column_words: labels.join(language === 'en' ? ', ' : '、'),
    filter_words: `${category}${skus ? ` · ${skus.length}` : ''}`,
    filter_hash: createHash('sha256').update(JSON.stringify(params)).digest('hex'),
    rows: rows.length,
    laid: laid.value,
  });
}

/** A stored value as people read it; imports read it again. */
function cellOf({ type, options = [] }: StoredProperty, value: string | undefined, language: Language): TableCell {
  if (value === undefined) return undefined;
  if (type === 'int' || type === 'decimal') return { number: value };
  if (type === 'date') return { day: value };
  if (type === 'bool') return inLanguage(value === 'true' ? yes : no, language);
  if (type !== 'option' && type !== 'multiOption') return literalCell(value);
  const called = (code: string) => {
    const option = options.find(one => one.code === code);
    return option ? inLanguage(option, language) : code;
  };
  return value.split(',').map(called).join(', ');
}
