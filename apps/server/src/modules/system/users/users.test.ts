import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { accountRefusals, scopeRefusals } from '@axle/permissions';
import { encodeQuery, fixedKey, headers, mainBase, mainPaths, officePaths, recordPath, type ScopeOutcome, type UsersTab } from '@axle/wire';
import { userTabs } from '@axle/pages';
import { afterAll, describe, expect, it } from 'vitest';
import { openFileFolder } from '../../../platform/files/file-folder.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { userCalls } from './user-calls.ts';
import { userRefusals } from './user-refusals.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'axle-users-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const files = await openFileFolder(path.join(folder, 'files'));
const app = await demoApp(({ db, registry }) => [
  ...userCalls({ database: db, registry, files }),
  ...recordCalls({ database: db, registry }),
]);
const [root, admin, auditor, buyer] = await Promise.all(
  ['superadmin', 'sysadmin', 'auditor', 'buyer'].map(async account => ({ signature: await app.signIn(account), language: 'en' })),
);
if (!root || !admin || !auditor || !buyer) throw new Error('nobody signed in');

const idOf = async (account: string) =>
  (await app.db.selectFrom('app_user').select('id').where('account', '=', account).executeTakeFirstOrThrow()).id;
const userOf = (account: string) => app.db.selectFrom('app_user').selectAll().where('account', '=', account).executeTakeFirstOrThrow();
const tab = async (key: string, as = root) => app.get(`${mainPaths.usersTab}?${encodeQuery({ tab: key })}`, as);
const shown = async (key: string, as = root) => (await tab(key, as)).data as UsersTab;
const org = (await app.db.selectFrom('org').select('id').where('code', '=', 'PU-1').executeTakeFirstOrThrow()).id;
const person = (account: string, more: object = {}) => ({ account, nickname: '新人', orgId: org, lang: 'en', roles: [], ...more });
const addPerson = async (account: string, more: object = {}) => {
  const reply = await app.post(mainPaths.saveUser, person(account, more), root);
  expect(reply).toMatchObject({ code: 200 });
  return reply.data as { readonly id: number; readonly password: string };
};
let chosen = 0;
/** Signs a user in with the issued password, and changes it to their own, before which nothing else is answered. */
const settled = async (account: string, issued: string) => {
  const signature = await app.signIn(account, { password: issued });
  const own = `Chosen-freely-${(chosen += 1)}`;
  const change = { old_password: issued, new_password: own, repeat: own };
  expect(await app.office(officePaths.changePassword, change, { signature })).toMatchObject({ code: 0 });
  return { signature: await app.signIn(account, { password: own }), language: 'en' };
};
const grant = async (role: string, codes: readonly string[]) => {
  const reply = await app.post(mainPaths.saveRole, { code: role, nameZh: role, nameEn: role, codes }, root);
  expect(reply).toMatchObject({ code: 200 });
};
const exported = async (input: object, as = root) => {
  const reply = await app.app.inject({
    method: 'POST',
    url: mainBase + mainPaths.exportRights,
    headers: { [headers.key]: fixedKey, [headers.signature]: as.signature, [headers.language]: 'en', 'content-type': 'application/json' },
    payload: JSON.stringify({ format: 'csv', ...input }),
  });
  return reply.headers['content-disposition'] === undefined ? undefined : reply.payload.replace('\uFEFF', '').trim().split(/\r?\n/);
};

