import type { Access, ScopeKind } from '@axle/permissions';
import { ok } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { mainPaths, officePaths, replyCodes } from '@axle/wire';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mainCall } from '../gateways/main/main-call.ts';
import { demoApp } from '../../testing/demo-app.ts';
import { signatureHash } from './signature.ts';

let seen: Access | undefined;
const demo = await demoApp(() => [
  mainCall({
    method: 'POST',
    path: '/item/guarded/add',
    permission: 'basic.vehicleModel.add',
    input: z.object({}),
    handle: async () => ok('done'),
  }),
  mainCall({ method: 'POST', path: '/item/look/see', input: z.object({}), handle: async ({ access }) => ok(void (seen = access)) }),
]);
const { db, post, signIn } = demo;

const accessOf = async (signature: string): Promise<Access> => {
  await post('/item/look/see', {}, { signature });
  return seen!;
};
const idOf = async (account: string): Promise<number> =>
  (await db.selectFrom('app_user').select('id').where('account', '=', account).executeTakeFirstOrThrow()).id;
const revoke = (signature: string, why: 'kicked' | 'logout') =>
  db
    .updateTable('sign_in')
    .set({ revoked_at: demo.now(), revoked_why: why })
    .where('signature_hash', '=', signatureHash(signature))
    .execute();

describe('a signature', () => {
  it('that nobody was given is signed out', async () => {
    for (const signature of [undefined, '', 'x', 'A'.repeat(43), '../../etc/passwd', '\u00ff'.repeat(43)])
      expect(await demo.get(mainPaths.users, { signature })).toMatchObject({ code: replyCodes.signedOut });
  });

  it('ends 24 hours after the last call, and every call restarts them', async () => {
    const signature = await signIn('buyer');
    demo.wait({ hours: 23 });
    expect(await demo.get(mainPaths.users, { signature })).toMatchObject({ code: replyCodes.ok });
    demo.wait({ hours: 23 });
    expect(await demo.get(mainPaths.users, { signature })).toMatchObject({ code: replyCodes.ok });
    demo.wait({ hours: 24 });
    expect(await demo.get(mainPaths.users, { signature, language: 'en' })).toMatchObject({
      code: replyCodes.signedOut,
      message: 'Your session has expired, please sign in again',
    });
  });

  it('is noted as alive at most once a minute', async () => {
    const signature = await signIn('planner');
    const lastSeen = async () =>
      (
        await db
          .selectFrom('sign_in')
          .select('last_seen_at')
          .where('signature_hash', '=', signatureHash(signature))
          .executeTakeFirstOrThrow()
      ).last_seen_at;
    const first = await lastSeen();
    demo.wait({ seconds: 59 });
    await demo.get(mainPaths.users, { signature });
    expect(await lastSeen()).toBe(first);
    demo.wait({ seconds: 1 });
    await demo.get(mainPaths.users, { signature });
    expect(await lastSeen()).toBe(demo.now().toISOString());
  });

  it('that was kicked answers 9998, one that was revoked otherwise 9999', async () => {
    const [kicked, left] = [await signIn('qc'), await signIn('qc')];
    await revoke(kicked, 'kicked');
    await revoke(left, 'logout');
    expect(await demo.get(mainPaths.users, { signature: kicked })).toMatchObject({ code: replyCodes.kicked });
    expect(await demo.get(mainPaths.users, { signature: left })).toMatchObject({ code: replyCodes.signedOut });
    expect(await demo.office(officePaths.recheck, {}, { signature: kicked })).toMatchObject({ code: replyCodes.kicked });
  });

  it('of a user who left the company is worth nothing at once', async () => {
    const signature = await signIn('customs');
    await db.updateTable('app_user').set({ state: 'left' }).where('account', '=', 'customs').execute();
    expect(await demo.get(mainPaths.users, { signature })).toMatchObject({ code: replyCodes.signedOut });
  });
});

