import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { type Reply, taskServer } from '../jobs/testing/task-server.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = await testDatabase();
const { db } = database;
const server = await taskServer(database);
const codes = ['basic.bom.list', 'basic.bom.export'];
const reader = await server.addUser('reader', codes);
const blocked = await server.addUser('blocked', codes);

beforeAll(async () => {
  await sql`insert into bom (id, parent, bom_version, state, effective_from) overriding system value
    values (1, 'KIT-1', 1, 'draft', '2026-01-01'), (2, 'KIT-2', 1, 'draft', '2026-01-01'), (3, 'KIT-3', 1, 'draft', '2026-01-01')`.execute(
    db,
  );
  await sql`insert into bom_lines (record_id, line_no, child, quantity) values (1, 0, 'A', 2), (1, 1, 'B', 0.5), (3, 0, 'C', 1)`.execute(
    db,
  );
  await sql`insert into user_field_setting (subject_kind, subject, page, field, mode)
    values ('user', 'blocked', 'bom', 'lines.quantity', 'readBlock')`.execute(db);
});

const ask = (user: typeof reader, format: string, columns: readonly string[]) =>
  user.fileByPost('/mrp/bom/export', { page: 'bom', format, columns, filters: [], sort: [{ field: 'parent' }] });
const csv = async (user: typeof reader, columns: readonly string[]) => {
  const file = await ask(user, 'csv', columns);
  if (!('content' in file)) throw new Error(JSON.stringify(file));
  return parse(file.content.toString('utf8').replace(/^\ufeff/, '')) as string[][];
};

it('documents are exported with their lines, a row for each; one without lines is a row all the same', async () => {
  expect(await csv(reader, ['parent', 'lines.child', 'lines.quantity'])).toEqual([
    ['父件SKU', '子件SKU', '用量'],
    ['KIT-1', 'A', '2'],
    ['KIT-1', 'B', '0.5'],
    ['KIT-2', '', ''],
    ['KIT-3', 'C', '1'],
  ]);
});

it('without columns of lines each document is one row', async () => {
  expect(await csv(reader, ['parent'])).toHaveLength(4);
});

it('a column of lines that may not be read, or does not exist, is left out', async () => {
  expect((await csv(blocked, ['parent', 'lines.child', 'lines.quantity', 'lines.none', 'none.child']))[1]).toEqual(['KIT-1', 'A']);
  expect(((await ask(blocked, 'csv', ['lines.quantity'])) as Reply).code).not.toBe(200);
});

it('the rows of a file are counted with their lines: what is more than a call answers goes to the download centre', async () => {
  await sql`insert into bom_lines (record_id, line_no, child, quantity) select 2, n, 'P' || n, 1 from generate_series(0, 1999) n`.execute(
    db,
  );
  expect(await ask(reader, 'csv', ['parent'])).toHaveProperty('content');
  const reply = (await ask(reader, 'csv', ['parent', 'lines.child'])) as Reply;
  expect(reply.code).toBe(10000);
  const { taskid } = reply.data as { taskid: string };
  const { total_rows } = await db.selectFrom('download_task').select('total_rows').where('taskid', '=', taskid).executeTakeFirstOrThrow();
  expect(total_rows).toBe(2003);
});

it('nothing unexpected happened', () => {
  expect(server.warnings).toEqual([]);
});