describe('who sees a tab', () => {
  it('each tab requires its own list right; names of other tabs open nothing', async () => {
    await grant('tabFive', ['system.users.tab5.list']);
    const { password } = await addPerson('five', { roles: ['tabFive'] });
    const five = await settled('five', password);
    expect(await tab('tab5', five)).toMatchObject({ code: 200 });
    for (const key of [...userTabs.map(one => one.key).filter(one => one !== 'tab5'), 'roles', 'orgs', 'nonsense'])
      expect({ key, ...(await tab(key, five)) }).toMatchObject({ key, code: 403 });
    for (const key of ['tab1', 'roles']) expect({ key, ...(await tab(key, buyer)) }).toMatchObject({ key, code: 403 });
  });

  it('a user with tab5 list but not tab5.exportPagePermission: POSTing the export answers no permission', async () => {
    const five = await settled('five', await resetOf('five'));
    expect(await exported({ tab: 'tab5', what: 'exportPagePermission' }, five)).toBeUndefined();
    expect(await app.post(mainPaths.exportRights, { tab: 'tab5', what: 'exportPagePermission' }, five)).toMatchObject({ code: 403 });
    expect(await app.post(mainPaths.saveScopes, scopes([await idOf('buyer')], {}), five)).toMatchObject({ code: 403 });
  });

  it('no list, and no export, holds a password hash; phones are masked', async () => {
    await app.db.updateTable('app_user').set({ phone: '13812340000' }).where('account', '=', 'buyer').execute();
    const hash = (await userOf('buyer')).password_hash;
    for (const key of [...userTabs.map(one => one.key), 'roles', 'orgs'])
      expect(JSON.stringify(await tab(key))).not.toContain(hash.slice(0, 20));
    const answer = JSON.stringify(await tab('tab1', auditor));
    expect(answer).toContain('138****0000');
    expect(answer).not.toContain('13812340000');
    expect(answer).not.toContain('@axle.example');
  });

  it('rights of a section are shown on its tab alone', async () => {
    const { roles } = await shown('tab6');
    expect(new Set(roles.flatMap(({ codes }) => codes.map(code => code.split('.')[0])))).toEqual(new Set(['logs']));
    expect((await shown('tab2')).roles.flatMap(({ codes }) => codes)).toEqual([]);
  });
});

async function resetOf(account: string): Promise<string> {
  const reply = await app.post(mainPaths.resetPassword, { id: await idOf(account) }, root);
  return (reply.data as { password: string }).password;
}

const scopes = (users: readonly number[], more: object) => ({
  users,
  kind: 'supplier',
  how: 'replace',
  mode: 'all',
  targets: [],
  reason: 'moved to another team',
  ...more,
});

