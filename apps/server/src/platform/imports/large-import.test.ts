import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { editorCodes, taskServer } from '../jobs/testing/task-server.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { importUser } from './testing/import-user.ts';

const database = await testDatabase();
const { db } = database;
const server = await taskServer(database);
const user = await server.addUser('editor', editorCodes);
const editor = importUser(user);
await server.start();

const [rows, badRows] = [50_000, 1913];
/** Every so many rows one is wrong, in one of three ways. */
const isBad = (row: number) => row % 26 === 7 && Math.floor(row / 26) < badRows;
const faults = ['1950,Bulk', '2001,', 'next year,Bulk'];
const lines = Array.from({ length: rows }, (_, row) => {
  const model = `M${String(row).padStart(6, '0')}`;
  return isBad(row) ? `${faults[row % 3]},${model}` : `${1990 + (row % 30)},Bulk,${model}`;
});
const content = `year,make,model\n${lines.join('\n')}\n`;
const vehicles = async () =>
  (await sql<{ count: number }>`select count(*) as count from vehicle_model where make = 'Bulk'`.execute(db)).rows[0]?.count;

it('of 50,000 rows the 1,913 bad ones come back, exactly those, and all others are written', async () => {
  const task = await editor.checked(content);
  expect(task).toMatchObject({ state: 'has_errors', rows, new_rows: rows - badRows, bad_rows: badRows });
  expect(await vehicles()).toBe(0);
  expect(await editor.confirmed(task)).toMatchObject({ state: 'partial', new_rows: rows - badRows, bad_rows: badRows });
  expect(await vehicles()).toBe(rows - badRows);
  const file = await user.file('/task-center/error_file', { taskid: task.taskid });
  const back = 'content' in file ? (parse(file.content, { bom: true }) as string[][]).slice(1) : [];
  expect(back.map(cells => Number(cells[3]))).toEqual(lines.flatMap((_, row) => (isBad(row) ? [row + 2] : [])));
  expect(back.map(cells => cells.slice(0, 3).join(','))).toEqual(lines.filter((_, row) => isBad(row)));
  expect(back.every(cells => cells[6] !== '')).toBe(true);
});

it('of a file that counts as a whole nothing is written', async () => {
  await sql`delete from vehicle_model where make = 'Bulk'`.execute(db);
  const task = await editor.checked(content, { mode: 'all_or_nothing' });
  expect(task).toMatchObject({ state: 'has_errors', bad_rows: badRows });
  expect(await user.post('/task-center/confirm', { taskid: task.taskid })).toMatchObject({ reason: 'BAD_TRANSITION' });
  expect(await vehicles()).toBe(0);
});

it('nothing unexpected happened', () => {
  expect(server.warnings).toEqual([]);
});
