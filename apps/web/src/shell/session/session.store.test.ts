import { describe, expect, it } from 'vitest';
import { mainPaths, officePaths } from '@axle/wire';
import { refused } from '../../testing/answering-clients.ts';
import { catalogueEditor, sessionBench, signedInBench, willing } from '../../testing/session-bench.ts';

const request = { account: 'catalogeditor', password: 'Axle-demo-2026', remember: false };

describe('sign-in', () => {
  it('[spec 3.1, 4.1, 4.2, 4.4] fetches the cookie name once, remembers it for the origin and puts the signature into that cookie', async () => {
    const first = sessionBench();
    expect((await first.session.signIn(request)).ok).toBe(true);
    expect(first.cookies.orders).toEqual([{ name: 'axle_signature', value: 'signature-of-the-first-sign-in' }]);
    const reloaded = sessionBench(willing(), first.values, first.cookies);
    expect(await reloaded.session.signedIn()).toBe(true);
    expect(reloaded.paths()).toEqual([]);
  });

  it("[spec 4.3, 9.6] keeps the cookie for 365 days with 'remember'", async () => {
    const { session, cookies } = sessionBench();
    await session.signIn({ ...request, remember: true });
    expect(cookies.orders[0]?.maxAge).toBe(365 * 86_400);
  });

  it('sets no cookie when the office system refuses, and hands its words on', async () => {
    const { session, cookies } = sessionBench({ ...willing(), [officePaths.signIn]: refused('BAD_PASSWORD', '账号或密码错误') });
    const reply = await session.signIn(request);
    expect(reply).toMatchObject({ ok: false, refusal: { code: 'BAD_PASSWORD', message: { zh: '账号或密码错误' } } });
    expect(cookies.orders).toEqual([]);
  });

  it('refuses in words when the cookie name cannot be had', async () => {
    const { session } = sessionBench({ [officePaths.cookieKey]: refused('NO_RESPONSE', '连接服务器出错') });
    expect(await session.signIn(request)).toMatchObject({ ok: false, refusal: { code: 'NO_RESPONSE' } });
    expect(await session.signedIn()).toBe(false);
  });
});

describe('what is loaded', () => {
  it('[spec 3.8, 3.13, 3.22, 6.4] user, menu, rights, field blocks and the badge', async () => {
    const { session } = await signedInBench();
    expect(session.userId).toBe(7);
    expect(session.ownName).toBe('小周');
    expect(session.can('basic.vehicleModel.add')).toBe(true);
    expect(session.can('basic.vehicleModel.del')).toBe(false);
    expect(session.canOpen('vehicleModel')).toBe(true);
    expect(session.canOpen('homeIndex')).toBe(true);
    expect(session.canOpen('importTask')).toBe(false);
    expect(session.fieldAccess('vehicleModel', 'ePid')).toEqual({ shown: false, read: false, write: false });
    expect(session.fieldAccess('vehicleModel', 'make')).toEqual({ shown: true, read: true, write: true });
    await expect.poll(() => [session.downloadCount, session.nickname(7), session.nickname(8)]).toEqual([3, '小周', '8']);
  });

  it('[spec 3.2] whether the user is a super user', async () => {
    expect((await signedInBench()).session.isSuper).toBe(false);
    const answers = { ...willing(), [officePaths.recheck]: { ...catalogueEditor, is_super: true } };
    expect((await signedInBench(answers)).session.isSuper).toBe(true);
  });

  it('[spec 3.2] whether somebody else looks through their eyes: then nothing is written', async () => {
    const viewed_by = { account: 'superadmin', nickname: '管理员', until: '2026-05-20T10:00:00.000Z' };
    const answers = { ...willing(), [officePaths.recheck]: { ...catalogueEditor, viewed_by } };
    const { session } = await signedInBench(answers);
    expect(session.viewing).toBe(true);
    expect(session.can('basic.vehicleModel.add')).toBe(true);
    expect(session.fieldAccess('vehicleModel', 'make')).toEqual({ shown: true, read: true, write: false });
    expect((await signedInBench()).session.viewing).toBe(false);
  });

  it('is asked for once for each signature, however often and however many ask', async () => {
    const { session, paths } = await signedInBench();
    await Promise.all([session.load(), session.load()]);
    expect(paths().filter(path => path === officePaths.recheck)).toHaveLength(1);
  });

  it('names follow the language', async () => {
    const { session, language } = await signedInBench();
    language.choose('en');
    await expect.poll(() => session.nickname(7)).toBe('Zhou');
    expect(session.ownName).toBe('Zhou');
  });

  it("the language of the user's profile is taken over where none was chosen in this browser", async () => {
    const english = { ...willing(), [officePaths.recheck]: { ...catalogueEditor, user: { ...catalogueEditor.user, lang: 'en' } } };
    const fresh = await signedInBench(english);
    expect(fresh.session.language).toBe('en');
    fresh.language.choose('zh-cn');
    const again = sessionBench(english, fresh.values, fresh.cookies);
    await again.session.load();
    expect(again.session.language).toBe('zh-cn');
  });

  it('nothing may be opened, read or done before', () => {
    const { session } = sessionBench();
    expect([
      session.can('basic.vehicleModel.list'),
      session.canOpen('vehicleModel'),
      session.fieldAccess('vehicleModel', 'make').read,
    ]).toEqual([false, false, false]);
  });

  it('fails as a whole when the recheck fails, and can be tried again', async () => {
    const answers = willing();
    const bench = sessionBench(answers);
    await bench.session.signIn(request);
    const recheck = answers[officePaths.recheck];
    answers[officePaths.recheck] = refused('NO_RESPONSE', '连接服务器出错');
    expect(await bench.session.load()).toBe(false);
    answers[officePaths.recheck] = recheck;
    expect(await bench.session.load()).toBe(true);
  });
});

