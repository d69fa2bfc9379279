import { Readable } from 'node:stream';
import { csvCell } from '@axle/tasks';
import { stringify } from 'csv-stringify/sync';
import { writeXlsxStream } from 'hucre/xlsx';

/** A cell of a table file: a text, a whole number, an exact number, a day `2026-05-20`; undefined is empty. */
export type TableCell = string | number | { readonly number: string } | { readonly day: string } | undefined;

/** A column of a table file. */
export interface TableColumn {
  readonly label: string;
  /** Width in characters, for spreadsheets. */
  readonly width?: number;
  /** Number format of a spreadsheet's column. */
  readonly format?: string;
}

/** What a table file holds. Rows come in portions and are written as they come. */
export interface TableContent {
  readonly sheet: string;
  readonly columns: readonly TableColumn[];
  readonly portions: AsyncIterable<readonly (readonly TableCell[])[]>;
}

/** Kinds of table files that we write. */
export type TableFormat = 'xlsx' | 'csv';

/** Longest text that a spreadsheet's cell takes. */
const longestText = 32_767;
// oxlint-disable-next-line no-control-regex -- what XML cannot hold must not enter a sheet
const unfit = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Writes a table file. Memory does not grow with the rows. */
export const writeTable = (format: TableFormat, content: TableContent): Readable =>
  format === 'csv'
    ? writeCsv(content.columns, csvPortions(content))
    : Readable.fromWeb(writeXlsxStream(sheetRows(content), sheetOptions(content)));

const sheetOptions = ({ sheet, columns }: TableContent) => ({
  name:
    sheet
      .replace(/[\\/?*[\]:]/g, ' ')
      .slice(0, 31)
      .trim() || 'Sheet1',
  columns: columns.map(({ label, width, format }) => ({ header: label, width: width ?? 14, ...(format ? { numFmt: format } : {}) })),
  freezePane: { rows: 1 },
});

async function* sheetRows({ portions }: TableContent): AsyncGenerator<(string | number | Date | null)[]> {
  for await (const rows of portions) for (const row of rows) yield row.map(sheetCell);
}

function sheetCell(cell: TableCell): string | number | Date | null {
  if (typeof cell === 'string') return cell.replace(unfit, '').slice(0, longestText);
  if (typeof cell !== 'object') return cell ?? null;
  return 'number' in cell ? Number(cell.number) : new Date(`${cell.day}T00:00:00Z`);
}

/** A csv file of lines that are written already, with a byte order mark, by which spreadsheets know UTF-8. */
export const writeCsv = (columns: readonly TableColumn[], lines: AsyncIterable<Buffer>): Readable =>
  Readable.from(withHeader(columns, lines), { objectMode: false });

async function* withHeader(columns: readonly TableColumn[], lines: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from(`\ufeff${csvLines([columns.map(column => column.label)])}`);
  yield* lines;
}

async function* csvPortions({ portions }: TableContent): AsyncGenerator<Buffer> {
  for await (const rows of portions) if (rows.length > 0) yield Buffer.from(csvLines(rows));
}

/** What is quoted besides what csv asks for, as the database does; in a single column also the mark that ends its input. */
const quoted = { always: [/\r/], alone: [/\r/, /^\\\.$/] };

/** No text can be run as a formula. Lines end as the database ends them. */
const csvLines = (rows: readonly (readonly TableCell[])[]): string =>
  stringify(
    rows.map(row => row.map(plainCell)),
    { record_delimiter: '\n', quoted_match: rows[0]?.length === 1 ? quoted.alone : quoted.always },
  );

function plainCell(cell: TableCell): string | number | undefined {
  if (typeof cell === 'object') return 'number' in cell ? cell.number : cell.day;
  return typeof cell === 'string' ? csvCell(cell) : cell;
}
