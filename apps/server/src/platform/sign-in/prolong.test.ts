import { officePaths, replyCodes } from '@axle/wire';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '../../modules/system/demo/demo-accounts.ts';
import { demoApp } from '../../testing/demo-app.ts';

const demo = await demoApp();
const { office, signIn } = demo;
const left = async (signature: string) =>
  ((await office(officePaths.recheck, {}, { signature })).datas as { sign_in_seconds_left: number }).sign_in_seconds_left;
const prolong = (signature: string, password: string) => office(officePaths.prolong, { password }, { signature, language: 'en' });
const day = 86_400;

describe('a sign-in that is prolonged', () => {
  it('lasts as long again by its own signature, where the password is right', async () => {
    const signature = await signIn('buyer', { remember: true });
    expect(await left(signature)).toBe(365 * day);
    demo.wait({ hours: 24 * 365 - 1 });
    expect(await left(signature)).toBe(3600);
    expect(await prolong(signature, demoPassword)).toMatchObject({ code: 0, datas: { remember: true } });
    expect(await left(signature)).toBe(365 * day);
    demo.wait({ hours: 24 * 364 });
    expect(await office(officePaths.recheck, {}, { signature })).toMatchObject({ code: 0 });
  });

  it('stays as it is where the password is wrong; five wrong ones lock the account', async () => {
    const signature = await signIn('planner', { remember: true });
    demo.wait({ hours: 1 });
    for (let time = 0; time < 5; time++)
      expect(await prolong(signature, 'wrong')).toMatchObject({ reason: 'BAD_PASSWORD', msg: 'The password is wrong' });
    expect(await prolong(signature, demoPassword)).toMatchObject({ reason: 'ACCOUNT_LOCKED' });
    expect(await left(signature)).toBe(365 * day - 3600);
  });

  it('is not brought back once it has ended', async () => {
    const signature = await signIn('qc');
    demo.wait({ hours: 24 });
    expect(await prolong(signature, demoPassword)).toMatchObject({ code: replyCodes.signedOut });
  });
});
