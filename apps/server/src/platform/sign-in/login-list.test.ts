import { officePaths } from '@axle/wire';
import { expect, it } from 'vitest';
import { demoApp } from '../../testing/demo-app.ts';

const demo = await demoApp();
await demo.office(officePaths.signIn, { account: 'buyer', password: 'wrong password' });
demo.wait({ minutes: 10 });
const buyer = await demo.signIn('buyer');
const superAdmin = await demo.signIn('superadmin');
const seconds = () => Math.floor(demo.now().getTime() / 1000);
const list = async (signature: string, body: unknown = {}) =>
  (await demo.office(officePaths.loginList, body, { signature })).datas as {
    readonly total: number;
    readonly list: readonly Record<string, unknown>[];
  };

it('[spec 7.43] shows everybody their own sign-ins, newest first, also those that failed', async () => {
  expect(await list(buyer)).toMatchObject({
    total: 2,
    list: [
      { account: 'buyer', event: 'login', result: 'ok' },
      { event: 'refused', result: 'badPassword' },
    ],
  });
});

it('shows no sign-ins of others without the right to the login log', async () => {
  expect((await list(buyer, { account: 'superadmin' })).total).toBe(0);
});

it('shows all sign-ins to who may list them, and reads every filter', async () => {
  expect((await list(superAdmin)).total).toBe(3);
  expect((await list(superAdmin, { account: 'Buyer', result: 'ok' })).list).toMatchObject([{ account: 'buyer', nickname: '王磊' }]);
  expect((await list(superAdmin, { from: seconds() })).total).toBe(2);
  expect((await list(superAdmin, { to: seconds() - 1 })).total).toBe(1);
  expect((await list(superAdmin, { page: 2, size: 2 })).list).toHaveLength(1);
});
