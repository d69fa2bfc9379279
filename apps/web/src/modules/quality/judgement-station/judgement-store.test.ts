import { ok, refuse } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import type { JudgementSheet } from '@axle/wire';
import { describe, expect, it } from 'vitest';
import { StationStore } from '../../../engine/station/station-store.ts';
import { ManualClock } from '../../../testing/manual-clock.ts';
import { countedIds, memoryValues } from '../../../testing/memory-ports.ts';
import { settle } from '../../../testing/settle.ts';
import { JudgementStore } from './judgement-store.ts';
import type { KeptPicture } from '../../../engine/files/kept-pictures.ts';
import { UnitDraft } from './unit-draft.ts';

const away = { code: 'NO_RESPONSE', message: { zh: '断', en: 'cut' } };
const taken = { code: 'OTHER_TABLET', message: { zh: '另一台', en: 'another tablet' } };
const [scratch, wrongPart] = [11, 12];
const classes = [
  { defectClass: 'major', size: 5, accept: 0, reject: 1 },
  { defectClass: 'minor', size: 5, accept: 1, reject: 2 },
];
const drawn = [1, 2, 3, 4, 5].map(unitNo => ({ unitNo, cartonNo: unitNo, position: 1 }));
const code = (id: number, name: string, defectClass: 'major' | 'minor') => {
  return { id, code: name, name: { zh: name, en: name }, defectClass, checkGroup: 'look', pictures: [] };
};

/** A server that records units in their order, each key once, for the tablet that has the lot; the network can be cut. */
function bench() {
  const [clock, values, newId] = [new ManualClock(), memoryValues(), countedIds().next];
  const kept = new Map<string, KeptPicture>();
  const answered = new Map<string, number>();
  const units: (readonly RecordValues[])[] = [];
  let [cut, holder, sentPictures] = [false, undefined as string | undefined, 0];
  const sheet = (): JudgementSheet => ({
    id: 7,
    version: 1,
    inspectionNo: 'QI26081200001',
    state: units.length === 5 ? 'judging' : 'sampling',
    mine: true,
    mayJudge: true,
    round: 1,
    reviewWaits: false,
    ...(holder === undefined ? {} : { holder: { tablet: holder, name: 'Li', since: '2026-08-12T09:00:00Z' } }),
    sampling: {
      samplingNo: 'SM26081200001',
      countBy: 'units',
      classes,
      drawn,
      inspectedUnits: units.length,
      defects: units.flatMap((found, at) =>
        found.map(one => ({ ...one, unitNo: at + 1, defectClass: one['defectCode'] === scratch ? 'minor' : 'major' })),
      ),
    },
    photos: [],
    items: [{ checkGroup: 'dim', item: 'hole', unit: 'mm', lsl: '9.85', usl: '10.15', defectClass: 'major' }],
    defectCodes: [code(scratch, 'D301', 'minor'), code(wrongPart, 'D201', 'major')],
    limitPictures: [],
  });
  const post = async (_page: string, action: string, _target: unknown, input: RecordValues, key: string) => {
    await Promise.resolve();
    if (cut) return refuse(away);
    if (action === 'takeOver') holder = String(input['tablet']);
    if (action === 'undoUnit') units.pop();
    if (action !== 'saveUnit' || answered.has(key)) return ok([]);
    if (holder !== undefined && holder !== input['tablet']) return refuse(taken);
    if (Number(input['fromUnit']) !== units.length + 1) return refuse({ code: 'UNIT_SKIPPED', message: taken.message });
    holder = String(input['tablet']);
    answered.set(key, units.length);
    for (let at = Number(input['fromUnit']); at <= Number(input['toUnit']); at += 1)
      units.push(input['defects'] as readonly RecordValues[]);
    return ok([]);
  };
  const sounds = { good: () => undefined, warn: () => undefined, bad: () => undefined };
  const pictures = {
    keep: async (id: string, picture: KeptPicture) => void kept.set(id, picture),
    find: async (id: string) => kept.get(id),
    forget: async (id: string) => void kept.delete(id),
  };
  const send = async (file: File) => (cut ? refuse(away) : ok({ id: `file-${(sentPictures += 1)}`, name: file.name, bytes: 3 }));
  const open = (tablet = 'one') =>
    new JudgementStore({
      desk: { toJudge: async () => ok([sheet()]), open: async () => (cut ? refuse(away) : ok(sheet())) },
      post: post as never,
      files: { send },
      pictures,
      station: (lot, scans) => new StationStore({ scans, sounds, clock, values, held: `judge/${tablet}/${lot}`, mostWaiting: 200, newId }),
      draft: lot => new UnitDraft({ values, held: `draft/${lot}`, pictures, thumbnailOf: async () => undefined, newId }),
      sounds,
      tablet,
      newId,
    });
  return { open, units, clock, kept, setCut: (value: boolean) => (cut = value), sent: () => sentPictures };
}

