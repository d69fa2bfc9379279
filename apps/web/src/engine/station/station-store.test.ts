import { ok, refuse, type Result } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CallRefusal } from '../../gateways/main-client.ts';
import { memoryValues } from '../../testing/memory-ports.ts';
import { scanTone } from './station-news.view.tsx';
import { StationStore } from './station-store.ts';

/** What the way to the server does to one call: it goes through, is lost on the way there, or its answer is lost. */
type Way = 'through' | 'lost' | 'unanswered';

const offline: Result<never, CallRefusal> = refuse({ code: 'NO_RESPONSE', message: { zh: '断', en: 'cut' } });

/** A server that takes each key once, a clock that is wound by hand, and sounds that are written down. */
function bench(ways: readonly Way[] = [], mostWaiting = 200) {
  const taken = new Map<string, string>();
  const [sounds, kept, timers]: [string[], Map<string, string>, (() => void)[]] = [[], new Map(), []];
  let [call, next, cut] = [0, 0, false];
  const passing = async <Done>(done: () => Result<Done, CallRefusal>): Promise<Result<Done, CallRefusal>> => {
    await Promise.resolve();
    const way = cut ? 'lost' : (ways[call++] ?? 'through');
    if (way === 'lost') return offline;
    const answer = done();
    return way === 'through' ? answer : offline;
  };
  const open = () =>
    new StationStore({
      scans: {
        send: (key, code) =>
          passing(() => {
            if (code.startsWith('X')) return refuse({ code: 'UNKNOWN', message: { zh: '未知', en: 'unknown' } });
            taken.set(key, code);
            return ok(code.startsWith('O') ? { warning: { zh: '超收', en: 'over' } } : undefined);
          }),
        undo: key => passing(() => ok(taken.delete(key))),
      },
      sounds: { good: () => sounds.push('good'), warn: () => sounds.push('warn'), bad: () => sounds.push('bad') },
      clock: {
        now: () => 0,
        every: () => () => undefined,
        after: (_wait, run) => (timers.push(run), () => timers.splice(timers.indexOf(run), 1)),
      },
      values: memoryValues(kept),
      held: 'station',
      mostWaiting,
      newId: () => String((next += 1)),
    });
  const settle = async () => {
    for (let turn = 0; turn < 3000; turn += 1) await Promise.resolve();
  };
  const windUp = async () => {
    for (let turn = 0; turn < 60; turn += 1) {
      await settle();
      const due = timers.splice(0);
      if (due.length === 0) return;
      for (const run of due) run();
    }
  };
  return { open, taken, sounds, kept, settle, windUp, setCut: (value: boolean) => (cut = value) };
}

describe('a station', () => {
  it('takes each scan once and in order, whatever is lost on the way', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom<Way>('through', 'lost', 'unanswered'), { maxLength: 20 }),
        fc.array(fc.constantFrom('A', 'B', 'X'), { maxLength: 8 }),
        async (ways, codes) => {
          const { open, taken, windUp, sounds, kept } = bench(ways);
          const store = open();
          for (const code of codes) store.scan(code);
          await windUp();
          expect([...taken.values()]).toEqual(codes.filter(code => code !== 'X'));
          expect([store.count('good'), store.count('bad'), store.waiting.length]).toEqual([taken.size, codes.length - taken.size, 0]);
          expect(sounds).toEqual(codes.map(code => (code === 'X' ? 'bad' : 'good')));
          expect(kept.size).toBe(store.refused.length > 0 ? 1 : 0);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('keeps what waits over a reload', async () => {
    const { open, taken, windUp, settle, setCut } = bench();
    setCut(true);
    const before = open();
    for (const code of ['A', 'B', 'C']) before.scan(code);
    await settle();
    expect([before.cut, before.waiting.length]).toEqual([true, 3]);
    before.stop();
    setCut(false);
    const after = open();
    after.start();
    await windUp();
    expect([[...taken.values()], after.cut, after.waiting.length]).toEqual([['A', 'B', 'C'], false, 0]);
  });

  it('refuses what it could not keep', async () => {
    const { open, setCut, settle, sounds } = bench([], 2);
    setCut(true);
    const store = open();
    for (const code of ['A', 'B', 'C']) store.scan(code);
    await settle();
    expect([store.waiting.map(({ code }) => code), store.scans[0]?.state, sounds]).toEqual([['A', 'B'], 'bad', ['bad']]);
  });

  it('signals by sound and words a scan that counts but exceeds the quantity', async () => {
    const { open, windUp, sounds } = bench();
    const store = open();
    for (const code of ['A', 'O', 'X']) store.scan(code);
    await windUp();
    expect(sounds).toEqual(['good', 'warn', 'bad']);
    expect(store.scans.map(({ state, why }) => [state, why?.en])).toEqual([
      ['bad', 'unknown'],
      ['good', 'over'],
      ['good', undefined],
    ]);
    expect(store.scans.map(scanTone)).toEqual(['bad', 'warn', 'good']);
    expect(store.last?.code).toBe('O');
  });

  it('takes the newest scan that counts back', async () => {
    const { open, taken, windUp } = bench();
    const store = open();
    for (const code of [' A ', 'B', 'X']) store.scan(code);
    await windUp();
    await store.undoLast();
    expect([[...taken.values()], store.scans.map(({ state }) => state)]).toEqual([['A'], ['bad', 'undone', 'good']]);
  });

  it('keeps what was refused after it had waited, to be looked at and given up one by one, and sends nothing twice', async () => {
    const { open, taken, settle, windUp, setCut, kept } = bench(['unanswered']);
    const before = open();
    before.scan('A');
    await settle();
    setCut(true);
    for (const code of ['X1', 'B', 'X2']) before.scan(code);
    await settle();
    before.stop();
    setCut(false);
    const after = open();
    after.takeUp();
    expect([[...taken.values()], after.waiting.map(({ code }) => code)]).toEqual([['A'], ['A', 'X1', 'B', 'X2']]);
    after.send();
    await windUp();
    expect([[...taken.values()], after.waiting, after.refused.map(({ code }) => code)]).toEqual([['A', 'B'], [], ['X1', 'X2']]);
    const again = open();
    again.start();
    await windUp();
    expect(again.refused.map(({ code, why }) => [code, why?.en])).toEqual([
      ['X1', 'unknown'],
      ['X2', 'unknown'],
    ]);
    again.discard(again.refused[0]!.key);
    again.discard(again.refused[0]!.key);
    expect([kept.size, taken.size]).toEqual([0, 2]);
  });

  it('forgets a scan that was refused at once: the user has seen the refusal', async () => {
    const { open, windUp, kept } = bench();
    const store = open();
    store.scan('X');
    await windUp();
    expect([store.count('bad'), store.refused, kept.size]).toEqual([1, [], 0]);
  });

  it('two of one queue, in two tabs, lose no scan of each other', async () => {
    const { open, taken, settle, windUp, setCut } = bench();
    setCut(true);
    const one = open();
    one.scan('A');
    await settle();
    const other = open();
    other.takeUp();
    one.scan('B');
    other.discard(other.waiting[0]!.key);
    const third = open();
    third.takeUp();
    expect(third.waiting.map(({ code }) => code)).toEqual(['B']);
    setCut(false);
    third.send();
    await windUp();
    expect([...taken.values()].toSorted()).toEqual(['A', 'B']);
  });
});