describe('accounts', () => {
  it('super users alone keep accounts, roles and the organisation: every call refuses the administrator', async () => {
    const id = await idOf('buyer');
    const calls: readonly (readonly [string, object])[] = [
      [mainPaths.saveUser, person('nobody')],
      [mainPaths.setUserState, { ids: [id], change: 'lock' }],
      [mainPaths.setUserRoles, { id, version: 1, roles: ['sysAdmin'], isSuper: true }],
      [mainPaths.resetPassword, { id }],
      [mainPaths.saveRole, { code: 'mine', nameZh: '我', nameEn: 'Mine', codes: [] }],
      [mainPaths.removeRole, { id: 1 }],
      [mainPaths.saveOrg, { code: 'X', nameZh: '新', nameEn: 'New' }],
      [mainPaths.removeOrg, { id: 1 }],
    ];
    for (const [call, input] of calls)
      expect({ call, ...(await app.post(call, input, admin)) }).toMatchObject({ call, code: 403, reason: 'FORBIDDEN' });
    expect(await userOf('buyer')).toMatchObject({ state: 'active', is_super: false });
  });

  it('a new account signs in with the password that was shown once, and must change it', async () => {
    const { password } = await addPerson('newcomer', { roles: ['buyer'] });
    expect(await userOf('newcomer')).toMatchObject({ first_login: true, state: 'active' });
    const signature = await app.signIn('newcomer', { password });
    expect(await app.office(officePaths.recheck, {}, { signature })).toMatchObject({ datas: { first_login: true, need_popup: true } });
    const audit = JSON.stringify(await app.db.selectFrom('audit_log').selectAll().execute());
    expect(audit).not.toContain(password);
    expect(audit).not.toContain('argon2');
    expect(await app.post(mainPaths.saveUser, person('NewComer'), root)).toMatchObject({
      refusals: [userRefusals.accountTaken].map(({ code }) => ({ code })),
    });
    expect(await app.post(mainPaths.saveUser, person('x y'), root)).toMatchObject({ refusals: [{ code: 'FORMAT', field: 'account' }] });
  });

  it('locking, leaving and a reset end every sign-in at once; unlocking lets in again', async () => {
    const { id, password } = await addPerson('leaver');
    const signature = await app.signIn('leaver', { password });
    const call = (change: string) => app.post(mainPaths.setUserState, { ids: [id], change }, root);
    expect(await call('lock')).toMatchObject({ code: 200 });
    expect((await app.office(officePaths.recheck, {}, { signature })).code).toBeGreaterThanOrEqual(9998);
    await expect(app.signIn('leaver', { password })).rejects.toThrow('锁定');
    expect(await call('unlock')).toMatchObject({ code: 200 });
    const again = await app.signIn('leaver', { password });
    const other = await resetOf('leaver');
    expect((await app.office(officePaths.recheck, {}, { signature: again })).code).toBeGreaterThanOrEqual(9998);
    await expect(app.signIn('leaver', { password })).rejects.toThrow('账号或密码错误');
    await app.signIn('leaver', { password: other });
    expect(await call('leave')).toMatchObject({ code: 200 });
    expect(await call('unlock')).toMatchObject({ message: accountRefusals.left.message.en });
    expect((await userOf('leaver')).left_at).not.toBeNull();
  });

  it('[G9] own rights cannot be changed, and the last super administrator stays, two at once as well', async () => {
    const me = await userOf('superadmin');
    const roles = (id: number, version: number, isSuper: boolean, as = root) =>
      app.post(mainPaths.setUserRoles, { id, version, roles: [], isSuper }, as);
    expect(await roles(me.id, me.version, false)).toMatchObject({ message: accountRefusals.self.message.en });
    expect(await app.post(mainPaths.setUserState, { ids: [me.id], change: 'lock' }, root)).toMatchObject({
      message: accountRefusals.self.message.en,
    });
    const { id, password } = await addPerson('second');
    expect(await roles(id, 1, true)).toMatchObject({ code: 200 });
    const second = await settled('second', password);
    const both = await Promise.all([
      app.post(mainPaths.setUserState, { ids: [id], change: 'lock' }, root),
      app.post(mainPaths.setUserState, { ids: [me.id], change: 'lock' }, second),
    ]);
    expect(both.filter(({ code }) => code === 200)).toHaveLength(1);
    await app.db.updateTable('app_user').set({ state: 'active' }).where('id', '=', me.id).execute();
    await app.db.updateTable('app_user').set({ is_super: false }).where('id', '=', id).execute();
    root.signature = await app.signIn('superadmin');
  });

  it('roles hold from the next call on, and are given whole or not at all', async () => {
    const { id, password } = await addPerson('mover');
    const mover = await settled('mover', password);
    const { version } = await userOf('mover');
    expect(await tab('tab1', mover)).toMatchObject({ code: 403 });
    expect(await app.post(mainPaths.setUserRoles, { id, version, roles: ['auditor', 'nonsense'], isSuper: false }, root)).toMatchObject({
      reason: 'NOT_FOUND',
    });
    expect(await app.post(mainPaths.setUserRoles, { id, version, roles: ['auditor'], isSuper: false }, root)).toMatchObject({
      code: 200,
    });
    expect(await tab('tab1', mover)).toMatchObject({ code: 200 });
    expect(await app.post(mainPaths.setUserRoles, { id, version, roles: [], isSuper: false }, root)).toMatchObject({
      reason: 'ROW_CHANGED',
    });
    expect(await app.post(mainPaths.setUserRoles, { id, version: version + 1, roles: [], isSuper: false }, root)).toMatchObject({
      code: 200,
    });
    expect(await tab('tab1', mover)).toMatchObject({ code: 403 });
  });
});

