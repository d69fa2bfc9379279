import { fixedKey, headers, officePaths, replyCodes, type SignInReply } from '@axle/wire';
import { describe, expect, it } from 'vitest';
import { signatureHash } from '../access/signature.ts';
import { demoPassword } from '../../modules/system/demo/demo-accounts.ts';
import { demoApp } from '../../testing/demo-app.ts';

const demo = await demoApp();
const { db, office, signIn } = demo;

const attempt = (account: string, password: string, ip = '10.0.0.1', language = 'en', device?: string) =>
  office(officePaths.signIn, { account, password, remember: false, device }, { ip, language });
const fail = async (account: string, times: number, ip: string) => {
  for (let index = 0; index < times; index++) await attempt(account, 'wrong password', ip);
};

/** Who was notified of guesses, once each. */
const notesOn = async (object: string) => {
  const notes = await db
    .selectFrom('message')
    .innerJoin('app_user', 'app_user.id', 'message.receiver')
    .select(['app_user.account', 'message.counter'])
    .where('message.event', '=', 'signin.guessed')
    .where('message.object', '=', object)
    .orderBy('app_user.account')
    .execute();
  return notes.map(({ account, counter }) => (counter === 1 ? account : `${account} × ${counter}`));
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

  it('shows the sign-in before this one, possibly by somebody else', async () => {
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

  it('answers an unknown account and a wrong password alike', async () => {
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

  it('reveals that an account has left only to users who know its password', async () => {
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

describe('wrong passwords', () => {
  const locked = { reason: 'ACCOUNT_LOCKED' };

  it('make their place wait: a minute after five, twice as long after each further one', async () => {
    await fail('qc', 5, '10.0.2.1');
    expect(await attempt('qc', demoPassword, '10.0.2.1')).toMatchObject({ ...locked, msg: 'Too many wrong passwords, try again in 1 min' });
    demo.wait({ minutes: 1 });
    await fail('qc', 1, '10.0.2.1');
    expect(await attempt('qc', demoPassword, '10.0.2.1')).toMatchObject({ ...locked, msg: 'Too many wrong passwords, try again in 2 min' });
    demo.wait({ minutes: 2 });
    expect(await attempt('qc', demoPassword, '10.0.2.1')).toMatchObject({ code: 0 });
  });

  it('hinder nobody who comes from elsewhere', async () => {
    await fail('qc', 5, '10.0.2.2');
    expect(await attempt('qc', demoPassword, '10.0.2.3')).toMatchObject({ code: 0 });
  });

  it('of an account that does not exist count in the same way', async () => {
    await fail('ghost', 5, '10.0.2.3');
    expect(await attempt('ghost', 'wrong password', '10.0.2.3')).toMatchObject(locked);
  });

  it('are forgotten once the right one came', async () => {
    await fail('auditor', 4, '10.0.2.5');
    await attempt('auditor', demoPassword, '10.0.2.5');
    await fail('auditor', 4, '10.0.2.5');
    expect(await attempt('auditor', demoPassword, '10.0.2.5')).toMatchObject({ code: 0 });
  });

  it('that come at the same time are counted before they are checked', async () => {
    const guesses = Array.from({ length: 40 }, (_, index) => attempt('cashier', `guess ${index}`, '10.0.2.8'));
    const reasons = (await Promise.all(guesses)).map(({ reason }) => reason);
    expect([reasons.filter(one => one === 'BAD_PASSWORD').length, reasons.filter(one => one === 'ACCOUNT_LOCKED').length]).toEqual([5, 35]);
  });

  it('thirty from an address make it wait, whatever the accounts; a device that its account knows passes', async () => {
    const device = ((await attempt('logistics', demoPassword, '10.0.2.6')).datas as SignInReply).device;
    for (let index = 0; index < 30; index++) await attempt(`guess${index}`, 'wrong password', '10.0.2.6');
    expect(await attempt('logistics', demoPassword, '10.0.2.6')).toMatchObject(locked);
    expect(await notesOn('address 10.0.2.6')).toEqual(['superadmin', 'sysadmin']);
    expect(await attempt('logistics', demoPassword, '10.0.2.6', 'en', device)).toMatchObject({ code: 0, datas: { device } });
    expect(await attempt('planner', demoPassword, '10.0.2.6', 'en', device)).toMatchObject(locked);
    expect(await attempt('logistics', demoPassword, '10.0.2.7')).toMatchObject({ code: 0 });
    demo.wait({ minutes: 15 });
    expect(await attempt('planner', demoPassword, '10.0.2.6')).toMatchObject({ code: 0 });
  });

  it('twenty-nine from an address and then the right one are nothing to notify of', async () => {
    for (let index = 0; index < 29; index++) await attempt(`guess${index}`, 'wrong password', '10.0.2.9');
    expect(await attempt('logistics', demoPassword, '10.0.2.9')).toMatchObject({ code: 0 });
    expect(await notesOn('address 10.0.2.9')).toEqual([]);
  });

  it('fifty for an account from everywhere make strangers wait, and not a device that it knows', async () => {
    const device = ((await attempt('buyer', demoPassword, '10.0.3.1')).datas as SignInReply).device;
    for (let index = 0; index < 50; index++) await attempt('buyer', 'wrong password', `10.0.4.${index}`);
    expect(await attempt('buyer', demoPassword, '10.0.3.1')).toMatchObject(locked);
    expect(await notesOn('account buyer')).toEqual(['superadmin', 'sysadmin']);
    expect(await attempt('buyer', demoPassword, '10.0.3.2', 'en', device)).toMatchObject({ code: 0 });
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
      headers: { [headers.key]: fixedKey, cookie: `axle_signature=${signature}` },
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
