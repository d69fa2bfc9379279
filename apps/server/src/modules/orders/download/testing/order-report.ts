import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const samples = fileURLToPath(new URL('../../../../../../../samples/orders/', import.meta.url));

const cellsOf = (line: string, separator: string): readonly string[] =>
  separator === '\t'
    ? line.split('\t')
    : Array.from(line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g), ([, cell = '']) => cell.replaceAll(/^"|"$/g, ''));

/** A report of the layout of a sample: its heading, and its first row again and again with other cells. */
export function orderReport(sample: string, rows: readonly Readonly<Record<string, string>>[]): string {
  const separator = sample.endsWith('.txt') ? '\t' : ',';
  const [heading = '', first = ''] = readFileSync(path.join(samples, sample), 'utf8')
    .split(/\r?\n/)
    .filter(line => line.trim() !== '');
  const columns = cellsOf(heading, separator);
  const usual = cellsOf(first, separator);
  const written = (cell: string) => (separator === ',' && /[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const lines = rows.map(row => columns.map((column, at) => written(row[column] ?? usual[at] ?? '')).join(separator));
  return [heading, ...lines].join('\n');
}
