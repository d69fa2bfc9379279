import { mainPaths, officePaths, replyCodes, type UserHistory, viewSignature } from '@axle/wire';
import { describe, expect, it } from 'vitest';
import { demoApp } from '../../../testing/demo-app.ts';
import { userHistoryCalls } from './user-history.ts';
import { viewAsCalls } from './view-as.ts';
import { accountCalls } from './account-calls.ts';

const app = await demoApp(({ db, registry }) => [
  ...viewAsCalls({ database: db }),
  ...userHistoryCalls({ database: db }),
  ...accountCalls({ database: db, registry }),
]);
const { db, post, get, office } = app;
const language = 'en';

const idOf = async (account: string) =>
  (await db.selectFrom('app_user').select('id').where('account', '=', account).executeTakeFirstOrThrow()).id;
const begin = async (account: string, by = 'superadmin') => {
  const own = await app.signIn(by);
  const id = await idOf(account);
  const reply = await post(mainPaths.viewAs, { id }, { signature: own, language });
  return { own, id, reply, looking: { signature: viewSignature(own, id), language } };
};
const who = async (as: { readonly signature: string }) => (await office(officePaths.recheck, {}, as)).datas as Record<string, never>;
const logged = (user: number) =>
  db.selectFrom('login_log').select(['event', 'account', 'duration_sec']).where('viewed_user', '=', user).orderBy('id').execute();

describe('a super user looks as a given user', () => {
  it('[G11] sees their menu and rights, without a password', async () => {
    await db.updateTable('app_user').set({ first_login: true }).where('account', '=', 'whclerk').execute();
    const { looking, own } = await begin('whclerk');
    const seen = await who(looking);
    expect(seen).toMatchObject({ is_super: false, first_login: false, user: { account: 'whclerk' }, viewed_by: { account: 'superadmin' } });
    expect(await who({ signature: own })).toMatchObject({ is_super: true, user: { account: 'superadmin' } });
    expect((await who({ signature: own }))['viewed_by']).toBeUndefined();
    const menu = async (signature: string) => JSON.stringify((await app.officeGet(officePaths.menu, { signature })).datas);
    expect(await menu(looking.signature)).not.toContain('"users"');
    expect(await menu(own)).toContain('"users"');
    await db.updateTable('app_user').set({ first_login: false }).where('account', '=', 'whclerk').execute();
    expect(await menu(looking.signature)).toBe(await menu(await app.signIn('whclerk')));
  });

  it('[G11] reads only: what writes is refused with its code and words, of either gateway, whatever the user may do', async () => {
    const { looking, own } = await begin('sysadmin');
    const refused = { reason: 'VIEWING', message: 'You are viewing as another user: read-only, nothing can be changed' };
    expect(await post(mainPaths.saveListFields, { page: 'brand', layout: { columns: [] } }, looking)).toMatchObject(refused);
    expect(await post(mainPaths.saveListFields, {}, { ...looking, language: 'zh-cn' })).toMatchObject({
      reason: 'VIEWING',
      message: '正在以他人身份查看：只能读取，不能修改',
    });
    expect(await post(mainPaths.viewAs, { id: await idOf('buyer') }, looking)).toMatchObject(refused);
    expect(await office(officePaths.changePassword, {}, looking)).toMatchObject({ reason: 'VIEWING' });
    expect(await office(officePaths.prolong, {}, looking)).toMatchObject({ reason: 'VIEWING' });
    expect(await office(officePaths.readAllMessages, {}, looking)).toMatchObject({ reason: 'VIEWING' });
    expect(await get(mainPaths.users, looking)).toMatchObject({ code: replyCodes.ok });
    expect(await post(mainPaths.saveListFields, { page: 'brand' }, { signature: own })).toMatchObject({ code: replyCodes.ok });
  });

  it('[G11] is for super users alone, never as oneself or as who left', async () => {
    expect((await begin('buyer', 'sysadmin')).reply).toMatchObject({ reason: 'FORBIDDEN' });
    expect((await begin('superadmin')).reply).toMatchObject({ message: 'You cannot view as yourself' });
    await db.updateTable('app_user').set({ state: 'left' }).where('account', '=', 'customs').execute();
    expect((await begin('customs')).reply).toMatchObject({ message: 'You can only view as an active user' });
  });

  it('[G11] a user id written into a signature gives no view', async () => {
    const over = { code: replyCodes.signedOut, message: 'Viewing as another user has ended' };
    for (const account of ['superadmin', 'buyer']) {
      const signature = viewSignature(await app.signIn(account), await idOf('planner'));
      expect(await get(mainPaths.users, { signature, language })).toMatchObject(over);
    }
    const { own } = await begin('buyer');
    expect(await get(mainPaths.users, { signature: viewSignature(own, await idOf('planner')), language })).toMatchObject(over);
  });

  it('[G11] ends automatically after an hour, with the viewer’s super rights, and when the user leaves; the sign-in goes on', async () => {
    const over = { code: replyCodes.signedOut };
    const first = await begin('buyer');
    app.wait({ minutes: 59 });
    expect(await get(mainPaths.users, first.looking)).toMatchObject({ code: replyCodes.ok });
    app.wait({ minutes: 1 });
    expect(await get(mainPaths.users, first.looking)).toMatchObject(over);
    expect(await get(mainPaths.users, { signature: first.own })).toMatchObject({ code: replyCodes.ok });
    const second = await begin('buyer');
    await db.updateTable('app_user').set({ state: 'locked' }).where('account', '=', 'buyer').execute();
    expect(await get(mainPaths.users, second.looking)).toMatchObject(over);
    await db.updateTable('app_user').set({ state: 'active' }).where('account', '=', 'buyer').execute();
    expect(await get(mainPaths.users, second.looking)).toMatchObject({ code: replyCodes.ok });
    await db.updateTable('app_user').set({ is_super: false }).where('account', '=', 'superadmin').execute();
    expect(await get(mainPaths.users, second.looking)).toMatchObject(over);
    await db.updateTable('app_user').set({ is_super: true }).where('account', '=', 'superadmin').execute();
  });

  it('[G11] the login log and the history of the account record who looked as whom, and for how long', async () => {
    const { looking, own, id } = await begin('accountant');
    app.wait({ minutes: 5 });
    expect(await post(mainPaths.endView, {}, looking)).toMatchObject({ code: replyCodes.ok, data: { remember: false } });
    expect(await post(mainPaths.endView, {}, { signature: own })).toMatchObject({ code: replyCodes.ok });
    expect(await get(mainPaths.users, looking)).toMatchObject({ code: replyCodes.signedOut });
    expect(await logged(id)).toEqual([
      { event: 'viewAs', account: 'superadmin', duration_sec: null },
      { event: 'viewEnd', account: 'superadmin', duration_sec: 300 },
    ]);
    const { entries } = (await get(`${mainPaths.userHistory}?user=${id}`, { signature: own })).data as UserHistory;
    expect(entries[0]).toMatchObject({ by: await idOf('superadmin'), changes: [{ field: 'viewedBy', after: 'superadmin' }] });
  });

  it('[G11] a look may sign out: the viewer is signed out, not the user', async () => {
    const { looking, own } = await begin('planner');
    const planner = await app.signIn('planner');
    expect(await office(officePaths.signOut, {}, looking)).toMatchObject({ code: replyCodes.officeOk });
    expect(await get(mainPaths.users, { signature: own })).toMatchObject({ code: replyCodes.signedOut });
    expect(await get(mainPaths.users, { signature: planner })).toMatchObject({ code: replyCodes.ok });
  });
});

