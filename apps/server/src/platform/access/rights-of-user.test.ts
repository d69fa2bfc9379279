import { can, whyCan } from '@axle/permissions';
import { mainPaths, type UserRights } from '@axle/wire';
import { expect, it } from 'vitest';
import { demoApp } from '../../testing/demo-app.ts';
import { rightsOfUserCalls } from './rights-of-user.ts';

const app = await demoApp(({ db }) => rightsOfUserCalls({ database: db }));
const idOf = async (account: string) =>
  (await app.db.selectFrom('app_user').select('id').where('account', '=', account).executeTakeFirstOrThrow()).id;
const asked = async (account: string, by: string) =>
  app.get(`${mainPaths.rightsOfUser}?user=${await idOf(account)}`, { signature: await app.signIn(by), language: 'en' });

it('shows users who may see everybody’s rights what decides about a user, as the server itself decides', async () => {
  const reply = await asked('catalogeditor', 'sysadmin');
  const rights = reply.data as UserRights;
  expect(rights.user).toMatchObject({ account: 'catalogeditor', state: 'active', isSuper: false });
  const access = {
    userId: rights.user.id,
    isSuper: rights.user.isSuper,
    roles: rights.roles.map(({ role, codes }) => ({ role, codes: new Set(codes) })),
    scopes: new Map(),
    blocks: [],
  };
  expect(can(access, 'basic.brand.add')).toBe(true);
  expect(whyCan(access, 'basic.brand.add').code.roles).toEqual(['catalogEditor']);
  expect(whyCan(access, 'system.userFieldSetting.list').because).toBe('noList');
});

it('is refused to everybody else, not even the roles of oneself', async () => {
  expect(await asked('catalogeditor', 'catalogeditor')).toMatchObject({ code: 403 });
  expect(await asked('superadmin', 'catalogeditor')).toMatchObject({ code: 403 });
});

it('lists field blocks and their subject', async () => {
  await app.db
    .insertInto('user_field_setting')
    .values({ subject_kind: 'role', subject: 'catalogEditor', page: 'brand', field: 'note', mode: 'readBlock' } as never)
    .execute();
  expect(await asked('catalogeditor', 'superadmin')).toMatchObject({
    data: { blocks: [{ subject: 'role', role: 'catalogEditor', page: 'brand', field: 'note', mode: 'readBlock' }] },
  });
});

it('a user that there is not is refused', async () => {
  const reply = await app.get(`${mainPaths.rightsOfUser}?user=999999`, { signature: await app.signIn('superadmin'), language: 'en' });
  expect(reply).toMatchObject({ reason: 'NOT_FOUND', message: 'The user does not exist' });
});
