import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ImportFormat } from '@axle/tasks';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, describe, expect, it } from 'vitest';
import { readTable, tableLimits } from './read-table.ts';
import type { TableRow } from './table-row.ts';

const root = await mkdtemp(path.join(os.tmpdir(), 'axle-table-'));
afterAll(() => rm(root, { recursive: true }));

let files = 0;
const read = async (content: string | Uint8Array, format: ImportFormat = 'csv', limits = tableLimits) => {
  const file = path.join(root, String(++files));
  await writeFile(file, content);
  const rows: TableRow[] = [];
  for await (const portion of readTable(file, format, limits)) {
    if (!portion.ok) return portion.refusal;
    rows.push(...portion.value.rows);
  }
  return rows.map(({ row, cells }) => [row, ...cells]);
};

const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');
const wrongContent = { code: 'FILE_CONTENT', message: { zh: '文件内容与扩展名不符', en: 'The file content does not match its extension' } };

describe('csv', () => {
  it('reads quoted cells, with and without byte order mark', async () => {
    const rows = [
      [1, 'year', 'body_styles'],
      [2, '1992', '["Sedan", "Coupe"]'],
    ];
    const text = 'year,body_styles\n1992,"[""Sedan"", ""Coupe""]"\n';
    expect(await read(text)).toEqual(rows);
    expect(await read(`\ufeff${text.replaceAll('\n', '\r\n')}`)).toEqual(rows);
  });

  it('counts blank rows and leaves them out', async () => {
    expect(await read('a,b\n\n1,2\n , \n3,4\n\n')).toEqual([
      [1, 'a', 'b'],
      [3, '1', '2'],
      [5, '3', '4'],
    ]);
  });

  it('reads UTF-16 by its mark, GB 18030 where it is Chinese, and refuses western files of one byte a letter', async () => {
    expect(await read(Buffer.from('\ufeff年款;品牌\n1992;丰田\n', 'utf16le'))).toEqual([
      [1, '年款', '品牌'],
      [2, '1992', '丰田'],
    ]);
    expect(await read(Buffer.from('c4eabfee2cc6b7c5c60a313939322cb7e1ccef0a', 'hex'))).toEqual([
      [1, '年款', '品牌'],
      [2, '1992', '丰田'],
    ]);
    expect(await read(Buffer.from('make,model\nCitro\u00ebn,C3\n', 'latin1'))).toMatchObject({ code: 'FILE_ENCODING' });
  });

  it('refuses pictures, archives and other bytes under the name of a csv', async () => {
    expect(await read(png)).toEqual(wrongContent);
    expect(await read(Buffer.from(await writeXlsx({ sheets: [{ name: 'a', rows: [['x']] }] })))).toEqual(wrongContent);
    expect(await read(Buffer.from([0x61, 0x00, 0x62, 0x00]))).toEqual(wrongContent);
  });

  it('says where a quote is missing', async () => {
    expect(await read('a,b\n1,2\n3,"x\n5,6\n')).toMatchObject({
      code: 'FILE_BROKEN',
      message: { en: 'The file is damaged at row 3: a quote or part of its structure is missing' },
    });
  });

  it('refuses one row too many, however many the file has', async () => {
    const rows = 'a\n'.repeat(tableLimits.rows);
    expect(await read(`h\n${rows}`)).toHaveLength(tableLimits.rows + 1);
    expect(await read(`h\n${rows}a\n`)).toMatchObject({ code: 'TOO_MANY_ROWS', message: { zh: '最多导入50,000行' } });
  });

  it('refuses what takes more memory than it may; a reader that fails by itself is a fault of ours', async () => {
    const wide = `${Array.from({ length: 200 }, (_, column) => `c${column}`).join(',')}\n`.repeat(20_000);
    expect(await read(wide, 'csv', { ...tableLimits, memory: 30 })).toMatchObject({ code: 'FILE_TOO_LARGE' });
    await expect(read('a\n', 'csv', { ...tableLimits, memory: Number.NaN })).rejects.toThrow(/its reader ended with \d/);
  });

  it('reads one file after the other, and two at once, each with its own rows alone', async () => {
    const long = Array.from({ length: 2500 }, (_, row) => `L${row}`);
    const rowsOf = (texts: readonly string[]) => texts.map((text, row) => [row + 1, text]);
    expect(await read('a\n1\n')).toEqual(rowsOf(['a', '1']));
    expect(await read(long.join('\n'))).toEqual(rowsOf(long));
    expect(await Promise.all([read(long.join('\n')), read('b\n2\n')])).toEqual([rowsOf(long), rowsOf(['b', '2'])]);
    expect(await read('a,"b\n')).toMatchObject({ code: 'FILE_BROKEN' });
    expect(await read('c\n')).toEqual(rowsOf(['c']));
  });

  it('a file that is not read to its end leaves nothing to the next', async () => {
    const file = path.join(root, 'left');
    await writeFile(file, 'a\n'.repeat(2500));
    for await (const portion of readTable(file, 'csv')) {
      expect(portion).toMatchObject({ ok: true, value: { total: 2499 } });
      break;
    }
    expect(await read('b\n')).toEqual([[1, 'b']]);
  });

  it('takes the apostrophe away that keeps a text from being run as a formula', async () => {
    expect(await read("h\n'=1+1\n'quoted'\n")).toEqual([
      [1, 'h'],
      [2, '=1+1'],
      [3, "'quoted'"],
    ]);
  });
});