describe('roles and the organisation', () => {
  it('a role grants what it is given, at once; unknown codes are refused; one in use stays', async () => {
    await grant('reader', ['basic.brand.list']);
    const { password } = await addPerson('reader1', { roles: ['reader'] });
    const reader = await settled('reader1', password);
    const brands = () =>
      app.post(recordPath(app.registry.page('brand')!.page.resource!, 'list'), { page: 'brand', filters: [], sort: [], limit: 5 }, reader);
    expect(await brands()).toMatchObject({ code: 200 });
    const role = (await shown('roles')).roles.find(({ code }) => code === 'reader')!;
    expect(role.codes).toEqual(['basic.brand.list']);
    const save = (codes: readonly string[], version = role.version) =>
      app.post(mainPaths.saveRole, { id: role.id, version, code: 'reader', nameZh: '读', nameEn: 'Reader', codes }, root);
    expect(await save(['basic.nonsense.list'])).toMatchObject({ message: 'Unknown permission codes: basic.nonsense.list' });
    expect(await save([])).toMatchObject({ code: 200 });
    expect(await brands()).toMatchObject({ code: 403 });
    expect(await save([])).toMatchObject({ reason: 'ROW_CHANGED' });
    expect(await app.post(mainPaths.removeRole, { id: role.id }, root)).toMatchObject({ message: userRefusals.roleHeld.message.en });
    expect(await app.post(mainPaths.saveRole, { code: 'READER', nameZh: '读', nameEn: 'Reader', codes: [] }, root)).toMatchObject({
      reason: 'DUPLICATE',
    });
    await app.db.deleteFrom('user_role').where('role_id', '=', role.id).execute();
    expect(await app.post(mainPaths.removeRole, { id: role.id }, root)).toMatchObject({ code: 200 });
    const approver = (await shown('roles')).roles.find(({ code }) => code === 'catalogApprover')!;
    await app.db.deleteFrom('user_role').where('role_id', '=', approver.id).execute();
    expect(await app.post(mainPaths.removeRole, { id: approver.id }, root)).toMatchObject({ message: userRefusals.roleUsed.message.en });
  });

  it('the organisation is a tree: no loops, and what is in use stays', async () => {
    const { orgs } = await shown('orgs');
    const [head, buying, team] = ['HQ', 'PU', 'PU-1'].map(code => orgs.find(one => one.code === code)!);
    const under = (one: typeof head, parentId: number | undefined) => app.post(mainPaths.saveOrg, { ...one, parentId }, root);
    expect(await under(buying, team!.id)).toMatchObject({ message: userRefusals.orgLoop.message.en });
    expect(await under(buying, buying!.id)).toMatchObject({ message: userRefusals.orgLoop.message.en });
    expect(await app.post(mainPaths.removeOrg, { id: head!.id }, root)).toMatchObject({ message: userRefusals.orgUsed.message.en });
    const added = await app.post(mainPaths.saveOrg, { parentId: head!.id, code: 'NEW', nameZh: '新部', nameEn: 'New' }, root);
    expect(added).toMatchObject({ code: 200 });
    expect(await app.post(mainPaths.saveOrg, { code: 'new', nameZh: '新部', nameEn: 'New' }, root)).toMatchObject({ reason: 'DUPLICATE' });
    expect(await app.post(mainPaths.removeOrg, { id: (added.data as { id: number }).id }, root)).toMatchObject({ code: 200 });
  });
});

