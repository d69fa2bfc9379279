import { officePaths, replyCodes } from '@axle/wire';
import { expect, it } from 'vitest';
import { demoPassword } from '../../modules/system/demo/demo-accounts.ts';
import { demoApp } from '../../testing/demo-app.ts';

const demo = await demoApp();
const { office, signIn } = demo;

const change = (signature: string, old_password: string, new_password: string, repeat = new_password) =>
  office(officePaths.changePassword, { old_password, new_password, repeat }, { signature, language: 'en' });

it('changes the password and ends the other sign-ins, not the one that changed it', async () => {
  const here = await signIn('buyer');
  const elsewhere = await signIn('buyer');
  expect(await change(here, demoPassword, 'Fresh-brake-pads-7')).toMatchObject({ code: 0 });
  expect(await office(officePaths.recheck, {}, { signature: here })).toMatchObject({ code: 0 });
  expect(await office(officePaths.recheck, {}, { signature: elsewhere, language: 'en' })).toMatchObject({
    code: replyCodes.signedOut,
    msg: 'The password was changed, please sign in again',
  });
  expect(await office(officePaths.signIn, { account: 'buyer', password: demoPassword })).toMatchObject({ reason: 'BAD_PASSWORD' });
  await signIn('buyer', { password: 'Fresh-brake-pads-7' });
});

it('[N4] names every rule that a new password breaks, at its field', async () => {
  const signature = await signIn('operator');
  const reply = await change(signature, demoPassword, 'operator', 'other');
  expect(reply).toMatchObject({
    code: replyCodes.refused,
    refusals: [{ field: 'new_password', code: 'RANGE' }, { field: 'new_password' }, { field: 'new_password' }, { field: 'repeat' }],
  });
});

it('refuses the last five passwords and takes the sixth again', async () => {
  const signature = await signIn('accountant');
  const passwords = [demoPassword, 'Number-two-2222', 'Number-three-3333', 'Number-four-4444', 'Number-five-5555', 'Number-six-6666'];
  for (let index = 1; index < passwords.length; index++) {
    demo.wait({ minutes: 1 });
    expect(await change(signature, passwords[index - 1]!, passwords[index]!)).toMatchObject({ code: 0 });
  }
  for (const used of passwords.slice(1))
    expect(await change(signature, 'Number-six-6666', used)).toMatchObject({ reason: 'PASSWORD_USED' });
  expect(await change(signature, 'Number-six-6666', demoPassword)).toMatchObject({ code: 0 });
});

it('counts wrong old passwords like failed sign-ins', async () => {
  const signature = await signIn('cashier');
  for (let index = 0; index < 5; index++)
    expect(await change(signature, 'wrong', 'Fresh-brake-pads-7')).toMatchObject({ reason: 'BAD_PASSWORD' });
  expect(await change(signature, demoPassword, 'Fresh-brake-pads-7')).toMatchObject({ reason: 'ACCOUNT_LOCKED' });
});

it('[S6] [spec 4.16, 4.17, 7.39] recheck returns the age of the password: reminder from 7 days before the expiry, then expired, then new again', async () => {
  const signature = await signIn('planner', { remember: true });
  const state = async () => (await office(officePaths.recheck, {}, { signature })).datas as Record<string, unknown>;
  expect(await state()).toMatchObject({ need_popup: false, ninety_days_password_not_change: false, first_login: false });
  demo.wait({ hours: 24 * 83 });
  expect(await state()).toMatchObject({ need_popup: true, ninety_days_password_not_change: false });
  demo.wait({ hours: 24 * 7 });
  expect(await state()).toMatchObject({ need_popup: true, ninety_days_password_not_change: true });
  expect(await change(signature, demoPassword, 'Fresh-brake-pads-7')).toMatchObject({ code: 0 });
  expect(await state()).toMatchObject({
    need_popup: false,
    ninety_days_password_not_change: false,
    password_expired_time: Math.floor(demo.now().getTime() / 1000) + 90 * 86_400,
  });
});
