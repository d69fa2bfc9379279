import { CsvError, parse } from 'csv-parse';
import { fromCsvCell } from '@axle/tasks';
import { decodeText } from './decode-text.ts';
import { rowCollector } from './row-collector.ts';
import { type ReadTable, type TableLimits, TableFaultError } from './table-row.ts';

/** Reads a csv file; comma, semicolon or tab, whichever its first line holds most of. */
export async function readCsv(bytes: Uint8Array, limits: TableLimits): Promise<ReadTable> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3) throw new TableFaultError({ kind: 'notWhatItSays' });
  const text = decodeText(bytes);
  const collector = rowCollector(limits);
  const delimiter = delimiterOf(text);
  const parser = parse(text, {
    delimiter,
    // platforms write texts with tabs as they are, inches and all
    relax_quotes: delimiter === '\t',
    relax_column_count: true,
    skip_empty_lines: false,
    max_record_size: limits.cellLength * limits.columns,
  });
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<readonly string[]>) collector.add(++row, cells.map(fromCsvCell));
  } catch (error) {
    if (error instanceof CsvError) throw new TableFaultError({ kind: 'broken', row: Number(error['records'] ?? row) + 1 });
    throw error;
  }
  return { rows: collector.rows, reading: {} };
}

function delimiterOf(text: string): string {
  const [line = ''] = text.split(/\r?\n/, 1);
  const bare = line.replace(/"[^"]*"/g, '');
  const count = (sign: string) => bare.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
