import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { editorCodes, taskServer } from '../jobs/testing/task-server.ts';
import { testDatabase } from '../../testing/test-database.ts';

const server = await taskServer(await testDatabase());
const editor = await server.addUser('editor', editorCodes);
const read = (name: string, content: string | Uint8Array<ArrayBuffer>) => editor.upload('/master-data/read_table', {}, name, content);

it('the rows of a file come as texts, heading first, and nothing of it stays', async () => {
  expect(await read('lines.csv', '\ufeff子件SKU,用量\nA,"1,5"\n,\nB,2\n')).toMatchObject({
    code: 200,
    data: {
      rows: [
        ['子件SKU', '用量'],
        ['A', '1,5'],
        ['B', '2'],
      ],
    },
  });
  expect(await readdir(server.files.path)).toEqual([]);
});

it('a cell that a spreadsheet could not work out is refused by its place; a text that only looks like one is a text', async () => {
  expect(await read('lines.csv', "a,b\n1,'#N/A\n")).toMatchObject({
    data: {
      rows: [
        ['a', 'b'],
        ['1', '#N/A'],
      ],
    },
  });
  expect(await read('lines.csv', 'a,b\n1,#REF!\n')).toMatchObject({
    reason: 'FORMAT',
    message: '第2行第2列：单元格的公式出错（#REF!）：请在表格中改正，或清空该单元格',
  });
});

it('what is no such file, or holds more lines than a document may have, is refused in words', async () => {
  const many = Array.from({ length: 2002 }, (_, at) => `P${at}`).join('\n');
  const refused = await Promise.all([read('a.pdf', 'x'), read('a.csv', ''), read('a.xlsx', 'not one'), read('a.csv', many)]);
  expect(refused.map(({ reason }) => reason)).toEqual(['FILE_TYPE', 'FILE_EMPTY', 'FILE_CONTENT', 'TOO_MANY_ROWS']);
  expect([await readdir(server.files.path), server.warnings]).toEqual([[], []]);
});
