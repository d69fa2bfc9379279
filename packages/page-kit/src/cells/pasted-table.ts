/**
 * The cells of a pasted text: rows by line break, cells by tab as spreadsheets copy them, or, unless `tabsOnly`, by comma where there is no
 * tab at all. A cell in double quotes may hold separators, line breaks and doubled quotes. An empty last line is no row.
 */
export function pastedTable(text: string, tabsOnly = false): readonly (readonly string[])[] {
  const source = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const separator = tabsOnly || source.includes('\t') ? '\t' : ',';
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < source.length) {
    const { cell, end } = source[at] === '"' ? quotedCell(source, at, separator) : plainCell(source, at, separator);
    row.push(cell);
    at = end + 1;
    if (source[end] !== separator) {
      rows.push(row);
      row = [];
    } else if (at === source.length) row.push('');
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

interface ReadCell {
  readonly cell: string;
  /** Where the separator, the line break or the end stands. */
  readonly end: number;
}

function plainCell(source: string, from: number, separator: string): ReadCell {
  let end = from;
  while (end < source.length && source[end] !== separator && source[end] !== '\n') end += 1;
  return { cell: source.slice(from, end).trim(), end };
}

/** A quote that is never closed, or followed by more text, is no quote: the cell is taken as it stands. */
function quotedCell(source: string, from: number, separator: string): ReadCell {
  const closing = /(?:[^"]|"")*"/y;
  closing.lastIndex = from + 1;
  const [found] = closing.exec(source) ?? [];
  const end = from + 1 + (found?.length ?? 0);
  const isWhole = found !== undefined && (end >= source.length || source[end] === separator || source[end] === '\n');
  return isWhole ? { cell: found.slice(0, -1).replaceAll('""', '"').trim(), end } : plainCell(source, from, separator);
}

/** Cells as a spreadsheet takes them from the clipboard. */
export const tableText = (rows: readonly (readonly string[])[]): string => rows.map(row => row.map(copiedCell).join('\t')).join('\n');

const copiedCell = (cell: string): string => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