describe('csv of others', () => {
  it('names the sign between its cells in a first line that is no row', async () => {
    expect(await read('sep=;\r\na;b\r\n1,5;2\r\n')).toEqual([
      [1, 'a', 'b'],
      [2, '1,5', '2'],
    ]);
  });

  it('has inches within cells, blanks around quotes, and line breaks in its header', async () => {
    expect(await read('"Brand\ncode";name\nX;A 5" pipe\nY; "B;C" \n')).toEqual([
      [1, 'Brand\ncode', 'name'],
      [2, 'X', 'A 5" pipe'],
      [3, 'Y', 'B;C'],
    ]);
  });
});

describe('xlsx', () => {
  const xlsx = async (rows: (string | number | boolean | Date | null)[][]) =>
    Buffer.from(
      await writeXlsx({
        sheets: [
          { name: 'Data', rows },
          { name: 'Legend', rows: [['not read']] },
        ],
      }),
    );

  it('reads numbers, dates and gaps of the first sheet as texts', async () => {
    const rows = await read(
      await xlsx([
        ['year', 'price', 'day', 'note'],
        [2025, 0.1 + 0.2, new Date('2026-05-20T00:00:00Z'), null],
        [],
        [1, 2, new Date('2026-05-20T08:30:00Z'), 'x'],
      ]),
      'xlsx',
    );
    expect(rows).toEqual([
      [1, 'year', 'price', 'day', 'note'],
      [2, '2025', '0.3', '2026-05-20'],
      [4, '1', '2', '2026-05-20 08:30:00', 'x'],
    ]);
  });

  it('writes tiny and huge numbers without an exponent', async () => {
    expect(await read(await xlsx([['rate'], [1e-8], [-2.5e-7], [1.5e21]]), 'xlsx')).toEqual([
      [1, 'rate'],
      [2, '0.00000001'],
      [3, '-0.00000025'],
      [4, '1500000000000000000000'],
    ]);
  });

  it('refuses texts and pictures under the name of an xlsx', async () => {
    expect(await read('year,make\n', 'xlsx')).toEqual(wrongContent);
    expect(await read(png, 'xlsx')).toEqual(wrongContent);
    expect(await read(Buffer.from('d0cf11e0a1b11ae100', 'hex'), 'xlsx')).toMatchObject({ code: 'FILE_CONTENT' });
  });

  it('refuses a file cut in the middle', async () => {
    const whole = await xlsx([['a'], ['b']]);
    expect(await read(whole.subarray(0, whole.length / 2), 'xlsx')).toEqual(wrongContent);
  });

  it('looks at the unpacked size before it unpacks', async () => {
    const bomb = await xlsx([['a'.repeat(30_000)], ['b'.repeat(30_000)]]);
    expect(await read(bomb, 'xlsx', { ...tableLimits, unpackedBytes: 50_000 })).toMatchObject({ code: 'FILE_TOO_LARGE' });
  });
});
