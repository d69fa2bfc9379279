import { ok, refuse } from '@axle/kernel';
import type { RecordRow, Resource } from '@axle/page-kit';
import { expect, it } from 'vitest';
import type { ActionCall, PageActions } from '../../../engine/actions/page-actions.ts';
import type { PageRecords } from '../../../engine/records/records-of.ts';
import { StationStore } from '../../../engine/station/station-store.ts';
import { memoryValues } from '../../../testing/memory-ports.ts';
import { PickWalkStore } from './pick-walk.store.ts';

const away = refuse({ code: 'NO_RESPONSE', message: { zh: '断', en: 'cut' } });
const settle = async () => {
  for (let turn = 0; turn < 2000; turn += 1) await Promise.resolve();
};

/** A wave of two bins with five and two pieces, a server that takes each key once, and a network that can be cut. */
function bench() {
  const picked: Record<string, number> = { 'P-01': 0, 'P-02': 0 };
  const most: Readonly<Record<string, number>> = { 'P-01': 5, 'P-02': 2 };
  const network = { cut: false, answers: true };
  const [done, timers, kept, sounds] = [new Set<string>(), [] as (() => void)[], new Map<string, string>(), [] as string[]];
  const late = new Map<number, Promise<void>>();
  let [next, reads] = [0, 0];
  const wave = (): RecordRow =>
    ({
      id: 7,
      version: 1,
      waveNo: 'WV1',
      status: 'picking',
      picks: Object.entries(most).map(([binCode, qty], at) => ({
        walk: at + 1,
        binCode,
        sku: 1,
        skuCode: 'A',
        slot: 1,
        qty,
        picked: picked[binCode],
      })),
    }) as unknown as RecordRow;
  const records = {
    list: async () => (network.cut ? away : ok({ rows: [wave()] })),
    read: async (id: number) => {
      await late.get(id);
      return network.cut ? away : ((reads += 1), ok({ ...wave(), id }));
    },
  } as unknown as PageRecords;
  const actions = {
    post: async ({ action, input, key }: ActionCall) => {
      if (network.cut) return away;
      if (action === 'recordPick' && !done.has(key)) {
        const bin = String(input['bin']);
        if (input['sku'] !== 'A' || picked[bin]! + Number(input['qty']) > most[bin]!)
          return refuse({ code: 'UNKNOWN_SKU', message: { zh: '错', en: 'wrong' } });
        done.add(key);
        picked[bin] = picked[bin]! + Number(input['qty']);
      }
      return network.answers ? ok([{ id: 7, name: 'WV1' }]) : away;
    },
  } as unknown as PageActions;
  const bell = { good: () => sounds.push('good'), warn: () => sounds.push('warn'), bad: () => sounds.push('bad') };
  const open = () =>
    new PickWalkStore({
      records,
      actions,
      resource: { label: { zh: '波次', en: 'Wave' } } as unknown as Resource,
      page: 'pickWave',
      sounds: bell,
      station: (id, scans) =>
        new StationStore({
          scans,
          sounds: bell,
          clock: { now: () => 0, every: () => () => undefined, after: (_wait, run) => (timers.push(run), () => undefined) },
          values: memoryValues(kept),
          held: `walk/${id}`,
          mostWaiting: 200,
          newId: () => String((next += 1)),
        }),
      newId: () => String((next += 1)),
    });
  const windUp = async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      await settle();
      const due = timers.splice(0);
      if (due.length === 0) return;
      for (const run of due) run();
    }
  };
  return { open, picked, network, late, windUp, sounds, reads: () => reads };
}

it('a walk goes on while the network is away, and each piece is booked once when it is back', async () => {
  const { open, picked, network, windUp } = bench();
  const walk = open();
  await walk.load();
  walk.scan('A');
  await windUp();
  network.cut = true;
  for (const code of ['A', 'A', 'A', 'A', 'US-W/P-02', 'A']) walk.scan(code);
  await settle();
  expect([picked, walk.stop?.bin, walk.left, walk.station?.cut]).toEqual([{ 'P-01': 1, 'P-02': 0 }, 'P-02', 1, true]);
  expect(await walk.close()).toBe(false);
  network.cut = false;
  // the answers are lost too: all is sent again by the same keys
  network.answers = false;
  await windUp();
  network.answers = true;
  await windUp();
  expect([picked, walk.stop?.bin, walk.left]).toEqual([{ 'P-01': 5, 'P-02': 1 }, 'P-02', 1]);
  walk.scan('A');
  expect(await walk.close()).toBe(true);
  expect(picked).toEqual({ 'P-01': 5, 'P-02': 2 });
});

it('pieces that wait survive a reload, and count as taken', async () => {
  const { open, picked, network, windUp } = bench();
  const before = open();
  await before.load();
  network.cut = true;
  before.pick('A', 5);
  before.scan('A');
  await settle();
  before.station?.stop();
  network.cut = false;
  const after = open();
  await after.load();
  expect([after.stop?.bin, after.left]).toEqual(['P-02', 1]);
  await windUp();
  expect(picked).toEqual({ 'P-01': 5, 'P-02': 1 });
});

it('three scans that come at once are read with one reading, and a wrong one counts nothing', async () => {
  const { open, picked, windUp, reads, sounds } = bench();
  const walk = open();
  await walk.load();
  const before = reads();
  for (const code of ['A', 'B', 'A']) walk.scan(code);
  expect(walk.left).toBe(2);
  await windUp();
  expect([picked['P-01'], walk.left, reads() - before, sounds]).toEqual([2, 3, 1, ['good', 'bad', 'good']]);
});

it('a wave that is chosen while another one is still read stays open', async () => {
  const { open, late } = bench();
  const first = Promise.withResolvers<void>();
  late.set(7, first.promise);
  const walk = open();
  const loading = walk.load();
  await settle();
  await walk.open(8);
  first.resolve();
  await loading;
  expect(walk.wave?.id).toBe(8);
});

it('a wave leaves the screen as soon as another one is chosen, so that its stops are no longer shown', async () => {
  const { open, late } = bench();
  const walk = open();
  await walk.load();
  const next = Promise.withResolvers<void>();
  late.set(8, next.promise);
  const opening = walk.open(8);
  expect([walk.wanted, walk.wave, walk.stop, walk.station]).toEqual([8, undefined, undefined, undefined]);
  expect(await walk.reportMissing(1, 'empty shelf')).toBe(false);
  next.resolve();
  await opening;
  expect([walk.wave?.id, walk.stop?.bin]).toEqual([8, 'P-01']);
});

it('where another wave cannot be read the one before comes back, and its walk goes on', async () => {
  const { open, network } = bench();
  const walk = open();
  await walk.load();
  network.cut = true;
  await walk.open(8);
  expect([walk.wanted, walk.wave?.id, walk.refusal?.code]).toEqual([7, 7, 'NO_RESPONSE']);
  walk.scan('A');
  expect([walk.stop?.bin, walk.left]).toEqual(['P-01', 4]);
});
