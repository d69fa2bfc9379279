import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cells } from '../testing.ts';
import { csvCell, fromCsvCell } from './csv-cell.ts';
import { importFormatOf, refuseImportFile, refuseImportRows } from './import-limits.ts';

describe('cells of a file', () => {
  it.each([
    ['-12.5', '-12.5'],
    ['=1+1', "'=1+1"],
    ['+1', '+1'],
    ['+1 800', "'+1 800"],
    ['-1,234.5', '-1,234.5'],
    ['@x', "'@x"],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    ['a=1', 'a=1'],
    ["O'Neil", "O'Neil"],
    ["'=1", "''=1"],
    ['＝1+1', "'＝1+1"],
    ['＠x', "'＠x"],
    ['\u200b=1+1', "'\u200b=1+1"],
    ["'\ufeff－1", "''\ufeff－1"],
    ['\u200bx', '\u200bx'],
    ['', ''],
  ])('[T4] %j is written %j', (text, written) => {
    expect(csvCell(text)).toBe(written);
  });

  it('[T4] are read back as they were', () => {
    fc.assert(
      fc.property(cells(), text => {
        expect(fromCsvCell(csvCell(text))).toBe(text);
      }),
    );
  });

  it('[T4] never begin like a formula unless they are numbers', () => {
    fc.assert(
      fc.property(cells(), text => {
        const written = csvCell(text);
        if (/^[=+\-@\t\r]/.test(written)) expect(Number.isFinite(Number(written.replaceAll(',', '')))).toBe(true);
      }),
    );
  });
});

describe('files to import', () => {
  const code = (name: string, bytes: number) => refuseImportFile({ name, bytes })?.code;

  it('[T8] are xlsx or csv, by whatever case', () => {
    expect(['a.xlsx', 'A.CSV', 'a.xls', 'csv', 'a.csv.exe'].map(importFormatOf)).toEqual(['xlsx', 'csv', undefined, undefined, undefined]);
    expect(code('a.pdf', 10)).toBe('FILE_TYPE');
    expect([
      code('a.zip', 10),
      refuseImportFile({ name: 'A.ZIP', bytes: 10 }, 'zip'),
      refuseImportFile({ name: 'a.csv', bytes: 10 }, 'zip')?.code,
    ]).toEqual(['FILE_TYPE', undefined, 'FILE_TYPE']);
  });

  it('[T8] are not empty and at most 20 MB', () => {
    expect([code('a.csv', 0), code('a.csv', 20 * 1024 * 1024), code('a.csv', 21_000_000)]).toEqual([
      'FILE_EMPTY',
      undefined,
      'FILE_TOO_LARGE',
    ]);
  });

  it('[T8] have from one to 50,000 rows', () => {
    expect([0, 1, 50_000, 50_001].map(rows => refuseImportRows(rows)?.code)).toEqual(['FILE_EMPTY', undefined, undefined, 'TOO_MANY_ROWS']);
  });
});
