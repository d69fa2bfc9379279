import { type InboxPage, officePaths } from '@axle/wire';
import { expect, it } from 'vitest';
import { demoApp } from '../../testing/demo-app.ts';
import { notifyOfExpiringPasswords } from './expiring-passwords.ts';

const demo = await demoApp();
const signature = await demo.signIn('buyer', { remember: true });
const changedDaysAgo = (days: number) =>
  demo.db
    .updateTable('app_user')
    .set({ password_changed_at: new Date(demo.now().getTime() - days * 24 * 3_600_000) })
    .where('account', '=', 'buyer')
    .execute();
const notify = async () => Promise.all([notifyOfExpiringPasswords(demo.db, demo.now()), notifyOfExpiringPasswords(demo.db, demo.now())]);
const warnings = async () => {
  await notify();
  return ((await demo.office(officePaths.messages, {}, { signature })).datas as InboxPage).list;
};

it.each([82, 90, 100])('a password of %i days is not warned of', async days => {
  await changedDaysAgo(days);
  await notify();
  // users who must change the password get no inbox
  expect((await demo.pool.query("select event from message where event = 'password.expiring'")).rows).toEqual([]);
});

it('a password that expires within a week is warned of once, with the day', async () => {
  await changedDaysAgo(83);
  expect(await warnings()).toMatchObject([
    { event: 'password.expiring', level: 'warn', title_en: 'Your password is expiring', object: '2026-05-27', counter: 1 },
  ]);
  demo.wait({ hours: 30 });
  expect(await warnings()).toHaveLength(1);
});

it('the next password is warned of again, and other people are not warned of it', async () => {
  demo.wait({ hours: 24 * 200 });
  await changedDaysAgo(84);
  expect(await warnings()).toHaveLength(2);
  const { rows } = await demo.pool.query('select distinct receiver from message');
  expect(rows).toHaveLength(1);
});
