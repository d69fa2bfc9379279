import { describe, expect, it } from 'vitest';
import { tableLimits } from './read-table.ts';
import { readXlsx } from './read-xlsx.ts';
import { rawWorkbook, textCell, textRow } from './testing/raw-workbook.ts';

const formats = ['yyyy-mm-dd', 'h:mm', 'yyyy/m/d h:mm', '0%', '[h]:mm', '00000', '"kg" 0', 'mmm-yy'];
const read = (rows: string, { date1904 = false } = {}) =>
  readXlsx(rawWorkbook({ sheets: [{ rows: textRow('head') + rows }], formats, date1904 }), tableLimits);
const cells = async (row: string, options = {}) => {
  const { rows } = await read(`<row>${row}</row>`, options);
  return (rows[1]?.cells ?? []).map((text, at) => [text, rows[1]?.marks?.[at]]);
};
const number = (value: number | string, style = 0) => `<c s="${style}"><v>${value}</v></c>`;

describe('cells of a spreadsheet', () => {
  it('that end in an error say so, and none is taken for the mark that empties a field', async () => {
    expect(
      await cells(
        '<c t="e"><f>VLOOKUP(A1,B:B,1,0)</f><v>#N/A</v></c><c t="e"><f>1/0</f><v>#DIV/0!</v></c><c t="e"><v>#REF!</v></c>' +
          textCell('#N/A'),
      ),
    ).toEqual([
      ['=#N/A', undefined],
      ['#DIV/0!', undefined],
      ['#REF!', undefined],
      ['#N/A', undefined],
    ]);
  });

  it('with a formula hold what it came to; one that nothing worked out is not empty', async () => {
    expect(await cells('<c t="str"><f>A1</f><v>x</v></c><c><f>1+1</f><v>2</v></c><c><f>1+1</f></c><c/>')).toEqual([
      ['x', undefined],
      ['2', undefined],
      ['=#NO_VALUE', undefined],
    ]);
  });

  it('of more whole digits than a spreadsheet keeps are marked', async () => {
    expect(
      await cells(number('9007199254740991') + number('123456789012345') + number('0.30000000000000004') + number('1234567890123450')),
    ).toEqual([
      ['9007199254740990', 'long'],
      ['123456789012345', undefined],
      ['0.3', undefined],
      ['1234567890123450', 'long'],
    ]);
  });

  it('that are days, times and percents are marked, and a time reads as one', async () => {
    expect(
      await cells(
        [number(46307, 1), number(0.5, 2), number(46307.75, 3), number(0.07, 4), number(1.5, 5), number(7, 6), number(3, 7)].join('') +
          [number(46307, 8), number(0.5000116, 2), '<c t="d"><v>2026-10-12T00:00:00</v></c>'].join(''),
      ),
    ).toEqual([
      ['2026-10-12', 'date'],
      ['12:00', 'time'],
      ['2026-10-12 18:00:00', 'date'],
      ['7%', 'percent'],
      ['36:00', 'time'],
      ['00007', undefined],
      ['3', undefined],
      ['2026-10-12', 'date'],
      ['12:00:01', 'time'],
      ['2026-10-12', 'date'],
    ]);
  });

  it('count days as their workbook does; plain numbers of one that counts from 1904 are marked', async () => {
    expect(await cells(number(44845, 1) + number(44845), { date1904: true })).toEqual([
      ['2026-10-12', 'date'],
      ['44845', 'from1904'],
    ]);
  });

  it('may be texts of several parts, with readings above them that are left out, and signs that XML cannot hold', async () => {
    expect(
      await cells(
        '<c t="inlineStr"><is><r><t>a</t></r><r><t xml:space="preserve"> b</t></r><rPh><t>x</t></rPh></is></c><c t="b"><v>1</v></c>' +
          textCell('a_x000D_b'),
      ),
    ).toEqual([
      ['a b', undefined],
      ['true', undefined],
      ['a\rb', undefined],
    ]);
  });
});

describe('sheets', () => {
  it('of which the first that people see is read', async () => {
    const workbook = rawWorkbook({
      sheets: [{ rows: textRow('hidden'), state: 'hidden' }, { rows: textRow('very'), state: 'veryHidden' }, { rows: textRow('shown') }],
    });
    expect((await readXlsx(workbook, tableLimits)).rows).toEqual([{ row: 1, cells: ['shown'] }]);
    const alone = rawWorkbook({ sheets: [{ rows: textRow('hidden'), state: 'hidden' }] });
    expect((await readXlsx(alone, tableLimits)).rows).toEqual([{ row: 1, cells: ['hidden'] }]);
  });

  it('report rows that a filter hides, which are read all the same', async () => {
    const { rows, reading } = await read(
      `${textRow('a')}<row hidden="1">${textCell('b')}</row><row hidden="1"/>${textRow('c')}<row r="9" hidden="true">${textCell('d')}</row>`,
    );
    expect(rows.map(({ row, cells: texts }) => [row, ...texts])).toEqual([
      [1, 'head'],
      [2, 'a'],
      [3, 'b'],
      [5, 'c'],
      [9, 'd'],
    ]);
    expect(reading).toEqual({ hiddenRows: 2, firstHidden: 3 });
  });

  it('whose cells name no place that a spreadsheet has are refused', async () => {
    await expect(read('<row><c r="ZZZZZZ1"><v>1</v></c></row>')).rejects.toThrow('tooManyColumns');
  });
});
