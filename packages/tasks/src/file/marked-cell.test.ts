import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cells } from '../testing.ts';
import { csvCell, fromCsvCell } from './csv-cell.ts';
import { fromLiteralCell, isClearing, literalCell, noValueCell, refuseMark, spreadsheetError } from './marked-cell.ts';

const errors = ['#N/A', '#REF!', '#DIV/0!', '#VALUE!', '#NAME?', '#NUM!', '#NULL!', '#GETTING_DATA'];
const marks = fc
  .tuple(fc.constantFrom('', "'", "''", '=', "'="), fc.constantFrom(...errors, '#n/a', ' #N/A', noValueCell))
  .map(parts => parts.join(''));
const texts = fc.oneof(cells(), marks);

describe('marks in cells', () => {
  it('[T11] only a typed #N/A empties a field; what a formula ends in does not', () => {
    expect([' #n/a ', '#N/A', "'#N/A", '=#N/A', ''].map(isClearing)).toEqual([true, true, false, false, false]);
    expect(errors.map(spreadsheetError).some(isClearing)).toBe(false);
  });

  it('[T11] each error of a formula is refused by name, and one without a result', () => {
    expect(errors.map(error => refuseMark(spreadsheetError(error))?.message.en)).toEqual(
      errors.map(error => `The formula in this cell ends in an error (${error}): correct it in the spreadsheet, or empty the cell`),
    );
    expect(refuseMark(noValueCell)?.message.en).toMatch(/formula without a result/);
    expect([refuseMark('#N/A'), refuseMark('#12'), refuseMark("'#REF!"), refuseMark('see #REF!')]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['#N/A', "'#N/A"],
    ['#REF!', "'#REF!"],
    ["'#N/A", "''#N/A"],
    ['N/A', 'N/A'],
    ['#1', '#1'],
  ])('[T11] %j is written %j', (text, written) => {
    expect(literalCell(text)).toBe(written);
  });

  it('[T11] every text is read back as it was, from csv and xlsx, and none empties a field or is refused', () => {
    fc.assert(
      fc.property(texts, text => {
        const [xlsx, csv] = [literalCell(text), fromCsvCell(csvCell(literalCell(text)))];
        expect(csv).toBe(xlsx);
        expect(isClearing(xlsx) || refuseMark(xlsx) !== undefined).toBe(false);
        expect(fromLiteralCell(xlsx)).toBe(text);
      }),
    );
  });
});