const photo = () => new File(['jpg'], 'burr.jpg', { type: 'image/jpeg' });

describe('the judgement station', () => {
  it('records units by typed codes and touch, and shows the verdict as it forms', async () => {
    const { open, units } = bench();
    const store = open();
    await store.find('QI26081200001');
    store.scan('ok');
    store.scan('d301');
    store.record();
    await settle();
    expect([store.next?.unitNo, store.verdict?.classes.map(({ found }) => found), store.verdict?.result]).toEqual([3, [0, 1], 'accept']);
    store.scan('SM26081200001-5');
    expect(store.said?.good).toBe(false);
    store.scan('D201');
    store.record();
    expect([store.next?.unitNo, store.said?.good]).toEqual([3, false]);
    await store.draft?.take([photo()]);
    store.record();
    await settle();
    expect([store.verdict?.result, store.verdict?.isBeyond, units.length]).toEqual(['reject', true, 3]);
    expect(await store.deeds.undo()).toBe(true);
    expect([store.next?.unitNo, store.verdict?.result]).toEqual([3, 'accept']);
    store.conformTo(5);
    await settle();
    expect([units.length, store.lot?.state, store.next]).toEqual([5, 'judging', undefined]);
  });

  it('a unit that is recorded while its picture is still being read is recorded with it', async () => {
    const { open, units, sent } = bench();
    const store = open();
    await store.open(7);
    store.scan('D201');
    const taken = store.draft?.take([photo()]);
    store.record();
    expect([store.next?.unitNo, store.said?.good]).toEqual([1, undefined]);
    await taken;
    await settle();
    expect([store.next?.unitNo, store.draft?.pictures.length, units.length]).toEqual([2, 0, 1]);
    expect(sent()).toBe(1);
  });

  it('[Q42] a value outside its limits is a defect of its item, which needs a photo', async () => {
    const { open, units } = bench();
    const store = open();
    await store.open(7);
    store.draft?.setValue('dim hole', '10,0x');
    store.record();
    expect([store.said?.good, store.next?.unitNo]).toEqual([false, 1]);
    store.draft?.setValue('dim hole', '10.15');
    expect(store.inHand?.hasDefects).toBe(false);
    store.record();
    store.draft?.setValue('dim hole', '10.2');
    expect([store.inHand?.hasDefects, store.inHand?.needsPhoto]).toEqual([true, true]);
    await store.draft?.take([photo()]);
    store.record();
    expect(store.verdict?.classes[0]?.found).toBe(1);
    await settle();
    expect(units.length).toBe(2);
  });

  it('goes on while the network is away, over a reload too: each unit and photo is sent once, in order', async () => {
    const { open, units, clock, setCut, kept, sent } = bench();
    const before = open();
    await before.open(7);
    setCut(true);
    before.record();
    await before.draft?.take([photo()]);
    before.draft?.add(wrongPart);
    before.record();
    before.draft?.add(scratch);
    await settle();
    expect([units.length, before.next?.unitNo, before.verdict?.classes[0]?.found, before.queue?.cut]).toEqual([0, 3, 1, true]);
    expect([await before.deeds.submit('Li'), before.said?.good]).toEqual([false, false]);
    before.queue?.stop();
    setCut(false);
    const store = open();
    await store.open(7);
    expect(store.draft?.defects).toEqual([{ defectCode: scratch, qty: 1 }]);
    clock.pass(60_000);
    await settle();
    expect([units.map(found => found.length), store.queue?.waiting.length, sent(), kept.size]).toEqual([[0, 1], 0, 1, 0]);
  });

  it('looks only while another tablet has the lot; once it is taken over, what the other has not sent is refused and kept', async () => {
    const { open, units, clock, setCut } = bench();
    const [one, two] = [open('one'), open('two')];
    await one.open(7);
    one.record();
    await settle();
    setCut(true);
    one.record();
    await settle();
    setCut(false);
    await two.open(7);
    two.record();
    expect([two.isElsewhere, two.canRecord, two.queue?.scans.length]).toEqual([true, false, 0]);
    await two.deeds.takeOver();
    two.record();
    await settle();
    clock.pass(60_000);
    await settle();
    expect([units.length, one.isElsewhere, one.queue?.refused.map(({ why }) => why?.en)]).toEqual([2, true, ['another tablet']]);
  });
});
