import type { Refusal } from '@axle/kernel';

/** [T11] What a cell holds to empty its field; an empty cell leaves it. */
const clearingMark = '#N/A';

/** [T11] How a formula is written of which the file holds no value, because no spreadsheet has worked it out yet. */
export const noValueCell = '=#NO_VALUE';

const errors = 'NULL!|DIV/0!|VALUE!|REF!|NAME\\?|NUM!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|BUSY!|PYTHON!|EXTERNAL!|GETTING_DATA';
const refused = new RegExp(`^\\s*(?:=?#(?:${errors})|=#(?:N/A|NO_VALUE))\\s*$`, 'i');
const markLike = new RegExp(`^'*\\s*=?#(?:N/A|NO_VALUE|${errors})\\s*$`, 'i');

/** [T11] How the error that a formula ends in is written: one that might be taken for the mark that empties a field, as no such mark. */
export const spreadsheetError = (error: string): string => (error.toUpperCase() === clearingMark ? `=${error}` : error);

/** [T11] Whether a cell empties its field. */
export const isClearing = (cell: string): boolean => cell.trim().toUpperCase() === clearingMark;

/** [T11] Why a cell holds no value though something stands there: its formula ends in an error, or was never worked out. */
export function refuseMark(cell: string): Refusal | undefined {
  if (!refused.test(cell)) return undefined;
  const shown = cell.trim().replace(/^=/, '');
  if (shown.toUpperCase() === '#NO_VALUE')
    return {
      code: 'FORMAT',
      message: {
        zh: '单元格是公式，文件中没有计算结果：请用电子表格软件打开并保存，或改为填写数值',
        en: 'The cell is a formula without a result in the file: open and save the file in a spreadsheet, or enter the value itself',
      },
    };
  return {
    code: 'FORMAT',
    message: {
      zh: `单元格的公式出错（${shown}）：请在表格中改正，或清空该单元格`,
      en: `The formula in this cell ends in an error (${shown}): correct it in the spreadsheet, or empty the cell`,
    },
  };
}

/** [T11] A text as a file holds it that can be imported again: one that reads like a mark gets an apostrophe. `#N/A` → `'#N/A`. */
export const literalCell = (text: string): string => (markLike.test(text) ? `'${text}` : text);

/** [T11] The text that {@link literalCell} was given. */
export const fromLiteralCell = (cell: string): string => (cell.startsWith("'") && markLike.test(cell) ? cell.slice(1) : cell);
