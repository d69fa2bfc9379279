import { fill, type Text, text } from '@axle/kernel';
import { type Field, holdsDecimals } from '@axle/page-kit';
import { marksOfFile, type NumberMarks } from '@axle/tasks';
import type { TableReading } from '../table-file/table-row.ts';
import type { CheckedRow } from './check-row.ts';
import type { ImportForm } from './import-form.ts';
import type { MatchedHeader } from './match-header.ts';

/** How the file of an import is read; as it was decided once, so that mended rows and the error file follow. */
export interface ImportReading {
  /** Row of the header; files may have titles above it. */
  readonly headerRow: number;
  readonly numbers: NumberMarks;
}

/** Whether a field's cells are numbers. */
export const holdsNumbers = (field: Field): boolean => holdsDecimals(field) || field.kind === 'integer' || field.kind === 'bytes';

/** [T13] The marks of a file's numbers, by its number columns. */
export function numbersOf({ columns }: ImportForm, header: MatchedHeader, { numbers = [], delimiter }: TableReading): NumberMarks {
  const fields = new Map(columns);
  const shapes = numbers.flatMap((seen, at) => {
    const field = fields.get(header[at] ?? '');
    return field && holdsNumbers(field) ? seen : [];
  });
  return shapes.length === 0 ? 'point' : marksOfFile(shapes, delimiter);
}

/** What people are to know of how their file was read; undefined where nothing is worth saying. */
export function readingNotes(
  { columns }: ImportForm,
  reading: ImportReading,
  { hiddenRows, firstHidden = 0 }: TableReading,
  rows: readonly CheckedRow[],
): Text | undefined {
  const notes: readonly Text[] = [
    ...(reading.headerRow > 1 ? [text(`表头在第${reading.headerRow}行`, `The header is row ${reading.headerRow}`)] : []),
    ...(hiddenRows === undefined ? [] : [fill(hiddenText, { count: hiddenRows, first: firstHidden })]),
    ...(reading.numbers === 'comma'
      ? [text('数字按“1.234,56”读取：逗号为小数点', 'Numbers are read as 1.234,56: the comma is the decimal mark')]
      : []),
    ...columns.flatMap(([key, field]) => shareNote(key, field, rows)),
  ];
  if (notes.length === 0) return undefined;
  return { zh: notes.map(({ zh }) => zh).join('；'), en: notes.map(({ en }) => en).join('; ') };
}

const hiddenText: Text = {
  zh: '文件有{count}行被隐藏（如第{first}行），同样会导入',
  en: '{count} {count|row of the file is|rows of the file are} hidden (such as row {first}) and will be imported too',
};

/** A column of percentages with a number that looks like a share of 1. */
function shareNote(key: string, field: Field, rows: readonly CheckedRow[]): readonly Text[] {
  if (field.kind !== 'percent') return [];
  const looks = rows.filter(({ cells, values }) => {
    const value = Number(values[key] ?? 0);
    return value > 0 && value < 1 && !(cells[key] ?? '').includes('%');
  });
  const [first] = looks;
  if (!first) return [];
  const cell = (first.cells[key] ?? '').trim();
  return [
    text(
      `${field.label.zh}有${looks.length}行小于1：第${first.row}行的${cell}按${cell}%读取`,
      `${field.label.en} below 1: ${looks.length}, such as ${cell} in row ${first.row}, which is read as ${cell}%`,
    ),
  ];
}

/** Rows among which the header is looked for. */
export const rowsAboveHeader = 10;
