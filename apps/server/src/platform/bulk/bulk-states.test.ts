import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { taskServer } from '../jobs/testing/task-server.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = await testDatabase();
const { db } = database;
const server = await taskServer(database);
const keeper = await server.addUser('keeper', ['basic.bom.list', 'basic.bom.retire']);
const reader = await server.addUser('reader', ['basic.bom.list']);
await sql`insert into bom (id, parent, bom_version, state, effective_from) overriding system value values
  (1, 'K1', 1, 'active', '2026-01-01'), (2, 'K2', 1, 'active', '2026-01-01'), (3, 'K3', 1, 'draft', '2026-01-01')`.execute(db);
const targets = [1, 2, 3].map(id => ({ id, version: 1 }));
const start = (user = keeper) => user.post('/mrp/bom/bulk', { page: 'bom', action: 'retire', targets });
const states = async () => (await sql<{ state: string }>`select state from bom order by id`.execute(db)).rows.map(({ state }) => state);

it('a transition of many is rehearsed, says of each why not, runs, and is tried again', async () => {
  const checked = await start();
  expect(checked.data).toMatchObject({
    state: 'ready',
    able: 2,
    refused: 1,
    reasons: [{ message: '当前状态为草稿，只有生效可以停用', count: 1 }],
  });
  expect(await states()).toEqual(['active', 'active', 'draft']);
  const { taskid } = checked.data as { taskid: string };
  expect((await keeper.post('/task-center/bulk/confirm', { taskid })).data).toMatchObject({ state: 'partial', done: 2, refused: 1 });
  expect(await states()).toEqual(['retired', 'retired', 'draft']);
  await sql`update bom set state = 'active' where id = 3`.execute(db);
  expect((await keeper.post('/task-center/bulk/retry', { taskid })).data).toMatchObject({ state: 'ready', rows: 1, able: 1 });
});

it('a user without the right is shown who has it', async () => {
  expect(await start(reader)).toMatchObject({ reason: 'FORBIDDEN', message: expect.stringContaining('keeper') });
  expect(server.warnings).toEqual([]);
});