describe('rights', () => {
  it('[S1] [spec 6.1, 6.2] a call is refused without its code, and granted to super users', async () => {
    expect(await post('/item/guarded/add', {}, { signature: await signIn('catalogeditor') })).toMatchObject({
      code: replyCodes.ok,
      data: 'done',
    });
    expect(await post('/item/guarded/add', {}, { signature: await signIn('superadmin') })).toMatchObject({ code: replyCodes.ok });
    expect(await post('/item/guarded/add', {}, { signature: await signIn('auditor'), language: 'en' })).toMatchObject({
      code: replyCodes.forbidden,
      reason: 'FORBIDDEN',
      message: 'No permission for this, contact the administrator',
    });
  });

  it('a right taken or given acts at the next call', async () => {
    const signature = await signIn('catalogeditor');
    expect(await post('/item/guarded/add', {}, { signature })).toMatchObject({ code: replyCodes.ok });
    const taken = await db.deleteFrom('role_grant').where('code', '=', 'basic.vehicleModel.add').returningAll().execute();
    expect(await post('/item/guarded/add', {}, { signature })).toMatchObject({ code: replyCodes.forbidden });
    await db.insertInto('role_grant').values(taken).execute();
    expect(await post('/item/guarded/add', {}, { signature })).toMatchObject({ code: replyCodes.ok });
    await db
      .deleteFrom('user_role')
      .where('user_id', '=', await idOf('catalogeditor'))
      .execute();
    expect(await post('/item/guarded/add', {}, { signature })).toMatchObject({ code: replyCodes.forbidden });
  });
});

describe('data scopes', () => {
  const put = async (
    account: string,
    kind: ScopeKind,
    mode: 'all' | 'listed' | 'own' | 'dept' | 'deptTree' | 'none',
    more: { targets?: string[]; valid_to?: string } = {},
  ) => {
    const user_id = await idOf(account);
    await db.deleteFrom('data_scope').where('user_id', '=', user_id).where('kind', '=', kind).execute();
    await db
      .insertInto('data_scope')
      .values({ user_id, kind, mode, ...more })
      .execute();
  };

  it('[S2] list their targets, expire after their last day, and are empty where nothing was granted', async () => {
    const signature = await signIn('whclerk');
    await put('whclerk', 'supplier', 'listed', { targets: ['1', '2'], valid_to: businessDay(demo.now()) });
    expect((await accessOf(signature)).scopes.get('supplier')).toEqual(new Set(['1', '2']));
    expect((await accessOf(signature)).scopes.get('category')).toBeUndefined();
    demo.wait({ hours: 23 });
    expect((await accessOf(signature)).scopes.get('supplier')).toBeUndefined();
    await put('whclerk', 'supplier', 'all');
    expect((await accessOf(signature)).scopes.get('supplier')).toBe('all');
  });

  it('[S2] of organisations grow from own department to the departments below it', async () => {
    const signature = await signIn('purchasemanager');
    await put('purchasemanager', 'org', 'dept');
    const department = (await accessOf(signature)).scopes.get('org') as ReadonlySet<string>;
    await put('purchasemanager', 'org', 'deptTree');
    const tree = (await accessOf(signature)).scopes.get('org') as ReadonlySet<string>;
    expect(department.size).toBe(1);
    expect(tree.size).toBe(2);
    expect([...department].every(id => tree.has(id))).toBe(true);
  });
});

describe('field blocks', () => {
  const block = (values: {
    subject_kind: 'user' | 'role' | 'all';
    subject: string | null;
    mode: 'hide' | 'readBlock' | 'writeBlock';
    until?: string;
  }) =>
    db
      .insertInto('user_field_setting')
      .values({ page: 'vehicleModel', field: 'source', ...values })
      .execute();
  const blocksOf = async (signature: string) =>
    (await post(mainPaths.blackListField, { appId: 'axle', includeLower: true }, { signature })).data;
  const roleId = async (code: string) => (await db.selectFrom('role').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;

  it('[S3] [spec 7.27] hold for the user and for all, for a role only where every role giving the page has them', async () => {
    const signature = await signIn('catalogapprover');
    expect(await blocksOf(signature)).toMatchObject({ read: [], write: [] });
    await block({ subject_kind: 'role', subject: 'catalogApprover', mode: 'readBlock' });
    expect(await blocksOf(signature)).toMatchObject({ read: ['vehicleModel.source'], write: ['vehicleModel.source'] });
    await db
      .insertInto('user_role')
      .values({ user_id: await idOf('catalogapprover'), role_id: await roleId('auditor') })
      .execute();
    expect(await blocksOf(signature)).toMatchObject({ read: [], write: [] });
    await block({ subject_kind: 'user', subject: 'catalogapprover', mode: 'writeBlock' });
    expect(await blocksOf(signature)).toMatchObject({ read: [], write: ['vehicleModel.source'] });
    await block({ subject_kind: 'all', subject: null, mode: 'readBlock' });
    expect(await blocksOf(signature)).toMatchObject({ read: ['vehicleModel.source'] });
  });

  it('that have expired no longer hold', async () => {
    const signature = await signIn('logistics');
    await db.deleteFrom('user_field_setting').execute();
    await block({ subject_kind: 'all', subject: null, mode: 'hide', until: '2026-01-01' });
    expect(await blocksOf(signature)).toMatchObject({ hide: [] });
  });
});
