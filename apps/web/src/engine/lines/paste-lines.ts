import { inRecord, type Line, type LineField, type LinesField, parseCell } from '@axle/page-kit';

/** Where a paste begins: a line and a column of those in sight. */
export interface PastePlace {
  readonly row: number;
  readonly column: number;
}

/** Lines after a paste. */
export interface Pasted {
  readonly lines: readonly Line[];
  /** How many rows of the clipboard were taken. */
  readonly rows: number;
  /** Headings that match no column; their cells were left out, which a message reports. */
  readonly unknown: readonly string[];
}

const folded = (text: string) =>
  text
    .trim()
    .replace(/[*＊]$/, '')
    .trim()
    .toLowerCase();

/** The column that a heading names: by its Chinese or English label, or its key. */
const columnNamed = (field: LinesField, heading: string): string | undefined =>
  Object.entries(field.fields).find(([key, { label }]) => [key, label.zh, label.en].some(name => folded(name) === folded(heading)))?.[0];

/**
 * A text as a column of a line holds it, an amount also with the sign of its currency; what it cannot read stays as it was given, to be
 * mended: nothing that was pasted is dropped.
 */
export function cellValue(column: LineField, text: string, line: Line = {}): unknown {
  const read = parseCell(inRecord(column, line), text);
  return read.ok ? read.value : text;
}

/** A line that somebody begins to fill: one with nothing in it holds what its columns hold at first. */
export const begunLine = (field: LinesField, line: Line = {}): Line =>
  Object.keys(line).length > 0
    ? line
    : Object.fromEntries(Object.entries(field.fields).flatMap(([name, { initial }]) => (initial === undefined ? [] : [[name, initial]])));

/**
 * Puts the cells of a clipboard into lines, from a place on to the right and down; more rows than there are lines become lines. With a
 * heading row, two of whose cells name columns (one, where there is but one), cells go by the headings in whatever order. Columns that may
 * not be written stay as they are.
 */
export function pasteLines(
  field: LinesField,
  columns: readonly string[],
  lines: readonly Line[],
  place: PastePlace,
  table: readonly (readonly string[])[],
  mayWrite: (column: string) => boolean,
): Pasted {
  const [head = []] = table;
  const named = head.map(cell => columnNamed(field, cell));
  const count = named.filter(name => name !== undefined).length;
  const hasHead = count > 0 && count >= Math.min(2, head.filter(cell => cell !== '').length);
  const rows = hasHead ? table.slice(1) : table;
  const targets = hasHead ? named : head.map((_, at) => columns[place.column + at]);
  const widest = Math.max(0, ...rows.map(row => row.length));
  const across = hasHead ? targets : Array.from({ length: widest }, (_, at) => columns[place.column + at]);
  const pasted = [...lines];
  for (const [at, cells] of rows.entries()) {
    const before = pasted[place.row + at];
    const line: Record<string, unknown> = { ...(cells.some(text => text.trim() !== '') ? begunLine(field, before) : before) };
    for (const [cell, text] of cells.entries()) {
      const column = across[cell];
      if (column === undefined || !mayWrite(column)) continue;
      const value = cellValue(field.fields[column]!, text, line);
      if (value === undefined) delete line[column];
      else line[column] = value;
    }
    pasted[place.row + at] = line;
  }
  return { lines: pasted, rows: rows.length, unknown: hasHead ? head.filter((cell, at) => cell !== '' && named[at] === undefined) : [] };
}
