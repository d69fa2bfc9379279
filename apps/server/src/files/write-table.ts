import { Readable } from 'node:stream';
import { csvCell } from '@axle/tasks';
import { stringify } from 'csv-stringify/sync';
import { writeXlsxStream } from 'hucre/xlsx';

/** A cell of a table file; undefined is empty. */
export type TableCell = string | number | undefined;

/** A column of a table file. */
export interface TableColumn {
  readonly label: string;
  /** Width in characters, for spreadsheets. */
  readonly width?: number;
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
    ? Readable.from(csvChunks(content), { objectMode: false })
    : Readable.fromWeb(writeXlsxStream(sheetRows(content), sheetOptions(content)));

const sheetOptions = ({ sheet, columns }: TableContent) => ({
  name:
    sheet
      .replace(/[\\/?*[\]:]/g, ' ')
      .slice(0, 31)
      .trim() || 'Sheet1',
  columns: columns.map(({ label, width }) => ({ header: label, width: width ?? 14 })),
  freezePane: { rows: 1 },
});

async function* sheetRows({ portions }: TableContent): AsyncGenerator<(string | number | null)[]> {
  for await (const rows of portions)
    for (const row of rows)
      yield row.map(cell => (typeof cell === 'string' ? cell.replace(unfit, '').slice(0, longestText) : (cell ?? null)));
}

/** With a byte order mark, by which spreadsheets know UTF-8. No text can be run as a formula. */
async function* csvChunks({ columns, portions }: TableContent): AsyncGenerator<Buffer> {
  yield Buffer.from(`\ufeff${csvLines([columns.map(column => column.label)])}`);
  for await (const rows of portions) if (rows.length > 0) yield Buffer.from(csvLines(rows));
}

const csvLines = (rows: readonly (readonly TableCell[])[]): string =>
  stringify(
    rows.map(row => row.map(cell => (typeof cell === 'string' ? csvCell(cell) : cell))),
    { record_delimiter: '\r\n' },
  );
