import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { editorCodes, taskServer } from '../jobs/testing/task-server.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { workAtImport } from './import-job.ts';
import { importUser } from './testing/import-user.ts';

const database = await testDatabase();
const { db } = database;
const server = await taskServer(database);
await server.start();
const rights = [...editorCodes, 'basic.vehicleModel.del'];
const editor = importUser(await server.addUser('editor', rights));
const other = importUser(await server.addUser('other', rights));
const noDelete = importUser(await server.addUser('nodelete', editorCodes));

const stored = () => db.selectFrom('vehicle_model').select(['year', 'model', 'family', 'version']).orderBy('year').execute();
const first = 'year,make,model,family\n2001,Saab,900,A\n2002,Saab,900,A\n2003,Saab,900,A\n';
const second = 'year,make,model,family\n2002,Saab,900,B\n2003,Saab,900,A\n2004,Saab,900,B\n2005,Saab,900,B\n2001,Saab,900,C\n';

beforeEach(async () => {
  await sql`truncate vehicle_model restart identity cascade`.execute(db);
});

describe('a finished import that is reverted', () => {
  it('leaves the records as they were: new ones are gone, changed ones have their former values, with a history', async () => {
    await editor.confirmed(await editor.checked(first));
    const task = await editor.confirmed(await editor.checked(second));
    const revert = await editor.reverted(task);
    expect(revert).toMatchObject({ kind: 'revert', state: 'done', rows: 4, new_rows: 2, changed_rows: 2, bad_rows: 0 });
    expect((await stored()).map(({ year, family }) => [year, family])).toEqual([
      [2001, 'A'],
      [2002, 'A'],
      [2003, 'A'],
    ]);
    const trail = await db
      .selectFrom('audit_log')
      .select(['action', 'import_task'])
      .where('import_task', '=', revert.id)
      .orderBy('id')
      .execute();
    expect(trail.map(({ action }) => action).toSorted()).toEqual(['del', 'del', 'update', 'update']);
    const messages = await db
      .selectFrom('message')
      .select(['title_zh', 'body_zh', 'link_record'])
      .where('event', '=', 'import.reverted')
      .execute();
    expect(messages).toEqual([
      {
        title_zh: '导入已撤销：file.csv',
        body_zh: '昵称editor 撤销了该导入：删除 2 条，还原 2 条，保留现值 0 条。',
        link_record: revert.id,
      },
    ]);
    expect(await editor.revert(task)).toMatchObject({ reason: 'STATE' });
    expect(await editor.revert(revert)).toMatchObject({ reason: 'BAD_TRANSITION' });
  });

  it('notifies the importer where somebody else reverted it, each with a link to a task of their own', async () => {
    const boss = importUser(await server.addUser('boss', rights, true));
    const task = await editor.confirmed(await editor.checked(first));
    const before = await db
      .selectFrom('message')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirst();
    const revert = await boss.reverted(task);
    const messages = await db
      .selectFrom('message')
      .innerJoin('app_user', 'app_user.id', 'receiver')
      .select(['account', 'link_record', 'title_zh'])
      .where('event', '=', 'import.reverted')
      .where('message.id', '>', before?.id ?? 0)
      .orderBy('account')
      .execute();
    expect(messages).toEqual([
      { account: 'boss', link_record: revert.id, title_zh: '导入已撤销：file.csv' },
      { account: 'editor', link_record: task.id, title_zh: '导入已撤销：file.csv' },
    ]);
  });

  it('lists what was changed since, and leaves it', async () => {
    const task = await editor.confirmed(await editor.checked(first));
    await sql`update vehicle_model set family = 'mine', version = version + 1 where year = 2002`.execute(db);
    await sql`delete from vehicle_model where year = 2003`.execute(db);
    const revert = await editor.reverted(task);
    expect(revert).toMatchObject({ state: 'partial', new_rows: 1, bad_rows: 2 });
    expect(await stored()).toMatchObject([{ year: 2002, family: 'mine' }]);
    expect((await editor.errors(revert)).map(({ value, message }) => [value, message])).toEqual([
      ['2002 Saab 900', '导入后又被修改，保留现值'],
      [expect.stringMatching(/^\d+$/), expect.any(String)],
    ]);
  });

  it('can be reverted again where the first attempt was cancelled or failed', async () => {
    const task = await editor.confirmed(await editor.checked(first));
    const asIf = (state: 'partial' | 'cancelled' | 'failed') =>
      db.updateTable('import_task').set({ state }).where('reverts', '=', task.id).execute();
    await editor.reverted(task);
    await asIf('partial');
    expect(await editor.revert(task)).toMatchObject({ reason: 'STATE' });
    await asIf('cancelled');
    expect(await editor.reverted(task)).toMatchObject({ kind: 'revert', rows: 3 });
    await asIf('failed');
    expect(await editor.reverted(task)).toMatchObject({ kind: 'revert', rows: 3 });
  });

  it('needs the right to import, to delete what it made, and to see the task', async () => {
    const task = await noDelete.confirmed(await noDelete.checked(first));
    expect(await other.revert(task)).toMatchObject({ reason: 'NOT_FOUND' });
    expect(await noDelete.reverted(task)).toMatchObject({ state: 'failed', bad_rows: 3 });
    expect((await stored()).length).toBe(3);
    await sql`delete from role_grant where code = 'basic.vehicleModel.import' and role_id = (select id from role
      where code = 'role-nodelete')`.execute(db);
    expect(await noDelete.revert(task)).toMatchObject({ reason: 'FORBIDDEN' });
  });

  it('goes on behind the last committed batch when its worker was lost', async () => {
    const rows = Array.from({ length: 1200 }, (_, index) => `${1990 + (index % 30)},Saab,M${Math.floor(index / 30)}`);
    const task = await editor.confirmed(await editor.checked(`year,make,model\n${rows.join('\n')}\n`));
    const ids = (await db.selectFrom('vehicle_model').select('id').orderBy('id').execute()).map(({ id }) => id);
    // as a worker leaves it that is killed behind its first batch
    await db.deleteFrom('vehicle_model').where('id', 'in', ids.slice(0, 500)).execute();
    const half = await db
      .insertInto('import_task')
      .values({
        ...(await db
          .selectFrom('import_task')
          .select(['key', 'file_name', 'sha256', 'mode', 'by'])
          .where('id', '=', task.id)
          .executeTakeFirstOrThrow()),
        taskid: crypto.randomUUID(),
        kind: 'revert',
        reverts: task.id,
        file_id: null,
        dry_run: false,
        state: 'running',
        rows: 1200,
        done_rows: 500,
        new_rows: 500,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await workAtImport({ ...server.work, stopping: new AbortController().signal }, half.id);
    expect(await db.selectFrom('import_task').selectAll().where('id', '=', half.id).executeTakeFirst()).toMatchObject({
      state: 'done',
      done_rows: 1200,
      new_rows: 1200,
      bad_rows: 0,
    });
    expect(await stored()).toEqual([]);
  });

  it('met nothing that nobody expected', () => {
    expect(server.warnings).toEqual([]);
  });
});
