import type { PrintedTable } from '@axle/page-kit';
import type { BarcodeModules } from './barcode-modules.ts';
import type { PrintJob, RecordTexts } from './print-job.ts';
import type { Pen } from './print-pen.ts';

/** What is known of the columns of a table by their names. */
export interface TableColumns {
  readonly heads: PrintJob['labels'];
  readonly numbers: ReadonlySet<string>;
}

/** The columns of lines by their own names. */
export function columnsOf(field: string, labels: PrintJob['labels'], numbers: ReadonlySet<string>): TableColumns {
  const own = (key: string) => (key.startsWith(`${field}.`) ? [key.slice(field.length + 1)] : []);
  return {
    heads: Object.fromEntries(Object.entries(labels).flatMap(([key, label]) => own(key).map(name => [name, label]))),
    numbers: new Set([...numbers].flatMap(own)),
  };
}

/** Millimetres that a row of a table takes for a size of letters. */
const rowHeight = (size: number): number => size * 0.3528 * 1.9;

/** Draws the rows of a table under its heads, on as many sheets as they take. */
export function drawTable(
  pen: Pen,
  table: PrintedTable,
  records: readonly RecordTexts[],
  { heads, numbers }: TableColumns,
  codes: ReadonlyMap<string, BarcodeModules>,
): void {
  const letters = rowHeight(table.size);
  const height = Math.max(letters, table.rowHeight ?? 0);
  const row = (texts: Readonly<Record<string, string>>, y: number) => {
    let { x } = table;
    for (const { field, width, barcode } of table.columns) {
      const code = barcode && codes.get(`${barcode} ${texts[field] ?? ''}`);
      if (code) pen.barcode({ x: x + 1, y, width: width - 4, height: height - letters - 0.6 }, code);
      const at = code ? y + height - letters : y + (height - letters) / 2;
      const align = numbers.has(field) ? 'right' : 'left';
      pen.text(
        { kind: 'text', words: '', x: x + 1, y: at, width: width - 2, height: letters, size: table.size, align },
        texts[field] ?? '',
      );
      x += width;
    }
    pen.line(
      table.x,
      y + height - 0.6,
      table.columns.reduce((sum, { width }) => sum + width, 0),
    );
  };
  let y = table.y;
  row(heads, y);
  for (const record of records) {
    y += height;
    if (y + height > table.y + table.height) {
      pen.sheet();
      y = table.y;
      row(heads, y);
      y += height;
    }
    row(record, y);
  }
}
