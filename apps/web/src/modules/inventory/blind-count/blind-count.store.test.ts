import { ok, refuse } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { describe, expect, it } from 'vitest';
import { StationStore } from '../../../engine/station/station-store.ts';
import { ManualClock } from '../../../testing/manual-clock.ts';
import { memoryValues } from '../../../testing/memory-ports.ts';
import { settle } from '../../../testing/settle.ts';
import { BlindCountStore } from './blind-count.store.ts';

const unexpected = { code: 'UNEXPECTED_SKU', message: { zh: '账外', en: 'unexpected' } };
const away = { code: 'NO_RESPONSE', message: { zh: '断', en: 'cut' } };

/** A server that knows one bin with one SKU, and counts each key once; the network can be cut. */
function bench() {
  const clock = new ManualClock();
  const taken = new Map<string, string>();
  const submitted: string[] = [];
  const values = memoryValues();
  const sounds = { good: () => undefined, warn: () => undefined, bad: () => undefined };
  let [cut, ids] = [false, 0];
  const newId = () => String((ids += 1));
  const post = async (action: string, input: RecordValues, key: string) => {
    await Promise.resolve();
    if (cut) return refuse(away);
    if (action === 'scan' && input['code'] !== 'PAD') return refuse(unexpected);
    if (action === 'scan' || action === 'addUnexpected') taken.set(key, String(input['code']));
    if (action === 'submitBin') submitted.push(String(input['binRound']));
    return ok([{ id: 7, name: 'P-01' }]);
  };
  const rows = () => [{ id: 1, version: 1, round: 1, skuCode: 'PAD', counted: taken.size }];
  const open = () =>
    new BlindCountStore({
      records: { list: async () => ok({ rows: rows() }) } as never,
      post: post as never,
      station: (bin, scans) => new StationStore({ scans, sounds, clock, values, held: `count/${bin}`, mostWaiting: 200, newId }),
      sounds,
      sure: async () => true,
      values,
      held: 'count',
      newId,
    });
  return { open, taken, submitted, clock, setCut: (value: boolean) => (cut = value) };
}

describe('a blind count', () => {
  it('goes on while the network is away: each piece counts once, and the bin is neither submitted nor left before all are sent', async () => {
    const { open, taken, submitted, clock, setCut } = bench();
    const store = open();
    await store.scan('US-W/P-01');
    await store.scan('PAD');
    await settle();
    setCut(true);
    await store.scan('PAD');
    await store.scan('PAD');
    await settle();
    expect([taken.size, store.station?.waiting.length, store.station?.cut]).toEqual([1, 2, true]);
    await store.submit();
    await store.leave();
    expect([submitted, store.bin?.code, store.result?.good]).toEqual([[], 'P-01', false]);
    setCut(false);
    clock.pass(60_000);
    await settle();
    expect([taken.size, store.station?.waiting.length, store.lines[0]?.['counted']]).toEqual([3, 0, 3]);
    await store.submit();
    expect([submitted, store.bin]).toEqual([['7'], undefined]);
  });

  it('goes on with the bin and its waiting scans after a reload', async () => {
    const { open, taken, clock, setCut } = bench();
    const before = open();
    await before.scan('US-W/P-01');
    setCut(true);
    await before.scan('PAD');
    await settle();
    before.station?.stop();
    setCut(false);
    const store = open();
    store.start();
    await settle();
    clock.pass(60_000);
    await settle();
    expect([store.bin?.code, taken.size]).toEqual(['P-01', 1]);
  });

  it('offers a SKU that nobody expected to be added, with one piece', async () => {
    const { open, taken } = bench();
    const store = open();
    await store.scan('US-W/P-01');
    await store.scan('DISC');
    await settle();
    expect(store.stranger).toBe('DISC');
    await store.addStranger();
    expect([[...taken.values()], store.stranger]).toEqual([['DISC'], undefined]);
  });
});
