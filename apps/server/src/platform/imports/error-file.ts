import { inLanguage, type Language, ok, refuse, type Result } from '@axle/kernel';
import { fieldsOf, type ZippedRecords } from '@axle/page-kit';
import { importFormatOf, rowErrorCode, rowErrorCodes } from '@axle/tasks';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { fileGone } from '../files/file-refusals.ts';
import { tableMediaTypes } from '../files/stored-files.ts';
import { type TableCell, writeTable } from '../files/write-table.ts';
import type { Answer } from '../gateways/main/main-call.ts';
import { errorColumns } from './error-columns.ts';
import { type ImportParts, type ImportTaskRow, taskKey } from './import-work.ts';
import { readTable } from '../table-file/read-table.ts';
import type { TablePortion } from '../table-file/table-row.ts';
import { openZip } from './zip-rows.ts';

const noErrors = { code: 'NO_ERRORS', message: { zh: '该导入没有错误行', en: 'This import has no failed rows' } };

/** The bad rows of an import as they came, with row number and what is wrong behind them; of the kind that was sent. */
export async function errorFile({ database, files, registry }: ImportParts, task: ImportTaskRow, language: Language): Promise<Answer> {
  const entry = registry.pageOfImport(taskKey(task));
  const zip = (entry?.importing ?? entry?.page.importing)?.zip;
  const format = zip ? 'xlsx' : importFormatOf(task.file_name);
  if (!format || !task.file_id || !(await files.has(task.file_id))) return refuse(fileGone);
  const wrong = await errorsByRow(database, task.id);
  if (wrong.size === 0) return refuse(noErrors);
  const resource = entry?.page.resource;
  const labelOf = (key: string) => {
    const field = resource && fieldsOf(resource)[key];
    return field ? inLanguage(field.label, language) : key;
  };
  const portions = zip ? zipPortions(files.pathOf(task.file_id), zip) : readTable(files.pathOf(task.file_id), format);
  const first = await portions.next();
  if (first.done) return refuse(fileGone);
  if (!first.value.ok) return first.value;
  const [header, ...firstRows] = first.value.value.rows;
  const columns = (header?.cells ?? []).map(label => ({ label }));
  const cellsOf = (row: number, cells: readonly string[]): readonly (readonly TableCell[])[] => {
    const errors = wrong.get(row);
    if (!errors) return [];
    const own = columns.map((_, index) => cells[index] ?? '');
    const named = (texts: readonly string[]) => [...new Set(texts)].join('; ');
    return [
      [
        ...own,
        row,
        named(errors.map(error => labelOf(error.column))),
        named(errors.map(({ code }) => inLanguage(rowErrorCodes[rowErrorCode(code)], language))),
        named(errors.map(error => (language === 'en' ? error.message_en : error.message_zh))),
      ],
    ];
  };
  async function* rows() {
    yield firstRows.flatMap(({ row, cells }) => cellsOf(row, cells));
    for await (const portion of portions) if (portion.ok) yield portion.value.rows.flatMap(({ row, cells }) => cellsOf(row, cells));
  }
  return {
    kind: 'file',
    name: task.file_name.replace(/(\.\w+)$/, `${language === 'en' ? '-errors' : '-错误行'}${zip ? '.xlsx' : '$1'}`),
    mediaType: tableMediaTypes[format],
    content: writeTable(format, {
      sheet: language === 'en' ? 'Errors' : '错误行',
      columns: [...columns, ...errorColumns.map(text => ({ label: inLanguage(text, language) }))],
      portions: rows(),
    }),
  };
}

/** The rows that the names of a zip's files tell. */
async function* zipPortions(path: string, zip: ZippedRecords): AsyncGenerator<Result<TablePortion>> {
  const opened = await openZip(path, zip);
  yield opened.ok ? ok(opened.value.portion) : opened;
}

interface StoredError {
  readonly row: number;
  readonly column: string;
  readonly code: string;
  readonly message_zh: string;
  readonly message_en: string;
}

async function errorsByRow(database: Kysely<Tables>, taskId: number): Promise<ReadonlyMap<number, readonly StoredError[]>> {
  const errors = await database
    .selectFrom('import_error')
    .select(['row', 'column', 'code', 'message_zh', 'message_en'])
    .where('task_id', '=', taskId)
    .orderBy('row')
    .orderBy('id')
    .execute();
  return Map.groupBy(errors, error => error.row);
}
