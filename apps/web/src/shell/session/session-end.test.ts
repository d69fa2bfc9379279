import { describe, expect, it } from 'vitest';
import { CallEvents } from '../../gateways/call-events.ts';
import { PendingCalls } from '../../gateways/pending-calls.ts';
import { KeptMessages, KeptNavigation, MemoryChannel, memoryValues } from '../../testing/memory-ports.ts';
import { settle } from '../../testing/settle.ts';
import { sessionBench, signedInBench, willing } from '../../testing/session-bench.ts';
import { DialogsStore } from '../dialogs/dialogs.store.ts';
import { KeptInput } from '../workspace/kept-input.ts';
import { UnsavedWork } from '../workspace/unsaved-work.ts';
import { SessionEnd } from './session-end.ts';

const signature = 'signature-of-the-first-sign-in';

async function tab(channel = new MemoryChannel(), opened?: Awaited<ReturnType<typeof signedInBench>>) {
  const bench = opened ? sessionBench(willing(), opened.values, opened.cookies) : await signedInBench();
  if (opened) await bench.session.load();
  const events = new CallEvents();
  const parts = {
    ...bench,
    pending: new PendingCalls(),
    messages: new KeptMessages(),
    navigation: new KeptNavigation('/admin/basic/vehicleModel?year=2020'),
    broadcast: channel.tab(),
    work: new UnsavedWork(new DialogsStore(), new KeptInput(memoryValues(), bench.session)),
  };
  parts.work.report(
    'vehicleModel',
    () => true,
    () => ({ make: 'Toyota' }),
  );
  return { ...parts, bench, events, end: new SessionEnd(parts, events), signal: parts.pending.signal() };
}

const backHere = '/login?redirect=%2Fadmin%2Fbasic%2FvehicleModel%3Fyear%3D2020';

describe('replies 9998 and 9999', () => {
  it('[spec 4.6, 4.7, 8.3] of the main API: message, cookie cleared and calls cancelled at once, the login page after 1.5 s', async () => {
    const { events, messages, cookie, signal, navigation, clock } = await tab();
    events.signedOut({ gateway: 'main', message: '账号已在别处登录', signature });
    expect(messages.shown[0]?.[1]).toBe('账号已在别处登录');
    expect(cookie.read()).toBeUndefined();
    expect(signal.aborted).toBe(true);
    clock.pass(1_499);
    expect(navigation.went).toEqual([]);
    clock.pass(1);
    expect(navigation.went).toEqual([backHere]);
  });

  it('[spec 4.8, 8.7] of the office system: the login page at once', async () => {
    const { events, navigation } = await tab();
    events.signedOut({ gateway: 'office', message: '登录已失效', signature });
    expect(navigation.went).toEqual([backHere]);
  });

  it('several refused calls end the session once', async () => {
    const { events, messages, navigation, clock } = await tab();
    for (let call = 0; call < 3; call++) events.signedOut({ gateway: 'main', message: '登录已失效', signature });
    clock.pass(2_000);
    expect([messages.shown.length, navigation.went.length]).toEqual([1, 1]);
  });

  it('a late reply to an old signature does not end a new session', async () => {
    const { events, cookie, navigation } = await tab();
    events.signedOut({ gateway: 'office', message: '登录已失效', signature: 'an-older-one' });
    expect(cookie.read()).toBe(signature);
    expect(navigation.went).toEqual([]);
  });

  it('a user who has signed in again within the 1.5 s stays', async () => {
    const { events, cookie, navigation, clock } = await tab();
    events.signedOut({ gateway: 'main', message: '登录已失效', signature });
    cookie.set('a-new-one', false);
    clock.pass(2_000);
    expect(navigation.went).toEqual([]);
  });
});

describe('sign-out', () => {
  it('[spec 4.5] notifies the server, clears the session and goes to the login page without a way back', async () => {
    const { end, navigation, session, cookie, signal, paths } = await tab();
    await end.signOut();
    expect(paths()).toContain('/api/core/signin/logout');
    expect(cookie.read()).toBeUndefined();
    expect(signal.aborted).toBe(true);
    expect(session.userId).toBeUndefined();
    expect(navigation.went).toEqual(['/login']);
  });

  it('waits for what saves itself', async () => {
    const { end, work, session } = await tab();
    const saved = Promise.withResolvers<void>();
    work.follow({ isSaving: true, finish: () => saved.promise });
    const leaving = end.signOut();
    await settle();
    expect([session.userId, work.isAnywhere]).toEqual([7, true]);
    saved.resolve();
    await leaving;
    expect(session.userId).toBeUndefined();
  });

  it('in one tab of the browser signs out all of them', async () => {
    const channel = new MemoryChannel();
    const one = await tab(channel);
    const other = await tab(channel, one.bench);
    expect(other.session.userId).toBe(7);
    await one.end.signOut();
    expect(other.navigation.went).toEqual([backHere]);
    expect(other.session.userId).toBeUndefined();
  });
});

describe('what was typed and not saved', () => {
  const signInAgain = async ({ session }: Awaited<ReturnType<typeof tab>>) => {
    await session.signIn({ account: 'catalogeditor', password: 'Axle-demo-2026', remember: false });
    await session.load();
  };

  it('waits for the same user when the server ended the session', async () => {
    const opened = await tab();
    opened.events.signedOut({ gateway: 'main', message: '登录已失效', signature });
    opened.clock.pass(1_500);
    expect(opened.work.take('vehicleModel')).toBeUndefined();
    await signInAgain(opened);
    expect(opened.work.take('vehicleModel')).toEqual({ make: 'Toyota' });
    expect(opened.work.take('vehicleModel')).toBeUndefined();
  });

  it('waits when another tab of the browser signed out, and is gone in the one that did', async () => {
    const channel = new MemoryChannel();
    const first = await tab(channel);
    const second = await tab(channel, first.bench);
    await first.end.signOut();
    await signInAgain(first);
    await second.session.load();
    expect([first.work.take('vehicleModel'), second.work.take('vehicleModel')]).toEqual([undefined, { make: 'Toyota' }]);
  });
});
