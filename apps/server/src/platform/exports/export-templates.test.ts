import type { ExportTemplate } from '@axle/wire';
import { expect, it } from 'vitest';
import { editorCodes, taskServer, type TestUser } from '../jobs/testing/task-server.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = await testDatabase();
const { db } = database;
const server = await taskServer(database);
const editor = await server.addUser('editor', editorCodes);
const colleague = await server.addUser('colleague', editorCodes);
const boss = await server.addUser('boss', [], true);
const nobody = await server.addUser('nobody', []);

const path = '/base/export_template';
const page = 'vehicleModel';
const seen = async (user: TestUser) =>
  ((await user.get(`${path}/index`, { page })).data as unknown as { templates: readonly ExportTemplate[] }).templates;
const names = async (user: TestUser) => (await seen(user)).map(({ name }) => name);
const save = (user: TestUser, more: object) =>
  user.post(`${path}/save`, { page, audience: 'private', columns: ['model', 'year'], format: 'csv', ...more });

it('keeps columns in the order chosen, and the kind of file, for oneself', async () => {
  expect(await save(editor, { name: 'For the bank', columns: ['model', 'make', 'year', 'make'] })).toMatchObject({ code: 200 });
  expect(await seen(editor)).toMatchObject([
    { name: 'For the bank', columns: ['model', 'make', 'year'], format: 'csv', own: true, version: 1, audience: 'private' },
  ]);
  expect(await names(colleague)).toEqual([]);
});

it('is shared with the own organisation, and with everybody by super users alone', async () => {
  await save(editor, { name: 'Team', audience: 'team' });
  expect(await names(colleague)).toEqual([]);
  const { org_id } = await db.selectFrom('app_user').select('org_id').where('id', '=', editor.id).executeTakeFirstOrThrow();
  await db.updateTable('app_user').set({ org_id }).where('id', '=', colleague.id).execute();
  expect(await seen(colleague)).toMatchObject([{ name: 'Team', own: false }]);
  expect(await save(editor, { name: 'All', audience: 'public' })).toMatchObject({ reason: 'FORBIDDEN' });
  expect(await save(boss, { name: 'All', audience: 'public' })).toMatchObject({ code: 200 });
  expect(await names(colleague)).toEqual(['All', 'Team']);
});

it('of another is neither changed nor deleted; a name is kept once, an old version refused', async () => {
  const [team] = (await seen(editor)).filter(({ name }) => name === 'Team');
  const target = { id: team!.id, version: 1 };
  expect(await save(colleague, { ...target, name: 'Mine' })).toMatchObject({ reason: 'NOT_FOUND' });
  expect(await colleague.post(`${path}/del`, { page, ...target })).toMatchObject({ reason: 'NOT_FOUND' });
  expect(await save(editor, { name: ' team ' })).toMatchObject({ reason: 'DUPLICATE_IN_DB', message: '您已有同名导出模板' });
  expect(await save(editor, { ...target, name: 'Our team', audience: 'team' })).toMatchObject({ code: 200 });
  expect(await save(editor, { ...target, name: 'Late' })).toMatchObject({ reason: 'ROW_CHANGED' });
  expect(await editor.post(`${path}/del`, { page, ...target })).toMatchObject({ reason: 'ROW_CHANGED' });
  expect(await editor.post(`${path}/del`, { page, id: target.id, version: 2 })).toMatchObject({ code: 200 });
  expect(await names(colleague)).toEqual(['All']);
});

it('gives no column that its reader may not read, nor one that the page does not have', async () => {
  await save(boss, { name: 'Blocked', audience: 'public', columns: ['aliases', 'gone', 'make'] });
  await save(boss, { name: 'Nothing left', audience: 'public', columns: ['aliases'] });
  await db
    .insertInto('user_field_setting')
    .values({ subject_kind: 'all', page, field: 'aliases', mode: 'readBlock' } as never)
    .execute();
  const columns = (await seen(colleague)).find(({ name }) => name === 'Blocked')?.columns;
  expect([columns, (await names(colleague)).includes('Nothing left')]).toEqual([['make'], false]);
});

it('is nothing for those who may not list the page', async () => {
  expect(await nobody.get(`${path}/index`, { page })).toMatchObject({ reason: 'FORBIDDEN' });
  expect(await save(nobody, { name: 'X' })).toMatchObject({ reason: 'FORBIDDEN' });
});

it('nothing unexpected happened', () => {
  expect(server.warnings).toEqual([]);
});
