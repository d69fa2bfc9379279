import { describe, expect, it } from 'vitest';
import { cacheKey, cookieNameKey } from '@axle/session';
import { mainPaths, officePaths } from '@axle/wire';
import { CallEvents } from '../../gateways/call-events.ts';
import { PendingCalls } from '../../gateways/pending-calls.ts';
import { webStorageValues } from '../../gateways/web-storage-values.ts';
import { KeptMessages, KeptNavigation, MemoryChannel, MemoryCookies, memoryValues } from '../../testing/memory-ports.ts';
import { catalogueEditor, catalogueMenu, sessionBench, signedInBench, willing } from '../../testing/session-bench.ts';
import { LookStore } from '../look/look.store.ts';
import { MenuStore } from '../menu/menu.store.ts';
import { SystemChoiceStore } from '../sign-in/system-choice.store.ts';
import { SessionEnd } from './session-end.ts';
import { SignatureCookie } from './signature-cookie.ts';

const signature = 'signature-of-the-first-sign-in';

/** The end of a session whose cookie was changed in the meantime. */
function endOf(bench: ReturnType<typeof sessionBench>, cookie: string) {
  const events = new CallEvents();
  const parts = {
    ...bench,
    pending: new PendingCalls(),
    messages: new KeptMessages(),
    navigation: new KeptNavigation(),
    broadcast: new MemoryChannel().tab(),
    work: { keep: () => undefined, discard: () => undefined, settle: async () => undefined },
  };
  const end = new SessionEnd(parts, events);
  bench.cookie.set(cookie, false);
  return { ...parts, events, end };
}

describe('cookies', () => {
  it('edited into something that no header can carry count as no sign-in', async () => {
    const { session, cookies } = await signedInBench();
    for (const edited of ['签名', 'a b', 'a\nb', 'x'.repeat(5_000)]) {
      cookies.set({ name: 'axle_signature', value: edited });
      expect(await session.signedIn()).toBe(false);
    }
  });

  it('edited into another signature lead to the login page as soon as the server refuses it', async () => {
    const { events, navigation, cookie } = endOf(await signedInBench(), 'signature-that-nobody-gave');
    events.signedOut({ gateway: 'office', message: '登录已失效', signature: 'signature-that-nobody-gave' });
    expect([cookie.read(), navigation.went.length]).toEqual([undefined, 1]);
    const fresh = sessionBench();
    await fresh.session.signIn({ account: 'catalogeditor', password: 'Axle-demo-2026', remember: false });
    const unloaded = endOf(fresh, 'old');
    unloaded.events.signedOut({ gateway: 'office', message: '登录已失效', signature: 'old' });
    expect(unloaded.navigation.went).toHaveLength(1);
  });

  it('of another origin are ignored: the name is asked for again', () => {
    const values = memoryValues();
    values.write(cookieNameKey('https://elsewhere.example'), 'their_signature');
    expect(new SignatureCookie(new MemoryCookies(), values, 'https://axle.example').nameless).toBe(true);
  });

  it('with an impossible name are asked for again', () => {
    for (const name of [null, 7, '', 'a b', { name: 'x' }]) {
      const values = memoryValues();
      values.write(cookieNameKey('https://axle.example'), name);
      expect(new SignatureCookie(new MemoryCookies(), values, 'https://axle.example').nameless).toBe(true);
    }
  });

  it('that expire while somebody works end the session in words, once', async () => {
    const bench = await signedInBench();
    const { events, ...parts } = endOf(bench, '');
    for (let call = 0; call < 3; call++) events.signedOut({ gateway: 'main', message: '登录已失效', signature: undefined });
    bench.clock.pass(2_000);
    expect([parts.messages.shown.length, parts.navigation.went.length, bench.session.userId]).toEqual([1, 1, undefined]);
    events.signedOut({ gateway: 'main', message: '登录已失效', signature: undefined });
    expect(parts.messages.shown).toHaveLength(1);
  });
});

