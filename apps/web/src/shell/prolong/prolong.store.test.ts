import { officePaths } from '@axle/wire';
import { describe, expect, it } from 'vitest';
import { refused } from '../../testing/answering-clients.ts';
import { ManualClock } from '../../testing/manual-clock.ts';
import { KeptMessages, MemoryChannel, MemoryCookies, memoryValues } from '../../testing/memory-ports.ts';
import { catalogueEditor, signedInBench, willing } from '../../testing/session-bench.ts';
import { ProlongStore } from './prolong.store.ts';
import { settle } from '../../testing/settle.ts';

const minute = 60_000;

/** A sign-in with this many minutes left, whatever calls are made in between. */
async function signedIn(minutesLeft: number, prolong: unknown = { remember: true }) {
  const clock = new ManualClock();
  let end = clock.now() + minutesLeft * minute;
  const answers = {
    ...willing(),
    [officePaths.prolong]: () => {
      end += 60 * minute;
      return prolong;
    },
    [officePaths.recheck]: () => ({ ...catalogueEditor, sign_in_seconds_left: (end - clock.now()) / 1000 }),
  };
  const bench = await signedInBench(answers, memoryValues(), new MemoryCookies(), clock);
  const messages = new KeptMessages();
  const channel = new MemoryChannel();
  const open = () => {
    const store = new ProlongStore({ ...bench, messages, broadcast: channel.tab() });
    store.start();
    return store;
  };
  const pass = async (minutes: number) => {
    clock.pass(minutes * minute);
    await settle();
  };
  return { store: open(), other: open(), pass, bench, messages, move: (minutes: number) => (end += minutes * minute) };
}

describe('a sign-in that is about to end', () => {
  it('asks for the password 10 minutes before, and goes on by its own signature in every tab', async () => {
    const { store, other, pass, bench, messages } = await signedIn(30);
    const signature = bench.cookie.read();
    await pass(19);
    expect(store.isOpen).toBe(false);
    await pass(2);
    expect([store.isOpen, other.isOpen]).toEqual([true, true]);
    store.type('Axle-demo-2026');
    await store.submit();
    await pass(0);
    expect([store.isOpen, other.isOpen, store.password, bench.cookie.read()]).toEqual([false, false, '', signature]);
    expect(bench.cookies.orders.at(-1)).toMatchObject({ value: signature, maxAge: 365 * 86_400 });
    expect(messages.shown).toHaveLength(1);
  });

  it('does not ask where calls or another tab have prolonged it in the meantime', async () => {
    const { store, pass, move } = await signedIn(30);
    move(60);
    await pass(21);
    expect(store.isOpen).toBe(false);
  });

  it('asks once more 2 minutes before, where it was put off', async () => {
    const { store, pass } = await signedIn(10);
    await pass(1);
    store.later();
    await pass(1);
    expect(store.isOpen).toBe(false);
    await pass(6);
    expect(store.isOpen).toBe(true);
  });

  it('says why not, and asks on', async () => {
    const { store, pass } = await signedIn(10, refused('BAD_PASSWORD', 'wrong'));
    await pass(1);
    await store.submit();
    expect(store.refusal?.code).toBe('REQUIRED');
    store.type('wrong');
    expect(store.refusal).toBeUndefined();
    await store.submit();
    expect([store.isOpen, store.refusal?.code]).toEqual([true, 'BAD_PASSWORD']);
  });
});
