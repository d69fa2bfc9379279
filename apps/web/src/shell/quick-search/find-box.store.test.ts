import { mainPaths } from '@axle/wire';
import { expect, it } from 'vitest';
import { refused } from '../../testing/answering-clients.ts';
import { signedInBench, willing } from '../../testing/session-bench.ts';
import { FindBoxStore } from './find-box.store.ts';
import { QuickSearchStore } from './quick-search.store.ts';
import { RecentChoices } from './recent-choices.ts';
import { settle } from '../../testing/settle.ts';

const replyOf = (code: string) => [
  { section: 'basic', page: 'vehicleModel', rows: [{ id: 7, code, name: { zh: '前片', en: 'Front pads' }, disabled: true, exact: true }] },
];

/** A box over a server that answers when the test says so. */
async function openBox() {
  const waiting: { readonly q?: string; readonly records?: string; readonly answer: (reply: unknown) => void }[] = [];
  const bench = await signedInBench({
    ...willing(),
    [mainPaths.find]: (asked: { q?: string; records?: string }) => new Promise(answer => waiting.push({ ...asked, answer })),
  });
  const { session, main, clock, values } = bench;
  const recent = new RecentChoices(values, session);
  const open = () => new FindBoxStore({ session, main, clock, search: new QuickSearchStore(), recent, commands: [] });
  return { box: open(), open, clock, recent, waiting };
}
const titles = (box: FindBoxStore) => box.choices.map(({ title }) => title.en);

it('asks once typing rests, for two characters or more, and shows records under the title of their page', async () => {
  const { box, clock, waiting } = await openBox();
  box.type('p');
  clock.pass(1000);
  expect([box.state, waiting.length]).toEqual(['idle', 0]);
  box.type('pa');
  clock.pass(100);
  box.type('pad');
  expect(box.state).toBe('loading');
  clock.pass(200);
  expect(waiting.map(({ q }) => q)).toEqual(['pad']);
  waiting[0]!.answer(replyOf('PAD-1'));
  await settle();
  expect(box.state).toBe('idle');
  expect(box.groups.at(-1)).toMatchObject({
    title: { zh: '车型库' },
    choices: [{ title: { en: 'PAD-1' }, note: { zh: '前片 · 已停用' }, path: '/admin/basic/vehicleModel?record=7' }],
  });
});

it('a late reply never takes the place of a newer one', async () => {
  const { box, clock, waiting } = await openBox();
  for (const typed of ['old', 'new']) {
    box.type(typed);
    clock.pass(200);
  }
  waiting[1]!.answer(replyOf('NEW'));
  await settle();
  waiting[0]!.answer(replyOf('OLD'));
  await settle();
  expect(titles(box)).toEqual(['NEW']);
  box.close();
});

it('a failure is shown, and the next search works', async () => {
  const { box, clock, waiting } = await openBox();
  box.type('pad');
  clock.pass(200);
  waiting[0]!.answer(refused('OFFLINE', 'offline'));
  await settle();
  expect([box.state, box.refusal?.en]).toEqual(['failed', 'offline']);
  box.retry();
  clock.pass(0);
  waiting[1]!.answer(replyOf('PAD-1'));
  await settle();
  expect([box.state, box.refusal, titles(box)]).toEqual(['idle', undefined, ['PAD-1']]);
});

it('moves around both ends, through all headings', async () => {
  const { box } = await openBox();
  box.move(-1);
  expect(box.chosen?.key).toBe('downList');
  box.move(1);
  expect(box.chosen?.key).toBe('homeIndex');
});

it('what was chosen lately comes first when nothing is typed, and stands there once', async () => {
  const { box, open } = await openBox();
  box.note(box.choices[2]!);
  box.note({ key: 'vehicleModel-record-7', title: { zh: '', en: '' } });
  expect(open().groups.map(({ title, choices }) => [title.en, choices.map(({ key }) => key)])).toEqual([
    ['Recent', ['downList']],
    ['Pages', ['homeIndex', 'vehicleModel']],
  ]);
});

it('records that were viewed last are offered when nothing is typed, as the server has them now, without the one in sight', async () => {
  const { open, recent, waiting, clock } = await openBox();
  for (const record of ['7', '8', 'x', undefined]) recent.see('vehicleModel', record);
  const box = open();
  box.standBefore({ page: 'vehicleModel', record: '7' });
  expect(waiting.map(({ q, records }) => [q, records])).toEqual([[undefined, 'vehicleModel.8,vehicleModel.7']]);
  waiting[0]!.answer(replyOf('PAD-1'));
  await settle();
  expect(box.groups.some(({ title }) => title.zh === '最近查看')).toBe(false);
  box.standBefore({ page: 'vehicleModel' });
  expect(box.groups.map(({ title }) => title.zh)).toEqual(['最近查看', '页面']);
  expect(box.groups[0]?.choices).toMatchObject([
    { title: { en: 'PAD-1' }, note: { zh: '前片 · 已停用 · 车型库' }, path: '/admin/basic/vehicleModel?record=7' },
  ]);
  box.type('pa');
  expect(box.groups.some(({ title }) => title.zh === '最近查看')).toBe(false);
  clock.pass(0);
  box.close();
});

it('the six records viewed last are listed in order over all pages, and a page is listed among what was used', async () => {
  const { open, recent, waiting } = await openBox();
  for (const id of ['1', '2', '3', '4', '5', '6', '7']) recent.see('vehicleModel', id);
  recent.see('downList', '5');
  recent.see('vehicleModel', '2');
  recent.see('downList', undefined);
  const box = open();
  expect(waiting[0]!.records).toBe('vehicleModel.2,downList.5,vehicleModel.7,vehicleModel.6,vehicleModel.5,vehicleModel.4');
  waiting[0]!.answer([
    { section: 'resourceCenter', page: 'downList', rows: [{ id: 5, code: 'L-5', name: { zh: '甲', en: 'A' }, exact: false }] },
    {
      section: 'basic',
      page: 'vehicleModel',
      rows: [7, 2].map(id => ({ id, code: `V-${id}`, name: { zh: '乙', en: 'B' }, exact: false })),
    },
  ]);
  await settle();
  expect(box.groups.slice(0, 2).map(({ title, choices }) => [title.en, choices.map(({ key }) => key)])).toEqual([
    ['Recent', ['downList', 'vehicleModel']],
    ['Recently viewed', ['vehicleModel-record-2', 'downList-record-5', 'vehicleModel-record-7']],
  ]);
});
