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

it('what is no such file, or holds more lines than a document may have, is refused in words', async () => {
  const many = Array.from({ length: 2002 }, (_, at) => `P${at}`).join('\n');
  const refused = await Promise.all([read('a.pdf', 'x'), read('a.csv', ''), read('a.xlsx', 'not one'), read('a.csv', many)]);
  expect(refused.map(({ reason }) => reason)).toEqual(['FILE_TYPE', 'FILE_EMPTY', 'FILE_CONTENT', 'TOO_MANY_ROWS']);
  expect([await readdir(server.files.path), server.warnings]).toEqual([[], []]);
});