describe('data scopes', () => {
  const save = (users: readonly number[], more: object, as = admin) => app.post(mainPaths.saveScopes, scopes(users, more), as);
  const suppliers = async () =>
    (await app.db.selectFrom('supplier').select(['id', 'purchase_user']).orderBy('id').limit(3).execute()).map(({ id }) => String(id));

  it('buyer with supplier scope listed {S1,S2}: supplier list 2 rows, GET of S3 answers not found (code in the body, HTTP 200)', async () => {
    const [first, second, third] = await suppliers();
    expect(await save([await idOf('buyer')], { mode: 'listed', targets: [first, second] })).toMatchObject({ code: 200 });
    const { resource } = app.registry.page('supplier')!.page;
    const list = await app.post(recordPath(resource!, 'list'), { page: 'supplier', filters: [], sort: [], limit: 50 }, buyer);
    expect((list.data as { rows: readonly { id: number }[] }).rows.map(({ id }) => String(id)).toSorted()).toEqual(
      [String(first), String(second)].toSorted(),
    );
    const read = (id: string | undefined) => app.get(`${recordPath(resource!, 'read')}?page=supplier&id=${id}`, buyer);
    expect(await read(first)).toMatchObject({ code: 200 });
    expect(await read(third)).toMatchObject({ code: 404, reason: 'NOT_FOUND' });
  });

  it('a dry run shows before and after, and stores nothing', async () => {
    const buyerId = await idOf('buyer');
    const [, , third] = await suppliers();
    const reply = await save([buyerId], { how: 'add', mode: 'listed', targets: [third], dryRun: true, reason: '' });
    expect(reply.data as readonly ScopeOutcome[]).toEqual([{ userId: buyerId, before: 2, after: 3 }]);
    const stored = await app.db
      .selectFrom('data_scope')
      .select('targets')
      .where('user_id', '=', buyerId)
      .where('kind', '=', 'supplier')
      .executeTakeFirstOrThrow();
    expect(stored.targets).toHaveLength(2);
  });

  it('[G6] a reason, a target, a future date and users who have not left are required; refused for one, it is refused for all', async () => {
    const [buyerId, plannerId, leftId] = [await idOf('buyer'), await idOf('planner'), await idOf('leaver')];
    const [first] = await suppliers();
    expect(await save([buyerId], { reason: 'abc' })).toMatchObject({ message: 'The reason must have at least 5 characters' });
    expect(await save([buyerId], { mode: 'listed' })).toMatchObject({ message: scopeRefusals.noTarget.message.en });
    expect(await save([buyerId], { mode: 'listed', targets: ['999999'] })).toMatchObject({ code: 422 });
    expect(await save([buyerId], { validTo: '2026-05-20' })).toMatchObject({ message: scopeRefusals.past.message.en });
    expect(await save([plannerId, leftId], { mode: 'listed', targets: [first] })).toMatchObject({
      message: userRefusals.leftScope.message.en,
    });
    expect(
      await app.db.selectFrom('data_scope').select('id').where('user_id', '=', plannerId).where('kind', '=', 'supplier').execute(),
    ).toEqual([]);
  });

  it('[G7] nobody widens their own scope, and everybody may narrow it', async () => {
    const me = await idOf('sysadmin');
    const [first, second] = await suppliers();
    expect(await save([me], { mode: 'listed', targets: [first] })).toMatchObject({ code: 200 });
    expect(await save([me], { mode: 'all' })).toMatchObject({ message: userRefusals.ownScope.message.en });
    expect(await save([me], { how: 'add', mode: 'listed', targets: [second] })).toMatchObject({ code: expect.not.toBeOneOf([200]) });
  });

  it('[G8] nobody gives a scope beyond their own', async () => {
    const [first, second] = await suppliers();
    const plannerId = await idOf('planner');
    expect(await save([plannerId], { mode: 'all' })).toMatchObject({ message: userRefusals.beyondOwn.message.en });
    expect(await save([plannerId], { mode: 'deptTree' })).toMatchObject({ message: userRefusals.beyondOwn.message.en });
    expect(await save([plannerId], { mode: 'listed', targets: [second] })).toMatchObject({ code: 422 });
    expect(await save([plannerId], { mode: 'listed', targets: [first] })).toMatchObject({ code: 200 });
  });

  it('the user is notified, and the history of the account keeps the reason', async () => {
    const buyerId = await idOf('buyer');
    const message = await app.db
      .selectFrom('message')
      .selectAll()
      .where('event', '=', 'rights.changed')
      .where('receiver', '=', buyerId)
      .executeTakeFirstOrThrow();
    expect(message.title_en).toBe('Your data scope was changed: Supplier');
    expect(message.body_en).toContain('Listed 2. Reason: moved to another team');
    const audit = await app.db
      .selectFrom('audit_log')
      .select('changes')
      .where('entity', '=', 'appUser')
      .where('record_id', '=', buyerId)
      .execute();
    expect(JSON.stringify(audit)).toContain('moved to another team');
  });

  it('users who see a warehouse are listed with the mode that lets them', async () => {
    const { reach, seeAll } = await shown('tab19');
    const clerk = await idOf('whclerk');
    expect(reach.filter(({ users }) => users.some(({ id }) => id === clerk)).map(({ code }) => code)).toEqual(
      expect.arrayContaining(['CN-SZ', 'US-W']),
    );
    expect(seeAll).toContainEqual({ id: await idOf('superadmin'), mode: 'super' });
    expect(seeAll).toContainEqual({ id: await idOf('logistics'), mode: 'all' });
  });
});

