import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { editorCodes, taskServer } from '../jobs/testing/task-server.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { importUser } from './testing/import-user.ts';

const database = await testDatabase();
const server = await taskServer(database);
await server.start();
const user = await server.addUser('editor', editorCodes);
const other = await server.addUser('other', editorCodes);
const editor = importUser(user);
const stored = () => database.db.selectFrom('vehicle_model').select(['year', 'make', 'model']).orderBy('year').execute();
const list = 'year,make,model\n1850,Acura,Integra\n1992,,Legend\n1993,Toyota,Camry\n';

beforeEach(async () => {
  await sql`truncate vehicle_model restart identity cascade`.execute(database.db);
});

describe('bad rows of an import', () => {
  it('[T6] are mended cell by cell, checked again by themselves, and written with the others', async () => {
    const task = await editor.checked(list);
    expect(task).toMatchObject({ state: 'has_errors', new_rows: 1, bad_rows: 2 });
    expect(await editor.badRows(task)).toMatchObject([
      {
        row: 2,
        cells: [
          { column: 'year', value: '1850' },
          { column: 'make', value: 'Acura' },
          { column: 'model', value: 'Integra' },
        ],
      },
      { row: 3 },
    ]);
    expect((await editor.mend(task, { 2: { year: '1992' }, 3: { make: ' ' } })).data).toMatchObject({
      state: 'has_errors',
      new_rows: 2,
      bad_rows: 1,
    });
    expect((await editor.errors(task)).map(({ row, column }) => [row, column])).toEqual([[3, 'make']]);
    expect((await editor.mend(task, { 3: { make: 'Acura', colour: 'x' } })).data).toMatchObject({
      state: 'ready',
      new_rows: 3,
      bad_rows: 0,
    });
    expect(await editor.confirmed(task)).toMatchObject({ state: 'done', new_rows: 3 });
    expect(await stored()).toEqual([
      { year: 1992, make: 'Acura', model: 'Integra' },
      { year: 1992, make: 'Acura', model: 'Legend' },
      { year: 1993, make: 'Toyota', model: 'Camry' },
    ]);
  });

  it('[T6] let an import of all or nothing run once they are mended', async () => {
    const task = await editor.checked(list, { mode: 'all_or_nothing' });
    expect(await user.post('/task-center/confirm', { taskid: task.taskid })).toMatchObject({ reason: 'BAD_TRANSITION' });
    await editor.mend(task, { 2: { year: '1992' }, 3: { make: 'Acura' } });
    expect(await editor.confirmed(task)).toMatchObject({ state: 'done', new_rows: 3 });
  });

  it('are mended by their own user, while the import waits, and no others', async () => {
    const task = await editor.checked(list);
    expect(await importUser(other).mend(task, { 2: { year: '1992' } })).toMatchObject({ reason: 'NOT_FOUND' });
    expect(await editor.mend(task, { 4: { year: '1992' } })).toMatchObject({ reason: 'NOT_FOUND' });
    expect(await editor.mend(task, { 2: { year: "'=1+1" } })).toMatchObject({ code: 200, data: { bad_rows: 2 } });
    expect((await editor.confirmed(task)).state).toBe('partial');
    expect(await editor.mend(task, { 2: { year: '1992' } })).toMatchObject({ reason: 'BAD_TRANSITION' });
    expect((await stored()).length).toBe(1);
  });
});

it('a file of 50,000 rows with 1,913 bad ones: the good ones are written, the error file holds the bad ones alone', async () => {
  const isBad = (index: number) => index % 26 === 7 && index < 1913 * 26;
  const rows = Array.from(
    { length: 50_000 },
    (_, index) => `${isBad(index) ? 1850 : 1990 + (index % 30)},Make ${index % 60},Model ${Math.floor(index / 30)}`,
  );
  const task = await editor.checked(`year,make,model\n${rows.join('\n')}\n`);
  expect(task).toMatchObject({ state: 'has_errors', rows: 50_000, new_rows: 48_087, bad_rows: 1913 });
  expect(await editor.confirmed(task)).toMatchObject({ state: 'partial', new_rows: 48_087, bad_rows: 1913 });
  expect(
    await database.db
      .selectFrom('vehicle_model')
      .select(count => count.fn.countAll<number>().as('n'))
      .executeTakeFirst(),
  ).toEqual({ n: 48_087 });
  const file = await user.file('/task-center/error_file', { taskid: task.taskid });
  const lines = parse('content' in file ? file.content : '', { bom: true, columns: true }) as { 行号: string; year: string }[];
  expect(lines.length).toBe(1913);
  expect(lines.every(line => line.year === '1850' && isBad(Number(line.行号) - 2))).toBe(true);
});
