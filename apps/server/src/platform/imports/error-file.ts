import { inLanguage, type Language, ok, refuse, type Result } from '@axle/kernel';
import { fieldsOf, type ZippedRecords } from '@axle/page-kit';
import { importFormatOf, rowErrorCode, rowErrorCodes } from '@axle/tasks';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { fileGone } from '../files/file-refusals.ts';
import { tableMediaTypes } from '../files/stored-files.ts';
import { type TableCell, writeTable } from '../files/write-table.ts';
import type { Answer } from '../gateways/main/main-call.ts';
import { errorColumns } from './error-columns.ts';
import { type ImportParts, type ImportTaskRow, taskKey } from './import-work.ts';
import { surplusKey } from './surplus-cells.ts';
import { readTable, tableLimits } from '../table-file/read-table.ts';
import type { CellMark, TablePortion, TableRow } from '../table-file/table-row.ts';
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
  const portions = zip
    ? zipPortions(files.pathOf(task.file_id), zip)
    : readTable(files.pathOf(task.file_id), format, tableLimits, task.encoding ?? undefined);
  const first = await portions.next();
  if (first.done) return refuse(fileGone);
  if (!first.value.ok) return first.value;
  const headerRow = task.reading?.headerRow ?? 1;
  const [header, ...firstRows] = first.value.value.rows.filter(({ row }) => row >= headerRow);
  const labels = header?.cells ?? [];
  // what stands behind the header stays behind it, so that it is refused again where nobody mends it
  const surplus = (await hasSurplus(database, task.id)) ? [''] : [];
  const columns = [...labels, ...surplus].map(label => ({ label }));
  const cellsOf = ({ row, cells, marks }: TableRow): readonly (readonly TableCell[])[] => {
    const errors = wrong.get(row);
    if (!errors) return [];
    const behind = cells.slice(labels.length).filter(cell => cell.trim() !== '');
    const own = [
      ...labels.map((_, index) => cellAgain(cells[index] ?? '', format === 'xlsx' ? marks?.[index] : undefined)),
      ...surplus.map(() => behind.join(', ')),
    ];
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
    yield firstRows.flatMap(cellsOf);
    for await (const portion of portions) if (portion.ok) yield portion.value.rows.flatMap(cellsOf);
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

/** A cell of a spreadsheet as it came: a number or a day that is to be a text is refused as such again. */
function cellAgain(text: string, mark: CellMark | undefined): TableCell {
  if (mark === 'long') return { number: text };
  return mark === 'date' && /^\d{4}-\d\d-\d\d$/.test(text) ? { day: text } : text;
}

/** Whether a bad row has cells without a column. */
async function hasSurplus(database: Kysely<Tables>, taskId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from import_bad_row where task_id = ${taskId} and cells ->> ${surplusKey} is not null limit 1`.execute(database);
  return rows.length > 0;
}

/** The rows given by the file names of a zip. */
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
