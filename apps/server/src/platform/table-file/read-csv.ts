import { CsvError, parse } from 'csv-parse';
import { fromCsvCell, numberShape, type NumberShape, type TextEncoding } from '@axle/tasks';
import { decodeText } from './decode-text.ts';
import { rowCollector } from './row-collector.ts';
import { type ReadTable, type TableLimits, TableFaultError } from './table-row.ts';

/** Reads a csv file; comma, semicolon or tab, whichever its first line holds most of. */
export async function readCsv(bytes: Uint8Array, limits: TableLimits, encoding?: TextEncoding): Promise<ReadTable> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3) throw new TableFaultError({ kind: 'notWhatItSays' });
  const { text, delimiter } = tableText(decodeText(bytes, encoding));
  const collector = rowCollector(limits);
  const numbers: Set<NumberShape>[] = [];
  const parser = parse(text, {
    delimiter,
    // a quote within a cell is an inch; platforms write texts with tabs as they are
    relax_quotes: true,
    trim: delimiter !== '\t',
    relax_column_count: true,
    skip_empty_lines: false,
    max_record_size: limits.cellLength * limits.columns,
  });
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<readonly string[]>) {
      collector.add(++row, cells.map(fromCsvCell));
      if (row > 1) noteNumbers(numbers, cells);
    }
  } catch (error) {
    if (error instanceof CsvError) throw new TableFaultError({ kind: 'broken', row: Number(error['records'] ?? row) + 1 });
    throw error;
  }
  return { rows: collector.rows, reading: { delimiter, numbers: numbers.map(seen => [...seen]) } };
}

function noteNumbers(numbers: Set<NumberShape>[], cells: readonly string[]): void {
  for (const [at, cell] of cells.entries()) {
    const shape = /\d/.test(cell) ? numberShape(cell) : undefined;
    if (shape) (numbers[at] ??= new Set()).add(shape);
  }
  for (let at = 0; at < numbers.length; at++) numbers[at] ??= new Set();
}

/** Longest first line that is looked at. */
const longestHeader = 100_000;

/**
 * The text of a table and the sign between its cells: the one that spreadsheets name in a first line `sep=;`, which is no row, else comma,
 * semicolon or tab, whichever the header holds most of outside quotes.
 */
function tableText(text: string): { readonly text: string; readonly delimiter: string } {
  const named = /^\ufeff?"?sep=(.)"?\r?\n/i.exec(text);
  if (named) return { text: text.slice(named[0].length), delimiter: named[1]! };
  const bare = text.slice(0, longestHeader).replace(/"[^"]*"/g, '');
  const [line = ''] = bare.replace(/^(?:\s*\n)+/, '').split(/\r?\n/, 1);
  const count = (sign: string) => line.split(sign).length;
  return { text, delimiter: [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best)) };
}
