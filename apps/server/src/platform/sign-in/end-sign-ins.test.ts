import { mainPaths, officePaths, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { demoPassword } from '../../modules/system/demo/demo-accounts.ts';
import { demoApp } from '../../testing/demo-app.ts';
import { endSignIns } from './end-sign-ins.ts';
import { sweepSignIns } from './sweep-sign-ins.ts';

const demo = await demoApp();
const entries = (account: string) =>
  demo.db
    .selectFrom('login_log')
    .select(['at', 'event', 'result', 'ip', 'duration_sec'])
    .where('account', '=', account)
    .where('event', '<>', 'login')
    .orderBy('id')
    .execute();
const sweep = () => sweepSignIns(demo.db, demo.now());

it('a sign-out records how long the sign-in lasted, and from where it was ended', async () => {
  const signature = await demo.signIn('buyer');
  demo.wait({ minutes: 10 });
  await demo.office(officePaths.signOut, {}, { signature, ip: '10.0.0.9' });
  await demo.office(officePaths.signOut, {}, { signature });
  expect(await entries('buyer')).toEqual([
    { at: demo.now().toISOString(), event: 'logout', result: 'ok', ip: '10.0.0.9', duration_sec: 600 },
  ]);
});

it('an expired sign-in ends at the moment of its expiry, once, and is answered as before', async () => {
  const signature = await demo.signIn('planner');
  const start = demo.now().getTime();
  await demo.signIn('auditor', { remember: true });
  demo.wait({ hours: 30 });
  await Promise.all([sweep(), sweep()]);
  await sweep();
  expect(await entries('planner')).toEqual([
    { at: new Date(start + 24 * 3_600_000).toISOString(), event: 'expired', result: 'ok', ip: '10.0.0.1', duration_sec: 86_400 },
  ]);
  expect(await entries('auditor')).toEqual([]);
  expect(await demo.get(mainPaths.users, { signature, language: 'en' })).toMatchObject({
    code: replyCodes.signedOut,
    message: 'Your session has expired, please sign in again',
  });
});

it('a new password kicks out the other sign-ins of its user', async () => {
  const [here, elsewhere] = [await demo.signIn('cashier'), await demo.signIn('cashier')];
  demo.wait({ minutes: 2 });
  const request = { old_password: demoPassword, new_password: 'Fresh-brake-pads-7', repeat: 'Fresh-brake-pads-7' };
  expect(await demo.office(officePaths.changePassword, request, { signature: here })).toMatchObject({ code: 0 });
  expect(await entries('cashier')).toMatchObject([{ event: 'kicked', duration_sec: 120 }]);
  expect(await demo.office(officePaths.recheck, {}, { signature: elsewhere })).toMatchObject({ code: replyCodes.signedOut });
});

it('who is no longer active is kicked out', async () => {
  await demo.signIn('customs');
  await demo.db.updateTable('app_user').set({ state: 'left' }).where('account', '=', 'customs').execute();
  await sweep();
  expect(await entries('customs')).toMatchObject([{ event: 'kicked' }]);
});

it('the idle reload that a browser reports is logged once for all of its tabs, and the sign-in goes on', async () => {
  const signature = await demo.signIn('qc');
  await Promise.all([1, 2, 3, 4].map(() => demo.office(officePaths.noteIdle, {}, { signature })));
  await demo.office(officePaths.noteIdle, {}, { signature });
  demo.wait({ hours: 2 });
  await demo.office(officePaths.noteIdle, {}, { signature });
  expect(await demo.office(officePaths.recheck, {}, { signature })).toMatchObject({ code: 0 });
  const idle = { event: 'idle', result: 'ok', duration_sec: null };
  expect(await entries('qc')).toMatchObject([idle, { ...idle, at: demo.now().toISOString() }]);
});

it('sign-ins that ended 90 days ago are cleared away; the log keeps them', async () => {
  const before = await entries('planner');
  demo.wait({ hours: 24 * 91 });
  await sweep();
  const { rows } = await sql<{
    left: number;
  }>`select count(*)::integer as left from sign_in where revoked_at < ${demo.now()}::timestamptz - interval '90 days'`.execute(demo.db);
  expect(rows[0]?.left).toBe(0);
  expect(await entries('planner')).toEqual(before);
});

it('what has ended does not end again', async () => {
  const everything = sql<boolean>`true`;
  const end = { why: 'kicked', event: 'kicked', now: demo.now() } as const;
  expect(await endSignIns(demo.db, everything, end)).toBeGreaterThan(0);
  expect(await endSignIns(demo.db, everything, end)).toBe(0);
});
