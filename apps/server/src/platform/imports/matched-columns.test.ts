import { expect, it } from 'vitest';
import { taskServer } from '../jobs/testing/task-server.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { importUser } from './testing/import-user.ts';

const database = await testDatabase();
const server = await taskServer(database);
await server.start();
const boss = await server.addUser('boss', [], true);
const other = await server.addUser('other', [], true);
const [brands, others] = [importUser(boss, 'basic_brand'), importUser(other, 'basic_brand')];

const file = (...rows: readonly string[]) => `Brands of 2026\n,\nOur code,Chinese,English name,Kind of brand,Remark\n${rows.join('\n')}\n`;
const columns = ['code', 'nameZh', 'nameEn', 'kind', null];

interface Head {
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[]; readonly proposed: readonly string[] }[];
  readonly fields: readonly { readonly key: string; readonly label: string; readonly needed: boolean }[];
}
const headOf = async (taskid: string) => (await boss.get('/task-center/get_head', { taskid })).data as Head;
const match = (taskid: string, header_row: number, given: readonly (string | null)[]) =>
  boss.post('/task-center/match_columns', { taskid, header_row, columns: given });

it('a file with names of its own is read by the columns that its user chooses, and the next one of its shape by itself', async () => {
  const failed = await brands.checked(file('MX-1,甲,Alpha,own,x', 'MX-2,乙,Beta,none,y'));
  expect(failed.state).toBe('failed');
  const { rows, fields } = await headOf(failed.taskid);
  expect(rows.map(({ row, cells }) => [row, cells[0]])).toEqual([
    [1, 'Brands of 2026'],
    [3, 'Our code'],
    [4, 'MX-1'],
    [5, 'MX-2'],
  ]);
  expect(rows[1]?.proposed).toEqual(['', '', 'nameEn', '', '']);
  expect(fields.filter(({ needed }) => needed).map(({ key }) => key)).toEqual(expect.arrayContaining(['code', 'nameZh']));
  const reply = await match(failed.taskid, 3, columns);
  expect(reply).toMatchObject({ code: 200 });
  const checked = await brands.settled((reply.data as { readonly taskid: string }).taskid);
  expect(checked).toMatchObject({ rows: 2, new_rows: 1, bad_rows: 1, notes: '表头在第3行' });
  expect((await brands.errors(checked)).map(({ row, column }) => [row, column])).toEqual([[5, 'kind']]);
  // nobody is asked again, not even of the error file, which has columns of its own behind the others
  expect(await brands.checked(file('MX-3,丙,Gamma,own,'))).toMatchObject({ rows: 1, new_rows: 1, bad_rows: 0 });
  const errors = await boss.file('/task-center/error_file', { taskid: checked.taskid });
  expect(await brands.checkedFile('again.csv', new Uint8Array('content' in errors ? errors.content : []))).toMatchObject({
    rows: 1,
    bad_rows: 1,
  });
  // what one person chose says nothing of the files of another
  expect((await others.checked(file('MX-4,丁,Delta,own,'))).state).toBe('failed');
});

it('columns are chosen for a header that is not understood alone, each field once and none that is needed left out', async () => {
  const failed = await brands.checked('a,b,c\n1,2,3\n');
  expect(await match(failed.taskid, 1, ['code', 'code', 'nameZh'])).toMatchObject({ reason: 'HEADER' });
  expect(await match(failed.taskid, 1, ['code', null, null])).toMatchObject({ reason: 'HEADER' });
  expect(await match(failed.taskid, 7, columns)).toMatchObject({ reason: 'HEADER' });
  expect(await match(failed.taskid, 1, [])).toMatchObject({ code: 400 });
  const good = await brands.checked('code,nameZh,nameEn,kind\nMX-9,甲,Alpha,own\n');
  expect(await match(good.taskid, 1, columns)).toMatchObject({ reason: 'BAD_TRANSITION' });
  expect(await other.get('/task-center/get_head', { taskid: failed.taskid })).toMatchObject({ code: 200 });
});
