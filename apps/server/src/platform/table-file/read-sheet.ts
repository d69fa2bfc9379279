import { noValueCell, spreadsheetError } from '@axle/tasks';
import { numberCell, type ReadCell } from './cell-text.ts';
import type { ShownAs } from './number-format.ts';
import { unescaped } from './workbook-texts.ts';
import { type CellMark, TableFaultError } from './table-row.ts';
import { type Attributes, eachTag } from './xml-tags.ts';

/** A row of a sheet; its number counts from 1. */
export interface SheetRow {
  readonly row: number;
  readonly cells: readonly string[];
  readonly marks: Readonly<Record<number, CellMark>> | undefined;
  readonly hidden: boolean;
}

/** What cells refer to. */
export interface SheetParts {
  readonly strings: readonly string[];
  readonly styles: ReadonlyMap<number, ShownAs>;
  readonly from1904: boolean;
}

/** Columns that a spreadsheet has. */
const columnsAtMost = 16_384;

/** Goes through the rows of a sheet as they come. */
export async function readSheet(content: AsyncIterable<Buffer> | undefined, parts: SheetParts, add: (row: SheetRow) => void) {
  let [row, column, hidden] = [0, -1, false];
  let cells: string[] = [];
  let marks: Record<number, CellMark> | undefined;
  let cell: Attributes = {};
  let [value, formula, within] = ['', false, false];
  let isReading = false;
  const put = (text: string, mark: CellMark | undefined) => {
    if (column >= columnsAtMost) throw new TableFaultError({ kind: 'tooManyColumns' });
    while (cells.length < column) cells.push('');
    cells[column] = text;
    if (mark) (marks ??= {})[column] = mark;
  };
  await eachTag(content, {
    opened(tag, attributes) {
      const { r, hidden: isHidden } = attributes;
      if (tag === 'row') {
        [row, column, hidden] = [r === undefined ? row + 1 : Number(r), -1, ['1', 'true'].includes(isHidden ?? '')];
        [cells, marks] = [[], undefined];
      }
      if (tag === 'c') {
        column = r === undefined ? column + 1 : columnOf(r);
        [cell, value, formula] = [attributes, '', false];
      }
      if (tag === 'f') formula = true;
      if (tag === 'rPh') isReading = true;
      within = tag === 'v' || (tag === 't' && !isReading);
    },
    text(part) {
      if (within) value += part;
    },
    closed(tag) {
      within = false;
      if (tag === 'rPh') isReading = false;
      if (tag === 'c') {
        const { text, mark } = cellRead(cell, value, formula, parts);
        if (text !== '') put(text, mark);
      }
      if (tag === 'row') add({ row, cells, marks, hidden });
    },
  });
}

function cellRead({ t, s }: Attributes, value: string, formula: boolean, { strings, styles, from1904 }: SheetParts): ReadCell {
  if (t === 's') return { text: value === '' ? '' : (strings[Number(value)] ?? '') };
  if (t === 'e') return { text: spreadsheetError(value) };
  if (t === 'b') return { text: value === '1' ? 'true' : 'false' };
  if (t === 'str' || t === 'inlineStr') return { text: unescaped(value) };
  if (value === '') return { text: formula ? noValueCell : '' };
  if (t === 'd') return { text: value.replace(/T00:00:00(\.0+)?Z?$/, '').replace('T', ' '), mark: 'date' };
  const number = Number(value);
  return Number.isFinite(number) ? numberCell(number, styles.get(Number(s)), from1904) : { text: value };
}

/** The column of a cell's address: `AB12` is 27. */
function columnOf(address: string): number {
  let column = 0;
  for (const letter of address.replace(/\d+$/, '')) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
