import type { Refusal } from '@axle/kernel';

/** Limits of one imported file. */
export const importLimits = { bytes: 20 * 1024 * 1024, rows: 50_000, zippedFiles: 1000 } as const;

/** Kinds of file that are taken in, by ending. */
export const importFormats = ['xlsx', 'csv'] as const;

/** Kind of an importable file. */
export type ImportFormat = (typeof importFormats)[number];

/** Endings of texts that are read as csv is: what platforms deliver, with tabs between the cells. */
const tabbed = /\.(txt|tsv)$/;

/** The kind that a file's name promises; undefined for others. */
export const importFormatOf = (fileName: string): ImportFormat | undefined =>
  tabbed.test(fileName.toLowerCase()) ? 'csv' : importFormats.find(format => fileName.toLowerCase().endsWith(`.${format}`));

/**
 * [T8] Why a file may not be imported, by its name and size, where a table or a zip of files is wanted; undefined when nothing speaks
 * against it.
 */
export function refuseImportFile(
  { name, bytes }: { readonly name: string; readonly bytes: number },
  wanted: 'table' | 'zip' = 'table',
): Refusal | undefined {
  if (wanted === 'zip' && !name.toLowerCase().endsWith('.zip'))
    return { code: 'FILE_TYPE', message: { zh: '只能导入 zip', en: 'Only zip files can be imported' } };
  if (wanted === 'table' && !importFormatOf(name))
    return {
      code: 'FILE_TYPE',
      message: { zh: '只能导入 xlsx、csv 或制表符文本（txt、tsv）', en: 'Only xlsx, csv or tab-separated text (txt, tsv) can be imported' },
    };
  if (bytes === 0) return { code: 'FILE_EMPTY', message: { zh: '文件是空的', en: 'The file is empty' } };
  if (bytes > importLimits.bytes) return { code: 'FILE_TOO_LARGE', message: { zh: '文件超过20 MB', en: 'The file is larger than 20 MB' } };
  return undefined;
}

/** [T8] Why a file with so many rows (without its header) may not be imported; undefined when nothing speaks against it. */
export function refuseImportRows(rows: number): Refusal | undefined {
  if (rows === 0) return { code: 'FILE_EMPTY', message: { zh: '文件没有数据行', en: 'The file has no data rows' } };
  if (rows > importLimits.rows)
    return { code: 'TOO_MANY_ROWS', message: { zh: '最多导入50,000行', en: 'At most 50,000 rows can be imported' } };
  return undefined;
}
