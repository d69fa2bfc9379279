import { buffer } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { type TableCell, type TableFormat, writeTable } from './write-table.ts';

async function* portions(...rows: readonly (readonly TableCell[])[]) {
  yield rows;
  yield [];
}

const write = (format: TableFormat, ...rows: readonly (readonly TableCell[])[]) =>
  buffer(writeTable(format, { sheet: 'A/B [1]', columns: [{ label: 'text' }, { label: 'number' }], portions: portions(...rows) }));

it('csv quotes what must be quoted and guards what would be run as a formula', async () => {
  const text = (await write('csv', ['a,"b"\nc', 12.5], ['=cmd|x', -1], ['-12.5', undefined], ['@x', 0], [undefined, undefined])).toString(
    'utf8',
  );
  expect(text).toBe('\ufefftext,number\n"a,""b""\nc",12.5\n\'=cmd|x,-1\n-12.5,\n\'@x,0\n,\n');
});

it('xlsx keeps numbers as numbers, texts as texts, and leaves out what XML cannot hold', async () => {
  const [sheet] = (
    await readXlsx(await write('xlsx', ['=1+1', 2025], ['a\u0001b<&>"', -0.5], [undefined, 7], ['x'.repeat(40_000), undefined]))
  ).sheets;
  expect(sheet?.name).toBe('A B  1');
  expect(sheet?.rows.slice(0, 4)).toEqual([
    ['text', 'number'],
    ['=1+1', 2025],
    ['ab<&>"', -0.5],
    [null, 7],
  ]);
  expect(String(sheet?.rows[4]?.[0]).length).toBe(32_767);
});

it('a file without rows has its header', async () => {
  expect((await readXlsx(await write('xlsx'))).sheets[0]?.rows).toEqual([['text', 'number']]);
  expect((await write('csv')).toString('utf8')).toBe('\ufefftext,number\n');
});

it('exact numbers and days are numbers and days in a spreadsheet, shown as the column says, and texts in csv', async () => {
  const columns = [
    { label: 'price', format: '#,##0.00##' },
    { label: 'day', format: 'yyyy-mm-dd' },
  ];
  const rows = () => portions([{ number: '-1234.5' }, { day: '2026-05-20' }], [{ number: '0.1' }, undefined]);
  const made = (format: TableFormat) => buffer(writeTable(format, { sheet: 'A', columns, portions: rows() }));
  const [sheet] = (await readXlsx(await made('xlsx'), { readStyles: true })).sheets;
  expect(sheet?.rows.slice(1)).toEqual([
    [-1234.5, new Date('2026-05-20T00:00:00Z')],
    [0.1, null],
  ]);
  expect(['1,0', '1,1'].map(place => sheet?.cells?.get(place)?.style?.numFmt)).toEqual(['#,##0.00##', 'yyyy-mm-dd']);
  expect((await made('csv')).toString('utf8')).toBe('\ufeffprice,day\n-1234.5,2026-05-20\n0.1,\n');
});