describe('a cache', () => {
  const broken: readonly unknown[] = [null, 7, 'x', [], {}, { tag: 1 }, { tag: cacheKey('menu', signature) }];
  const answers = [null, 'x', { menu: [] }, 7];

  it.each([...broken, ...answers.map(answer => ({ tag: cacheKey('menu', signature), answer }))])(
    'of the menu that is broken or of an older version, %j, is loaded again',
    async stored => {
      const before = await signedInBench();
      before.values.write('axle.cache.menu', stored);
      const after = sessionBench(willing(), before.values, before.cookies);
      expect(await after.session.load()).toBe(true);
      expect([after.session.menu, after.paths().includes(officePaths.menu)]).toEqual([catalogueMenu, true]);
    },
  );

  it.each([null, [], { read: 'x' }, { read: [1], write: [] }, { read: ['vehicleModel.ePid'] }])(
    'of hidden fields that is broken, %j, shows nothing that is blocked',
    async answer => {
      const before = await signedInBench();
      before.values.write('axle.cache.blocks', { tag: cacheKey('blocks', signature), answer });
      const after = sessionBench(willing(), before.values, before.cookies);
      await after.session.load();
      expect([after.session.fieldAccess('vehicleModel', 'ePid').read, after.paths().includes(mainPaths.blackListField)]).toEqual([
        false,
        true,
      ]);
    },
  );

  it.each([null, [], 'x', 7])('of dictionaries that is broken, %j, is loaded again', async answer => {
    const before = await signedInBench();
    before.values.write('axle.cache.dictionaries', { tag: cacheKey('dictionaries', signature), answer });
    const after = sessionBench({ ...willing(), [mainPaths.dictionaries]: { drive: [] } }, before.values, before.cookies);
    await after.session.load();
    await expect.poll(() => after.session.dictionaries).toEqual({ drive: [] });
  });
});

describe('answers', () => {
  it.each([
    undefined,
    null,
    'x',
    {},
    { user: {} },
    { ...catalogueEditor, user: { account: 'x' } },
    { ...catalogueEditor, permission_list: 7 },
  ])('of the recheck that say nothing of a user, %j, load nobody', async answer => {
    const { session } = await signedInBench({ ...willing(), [officePaths.recheck]: answer });
    expect([session.userId, await session.load()]).toEqual([undefined, false]);
  });

  it('that arrive after the user left bring nobody back', async () => {
    let answer: (recheck: unknown) => void = () => undefined;
    const { session, cookie } = await signedInBench();
    const late = sessionBench({ ...willing(), [officePaths.recheck]: () => new Promise(done => (answer = done)) });
    await late.session.signIn({ account: 'catalogeditor', password: 'Axle-demo-2026', remember: false });
    const loading = late.session.load();
    await expect.poll(() => late.paths()).toContain(officePaths.recheck);
    late.cookie.clear();
    late.session.forget();
    answer(catalogueEditor);
    expect([await loading, late.session.userId, late.session.menu]).toEqual([false, undefined, []]);
    expect([session.userId, cookie.read()]).toEqual([7, signature]);
  });
});

describe('a browser that stores nothing', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  } as unknown as Storage;
  const forbidden = (): Storage => {
    throw new DOMException('denied', 'SecurityError');
  };

  it.each([
    ['is full', () => full],
    ['is forbidden', forbidden],
  ])('because its storage %s is signed in and works all the same', async (_why, area) => {
    const values = webStorageValues(area);
    const { session, language } = await signedInBench(willing(), values);
    expect([session.userId, session.canOpen('vehicleModel')]).toEqual([7, true]);
    language.choose('en');
    new MenuStore(values).toggle('basic');
    new SystemChoiceStore(values).choose('none');
    new LookStore(values, { dark: () => false, listen: () => undefined }).chooseTheme('dark');
    expect(session.language).toBe('en');
  });
});