describe('the history of a user', () => {
  const historyOf = async (account: string, by: string, more = '') =>
    get(`${mainPaths.userHistory}?user=${await idOf(account)}${more}`, { signature: await app.signIn(by), language });

  it('lists changes of the account and of the grants of its roles, newest first, page by page', async () => {
    const signature = await app.signIn('superadmin');
    const role = await db.selectFrom('role').selectAll().where('code', '=', 'buyer').executeTakeFirstOrThrow();
    const grants = await db.selectFrom('role_grant').select('code').where('role_id', '=', role.id).execute();
    const codes = grants.map(({ code }) => code).filter(code => code !== 'basic.supplier.export');
    const names = { id: role.id, code: 'buyer', nameZh: role.name_zh, nameEn: role.name_en };
    expect(await post(mainPaths.saveRole, { ...names, version: role.version, codes }, { signature, language })).toMatchObject({
      code: replyCodes.ok,
    });
    const { entries } = (await historyOf('buyer', 'sysadmin')).data as UserHistory;
    expect(entries[0]).toMatchObject({ role: { code: 'buyer' }, action: 'update' });
    const older = (await historyOf('buyer', 'sysadmin', `&before=${entries[0]!.key}`)).data as UserHistory;
    expect(older.entries.map(({ key }) => key)).toEqual(entries.slice(1).map(({ key }) => key));
  });

  it('is shown to users who may list the accounts, personal data to super users alone', async () => {
    expect(await historyOf('buyer', 'buyer')).toMatchObject({ code: 403 });
    await db
      .insertInto('audit_log')
      .values({
        entity: 'appUser',
        record_id: await idOf('qc'),
        action: 'update',
        version: 2,
        by_user: null,
        at: app.now(),
        changes: JSON.stringify([{ field: 'phone', before: '1', after: '13812345678' }]),
        import_task: null,
        request_id: null,
        change_request: null,
        transition: null,
      })
      .execute();
    expect(JSON.stringify(await historyOf('qc', 'sysadmin'))).not.toContain('13812345678');
    expect(JSON.stringify(await historyOf('qc', 'superadmin'))).toContain('13812345678');
  });
});
