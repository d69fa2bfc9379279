import type { Refusal } from '@axle/kernel';
import type { TableRow } from '../table-file/table-row.ts';

/** The key under which cells of a row are kept that have no column in the header. */
export const surplusKey = '';

/** Longest text that is shown of such cells. */
const shownAtMost = 40;

/** The texts of a row that stand behind its header or under an empty one, with why that is wrong; undefined where none do. */
export function surplusCells(
  labels: readonly string[],
  { cells }: Pick<TableRow, 'cells'>,
): { readonly text: string; readonly refusal: Refusal } | undefined {
  const isSurplus = (at: number) => (labels[at] ?? '').trim() === '' && (cells[at] ?? '').trim() !== '';
  const places = [...cells.keys()].filter(isSurplus);
  const [first] = places;
  if (first === undefined) return undefined;
  const text = places.map(at => cells[at]).join(', ');
  const shown = shortened(text);
  const behind = places.some(at => at >= labels.length);
  return { text, refusal: behind ? tooMany(cells.length, labels.length, shown) : noHeader(shown, first) };
}

/** Said of a row whose cells were mended, as long as such texts are left. */
export const surplusLeft = (text: string): Refusal => ({
  code: 'FORMAT',
  field: surplusKey,
  message: {
    zh: `“${shortened(text)}”没有对应的列：请移到所属的列，或清空`,
    en: `“${shortened(text)}” has no column in the header: move it to its column, or clear the cell`,
  },
});

const shortened = (text: string) => (text.length > shownAtMost ? `${text.slice(0, shownAtMost)}…` : text);

const tooMany = (cells: number, header: number, shown: string): Refusal => ({
  code: 'FORMAT',
  field: surplusKey,
  message: {
    zh: `该行有${cells}个单元格，表头只有${header}个：多出“${shown}”；值中含有分隔符时请加引号`,
    en: `The row has ${cells} cells, the header has ${header}: “${shown}” is too many; put a value that holds the separator in quotes`,
  },
});

const noHeader = (shown: string, at: number): Refusal => ({
  code: 'FORMAT',
  field: surplusKey,
  message: {
    zh: `“${shown}”所在的第${at + 1}列没有表头`,
    en: `“${shown}” is in column ${at + 1}, which has no header`,
  },
});
