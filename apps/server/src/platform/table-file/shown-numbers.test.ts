import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type CellValue, writeXlsx } from 'hucre/xlsx';
import { afterAll, describe, expect, it } from 'vitest';
import { shownAs } from './number-format.ts';
import { readTable } from './read-table.ts';

const root = await mkdtemp(path.join(os.tmpdir(), 'axle-shown-'));
afterAll(() => rm(root, { recursive: true }));

/** A cell with the number format that its user chose. */
type Formatted = readonly [value: CellValue, format: string];

let files = 0;
const read = async (rows: readonly (readonly Formatted[])[], dateSystem: '1900' | '1904' = '1900') => {
  const cells = rows.flatMap((row, index) => row.map(([, numFmt], column) => [`${index + 1},${column}`, { style: { numFmt } }] as const));
  const values = rows.map(row => row.map(([value]) => value));
  const header = values[0]?.map((_, index) => `column ${index}`) ?? [];
  const file = path.join(root, String(++files));
  await writeFile(file, await writeXlsx({ sheets: [{ name: 'Data', rows: [header, ...values], cells: new Map(cells) }], dateSystem }));
  const texts: (readonly string[])[] = [];
  for await (const portion of readTable(file, 'xlsx')) {
    if (!portion.ok) return portion.refusal;
    texts.push(...portion.value.rows.map(row => row.cells));
  }
  return texts.slice(1);
};

describe('numbers of spreadsheets as people see them', () => {
  it('reads cells that are shown in percent as percents, exactly, and others beside them as they are', async () => {
    expect(
      await read([
        [
          [0.125, '0%'],
          [0.125, '0.00'],
          [0.07, '0.0%'],
          [1, '0%'],
        ],
        [
          [-0.333333, '0.00%'],
          [0.125, 'General'],
          [1.1, '#,##0.0%;[Red]-#,##0.0%'],
          [0, '0.00 %'],
        ],
        [
          [0.0000001, '0%'],
          [12.5, '0.0"%"'],
          [12.5, String.raw`0.0\%`],
          ['12.5%', '@'],
        ],
      ]),
    ).toEqual([
      ['12.5%', '0.125', '7%', '100%'],
      ['-33.3333%', '0.125', '110%', '0%'],
      ['0.00001%', '12.5', '12.5', '12.5%'],
    ]);
  });

  it('reads days and moments by their format, of both calendars, and plain numbers as numbers', async () => {
    const day = new Date('2026-05-20T00:00:00Z');
    const moment = new Date('2026-05-20T08:30:00Z');
    for (const calendar of ['1900', '1904'] as const) {
      expect(
        await read(
          [
            [
              [day, 'yyyy-mm-dd'],
              [day, 'yyyy"年"m"月"d"日"'],
              [moment, 'dd/mm/yyyy hh:mm'],
              [day, '[$-804]yyyy/m/d;@'],
            ],
            [
              [day, 'm/d/yy'],
              [46_162, '0'],
              [moment, 'yyyy-mm-dd h:mm:ss AM/PM'],
              [46_162, '#,##0'],
            ],
          ],
          calendar,
        ),
      ).toEqual([
        ['2026-05-20', '2026-05-20', '2026-05-20 08:30:00', '2026-05-20'],
        ['2026-05-20', '46162', '2026-05-20 08:30:00', '46162'],
      ]);
    }
  });

  it('keeps leading zeros, of texts and of numbers whose format shows them', async () => {
    expect(
      await read([
        [
          ['00123', '@'],
          [123, '00000'],
          [123, '0'],
          [1234567, '00000'],
          ['007', 'General'],
        ],
      ]),
    ).toEqual([['00123', '00123', '123', '1234567', '007']]);
  });

  it('reads 20,000 formatted cells, each as its own', async () => {
    const rows = Array.from({ length: 5000 }, (_, index): Formatted[] => [
      [index / 1000, '0.0%'],
      [index / 1000, '0.000'],
      [index, '000000'],
      [`0${index}`, '@'],
    ]);
    const texts = await read(rows);
    expect(texts).toHaveLength(5000);
    expect((texts as string[][]).at(-1)).toEqual(['499.9%', '4.999', '004999', '04999']);
    expect((texts as string[][])[11]).toEqual(['1.1%', '0.011', '000011', '011']);
  });
});

describe('number formats', () => {
  it('are given by the built-in numbers where there is no code', () => {
    expect(shownAs(9, undefined)).toEqual({ as: 'percent' });
    expect(shownAs(10, undefined)).toEqual({ as: 'percent' });
    expect(shownAs(2, undefined)).toBeUndefined();
    expect(shownAs(9, '0.00')).toBeUndefined();
  });
});