describe('the access review', () => {
  it('names each right of each user with the roles that give it; a tab of a section lists its pages alone', async () => {
    const lines = await exported({ tab: 'tab1', what: 'exportPagePermission', users: [await idOf('auditor')] }, auditor);
    expect(lines?.[0]).toBe('Account,Name,Status,Page,Action,Code,Source,Data scopes');
    expect(lines?.find(line => line.includes(',basic.brand.list,'))).toContain('Auditor (read only) (auditor)');
    expect(lines?.find(line => line.includes(',basic.brand.list,'))).toContain('Supplier: All');
    expect(lines?.some(line => line.includes('basic.brand.add'))).toBe(false);
    const logs = await exported({ tab: 'tab6', what: 'exportPagePermission' }, auditor);
    expect(logs?.slice(1).every(line => line.includes(',logs.'))).toBe(true);
  });

  it('3 users × 10 pages × 4 actions all granted by one role → 120 rows exported', async () => {
    const four = ['list', 'add', 'update', 'export'];
    const pages = app.registry.pages
      .filter(({ section, page }) => four.every(action => app.registry.codes.includes(`${section.key}.${page.key}.${action}`)))
      .slice(0, 10)
      .flatMap(({ section, page }) => four.map(action => `${section.key}.${page.key}.${action}`));
    expect(pages).toHaveLength(40);
    await grant('tenPages', pages);
    const users = [];
    for (const account of ['one10', 'two10', 'three10']) users.push((await addPerson(account, { roles: ['tenPages'] })).id);
    const lines = await exported({ tab: 'tab1', what: 'exportPagePermission', users });
    // the workplace and the download centre are open to everybody, and say so
    expect(lines?.slice(1).filter(line => line.includes('tenPages (tenPages)'))).toHaveLength(120);
    expect(
      lines
        ?.slice(1)
        .filter(line => !line.includes('tenPages (tenPages)'))
        .every(line => line.includes('Open to everybody')),
    ).toBe(true);
  });

  it('data scopes are a row for each target; a tab of a section lists users with a page of it', async () => {
    const lines = await exported({ tab: 'tab2', what: 'exportDataPermission', users: [await idOf('buyer')] });
    expect(lines?.filter(line => line.includes(',Supplier,Listed,'))).toHaveLength(2);
    const finance = await exported({ tab: 'tab16', what: 'exportDataPermission' });
    expect(finance?.some(line => line.startsWith('accountant,'))).toBe(true);
    expect(finance?.some(line => line.startsWith('whclerk,'))).toBe(false);
  });

  it('leaves a line in the download centre under its own code', async () => {
    const task = await app.db
      .selectFrom('download_task')
      .select(['page', 'state', 'total_rows'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(task).toMatchObject({ page: 'users.tab16.exportDataPermission', state: 'done' });
  });
});
