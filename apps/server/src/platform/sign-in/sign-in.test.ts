import { officePaths, replyCodes, type SignInReply } from '@axle/wire';
import { describe, expect, it } from 'vitest';
import { signatureHash } from '../access/signature.ts';
import { demoPassword } from '../../modules/system/demo/demo-accounts.ts';
import { demoApp } from '../../testing/demo-app.ts';

const demo = await demoApp();
const { db, office, signIn } = demo;

const attempt = (account: string, password: string, ip = '10.0.0.1', language = 'en') =>
  office(officePaths.signIn, { account, password, remember: false }, { ip, language });
const fail = async (account: string, times: number, ip: string) => {
  for (let index = 0; index < times; index++) await attempt(account, 'wrong password', ip);
};

describe('signing in', () => {
  it('answers a signature of 256 bits that is stored as its hash alone', async () => {
    const signature = await signIn('catalogeditor');
    expect(Buffer.from(signature, 'base64url')).toHaveLength(32);
    const [row] = await db.selectFrom('sign_in').selectAll().where('signature_hash', '=', signatureHash(signature)).execute();
    expect(row).toMatchObject({ remember: false, ip: '10.0.0.1', expires_at: '2026-05-21T08:30:00.000Z' });
  });

  it('takes an account in any case and with blanks around it', async () => {
    expect(await attempt('  CatalogEditor ', demoPassword)).toMatchObject({ code: 0 });
  });

  it('[spec 4.3] lets a remembered sign-in last 365 days', async () => {
    const signature = await signIn('buyer', { remember: true });
    demo.wait({ hours: 24 * 365 - 1 });
    expect(await office(officePaths.recheck, {}, { signature })).toMatchObject({ code: 0 });
    demo.wait({ hours: 1 });
    expect(await office(officePaths.recheck, {}, { signature })).toMatchObject({ code: replyCodes.signedOut });
  });

  it('tells of the sign-in before this one, by whom it may have been', async () => {
    const asked = async (signature: string) =>
      ((await office(officePaths.recheck, {}, { signature })).datas as { user: Record<string, unknown> }).user;
    expect(await asked(await signIn('cashier'))).not.toHaveProperty('last_login_at');
    const first = demo.now().toISOString();
    demo.wait({ hours: 2 });
    const signature = await signIn('cashier');
    expect(await asked(signature)).toMatchObject({ last_login_at: first, last_login_ip: '10.0.0.1' });
    await attempt('cashier', 'wrong password');
    expect(await asked(signature)).toMatchObject({ last_login_at: first });
  });

  it('tells an unknown account and a wrong password alike', async () => {
    const wrong = await attempt('planner', 'wrong password', '10.0.1.1');
    expect(wrong).toMatchObject({ code: replyCodes.refused, reason: 'BAD_PASSWORD', msg: 'Wrong account or password' });
    expect(await attempt('nobody', 'wrong password', '10.0.1.1')).toEqual(wrong);
  });

  it('spends the work of a password check on unknown accounts too', async () => {
    /** The quickest of three: what else the machine does can only make one slower. */
    const time = async (account: string) => {
      const took: number[] = [];
      for (let turn = 0; turn < 3; turn++) {
        const begin = performance.now();
        await attempt(account, 'wrong password', '10.0.1.2');
        took.push(performance.now() - begin);
      }
      return Math.min(...took);
    };
    const known = await time('cashier');
    const unknown = await time('stranger');
    expect(unknown).toBeGreaterThan(known / 5);
  });

  it('tells that an account has left only to who knows its password', async () => {
    await db.updateTable('app_user').set({ state: 'left' }).where('account', '=', 'customs').execute();
    expect(await attempt('customs', 'wrong password', '10.0.1.3')).toMatchObject({ reason: 'BAD_PASSWORD' });
    expect(await attempt('customs', demoPassword, '10.0.1.3')).toMatchObject({ reason: 'ACCOUNT_LEFT' });
  });

  it('writes every attempt to the login log', async () => {
    await attempt('operator', 'wrong password', '10.0.1.4');
    await attempt('operator', demoPassword, '10.0.1.4');
    const rows = await db
      .selectFrom('login_log')
      .select(['event', 'result', 'account'])
      .where('ip', '=', '10.0.1.4')
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { event: 'refused', result: 'badPassword', account: 'operator' },
      { event: 'login', result: 'ok', account: 'operator' },
    ]);
  });
});

describe('throttling', () => {
  it('locks an account for 15 minutes after five wrong passwords within 15 minutes', async () => {
    await fail('qc', 5, '10.0.2.1');
    expect(await attempt('qc', demoPassword, '10.0.2.2')).toMatchObject({ reason: 'ACCOUNT_LOCKED' });
    demo.wait({ minutes: 14, seconds: 59 });
    expect(await attempt('qc', demoPassword, '10.0.2.2')).toMatchObject({ reason: 'ACCOUNT_LOCKED' });
    demo.wait({ seconds: 1 });
    expect(await attempt('qc', demoPassword, '10.0.2.2')).toMatchObject({ code: 0 });
  });

  it('locks an account that does not exist in the same way', async () => {
    await fail('ghost', 5, '10.0.2.3');
    expect(await attempt('ghost', 'wrong password', '10.0.2.4')).toMatchObject({ reason: 'ACCOUNT_LOCKED' });
  });

  it('forgets wrong passwords once the right one came', async () => {
    await fail('auditor', 4, '10.0.2.5');
    await signIn('auditor');
    await fail('auditor', 4, '10.0.2.5');
    expect(await attempt('auditor', demoPassword, '10.0.2.5')).toMatchObject({ code: 0 });
  });

  it('makes an address wait after thirty refusals within 15 minutes, whatever the accounts', async () => {
    for (let index = 0; index < 30; index++) await attempt(`guess${index}`, 'wrong password', '10.0.2.6');
    expect(await attempt('logistics', demoPassword, '10.0.2.6')).toMatchObject({ code: replyCodes.tooMany });
    expect(await attempt('logistics', demoPassword, '10.0.2.7')).toMatchObject({ code: 0 });
    demo.wait({ minutes: 15 });
    expect(await attempt('logistics', demoPassword, '10.0.2.6')).toMatchObject({ code: 0 });
  });
});

describe('the cookie', () => {
  it('[spec 4.4, 7.47] has the name that anybody may ask for', async () => {
    expect(await demo.officeGet(officePaths.cookieKey)).toMatchObject({ code: 0, datas: { cookie_key: 'axle_signature' } });
  });

  it('is never read by the server', async () => {
    const signature = ((await attempt('omsclerk', demoPassword)).datas as SignInReply).signature;
    const reply = await demo.app.inject({
      method: 'POST',
      url: officePaths.recheck,
      headers: { cookie: `axle_signature=${signature}` },
      payload: {},
    });
    expect(reply.json()).toMatchObject({ code: replyCodes.signedOut });
  });
});

describe('signing out', () => {
  it('makes the signature worthless', async () => {
    const signature = await signIn('whclerk');
    expect(await office(officePaths.signOut, {}, { signature })).toMatchObject({ code: 0 });
    expect(await office(officePaths.recheck, {}, { signature })).toMatchObject({ code: replyCodes.signedOut });
    expect(await db.selectFrom('login_log').select('event').where('account', '=', 'whclerk').orderBy('id').execute()).toEqual([
      { event: 'login' },
      { event: 'logout' },
    ]);
  });
});