describe('the cache of menu, field blocks and dictionaries', () => {
  const asked = (paths: readonly string[]) =>
    [officePaths.menu, mainPaths.blackListField].map(path => paths.filter(each => each === path).length);

  it('[spec 4.9] answers after a reload at once and is refreshed after 10 s', async () => {
    const before = await signedInBench();
    const answers = willing();
    const after = sessionBench(answers, before.values, before.cookies);
    await after.session.load();
    expect(after.session.canOpen('vehicleModel')).toBe(true);
    expect(asked(after.paths())).toEqual([0, 0]);
    answers[officePaths.menu] = [];
    after.clock.pass(9_999);
    expect(asked(after.paths())).toEqual([0, 0]);
    after.clock.pass(1);
    expect(asked(after.paths())).toEqual([1, 1]);
    await expect.poll(() => after.session.canOpen('vehicleModel')).toBe(false);
  });

  it('[spec 4.10, 4.11] is not used for another signature', async () => {
    const before = await signedInBench();
    const answers = {
      ...willing(),
      [officePaths.signIn]: { signature: 'signature-of-somebody-else', device: 'device' },
      [officePaths.menu]: [],
    };
    const after = await signedInBench(answers, before.values, before.cookies);
    expect(asked(after.paths())).toEqual([1, 1]);
    expect(after.session.canOpen('vehicleModel')).toBe(false);
  });

  it('[spec 3.7, 4.9] holds the dictionaries too', async () => {
    const dictionaries = { 'vehicleModel.drive': [{ code: 'AWD', zh: '全驱', en: 'AWD' }] };
    const before = await signedInBench({ ...willing(), [mainPaths.dictionaries]: dictionaries });
    await expect.poll(() => before.session.dictionaries).toEqual(dictionaries);
    const after = sessionBench(willing(), before.values, before.cookies);
    await after.session.load();
    expect(after.session.dictionaries).toEqual(dictionaries);
    expect(after.paths()).not.toContain(mainPaths.dictionaries);
    after.clock.pass(10_000);
    await expect.poll(() => after.session.dictionaries).toEqual({});
  });

  it('a refresh that comes after the session has ended changes nothing', async () => {
    const before = await signedInBench();
    const after = sessionBench(willing(), before.values, before.cookies);
    await after.session.load();
    after.cookie.clear();
    after.session.forget();
    after.clock.pass(20_000);
    expect(after.session.menu).toEqual([]);
    expect(asked(after.paths())).toEqual([0, 0]);
  });
});

it('notices that another tab has put a different sign-in in place', async () => {
  const { session, cookie } = await signedInBench();
  expect(session.isReplaced()).toBe(false);
  cookie.set('signature-of-somebody-else', false);
  expect(session.isReplaced()).toBe(true);
});
