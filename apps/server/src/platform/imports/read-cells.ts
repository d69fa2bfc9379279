import type { Refusal } from '@axle/kernel';
import type { Field } from '@axle/page-kit';
import { fromLiteralCell, isClearing, type NumberMarks, refuseMark, settledNumber } from '@axle/tasks';
import type { CellMark } from '../table-file/table-row.ts';
import { type ImportForm, importedField } from './import-form.ts';
import { holdsNumbers } from './import-reading.ts';
import { surplusKey, surplusLeft } from './surplus-cells.ts';

/** What a spreadsheet made of the cells of a row, by field. */
export type CellMarks = Readonly<Record<string, CellMark>>;

/** The cells of a row as their fields are to read them. */
interface ReadCells {
  /** Without those that empty their field, hold no value, or hold another than somebody typed. */
  readonly texts: Record<string, string>;
  readonly cleared: readonly string[];
  readonly refusals: readonly Refusal[];
}

/** What is known of the cells of a row besides. */
export interface CellSurroundings {
  readonly marks?: CellMarks | undefined;
  /** What is wrong with cells without a column. */
  readonly surplus?: Refusal | undefined;
  /** The marks of the file's numbers. */
  readonly numbers?: NumberMarks | undefined;
}

/**
 * [T11] Sorts the cells of a row: those that empty their field, those that a spreadsheet could not work out, those of which it made
 * something else than the column holds, and texts.
 */
export function readCells(
  { resource, columns }: ImportForm,
  cells: Readonly<Record<string, string>>,
  { marks = {}, surplus, numbers = 'point' }: CellSurroundings,
): ReadCells {
  const texts: Record<string, string> = {};
  const cleared: string[] = [];
  const refusals: Refusal[] = [];
  for (const [key, cell] of Object.entries(cells)) {
    if (key === surplusKey) {
      if (cell.trim() !== '') refusals.push(surplus ?? surplusLeft(cell));
      continue;
    }
    const field = columns.find(([name]) => name === key)?.[1] ?? importedField(resource, key);
    const settled = field && holdsNumbers(field) && marks[key] === undefined ? settledNumber(cell, numbers) : cell;
    const refusal =
      refuseMark(cell) ?? (field && refuseMade(field, cell, marks[key])) ?? (settled === undefined ? twoNumbers(cell) : undefined);
    if (refusal) refusals.push({ ...refusal, field: key });
    else if (isClearing(cell)) cleared.push(key);
    texts[key] = refusal || isClearing(cell) ? '' : fromLiteralCell(settled ?? '');
  }
  return { texts, cleared, refusals };
}

const holdsDays = ({ kind }: Field): boolean => ['date', 'instant', 'week', 'month'].includes(kind);

/** Why a cell may hold something else than its user typed: a code that became a day, or lost its last digits. */
function refuseMade(field: Field, cell: string, mark: CellMark | undefined): Refusal | undefined {
  const shown = cell.trim();
  switch (mark) {
    case undefined:
      return undefined;
    case 'long':
      return holdsNumbers(field) ? undefined : tooLong(shown);
    case 'percent':
      return holdsNumbers(field) ? undefined : madeInto('百分数', 'a percentage', shown);
    case 'time':
      return field.kind === 'time' ? undefined : madeInto('时间', 'a time', shown);
    case 'date':
      return holdsDays(field) ? undefined : madeInto('日期', 'a date', shown);
    case 'from1904':
      return holdsDays(field) ? dayNumber(shown) : undefined;
  }
}

const madeInto = (zh: string, en: string, shown: string): Refusal => ({
  code: 'FORMAT',
  message: {
    zh: `单元格被存成了${zh}（${shown}）：请把该列设为“文本”格式后重新填写`,
    en: `The cell was stored as ${en} (${shown}): format the column as text and enter the value again`,
  },
});

const tooLong = (shown: string): Refusal => ({
  code: 'FORMAT',
  message: {
    zh: `单元格是超过15位的数字（${shown}），末尾数字已被表格软件改动：请把该列设为“文本”格式后重新填写`,
    en: `The cell is a number of more than 15 digits (${shown}), whose last digits spreadsheets change: format the column as text and enter it again`,
  },
});

const dayNumber = (shown: string): Refusal => ({
  code: 'FORMAT',
  message: {
    zh: `${shown}是数字，而该工作簿的日期从1904年算起：请把单元格设为日期格式`,
    en: `${shown} is a number, and this workbook counts days from 1904: format the cell as a date`,
  },
});

const twoNumbers = (cell: string): Refusal => ({
  code: 'FORMAT',
  message: {
    zh: `“${cell.trim()}”可能是两个数：无法判断“,”和“.”哪个是小数点，请去掉千位分隔符`,
    en: `“${cell.trim()}” may be two numbers: the file does not show which of “,” and “.” is the decimal mark; leave out the other`,
  },
});
