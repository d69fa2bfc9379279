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
  const waiting: { readonly q: string; readonly answer: (reply: unknown) => void }[] = [];
  const bench = await signedInBench({
    ...willing(),
    [mainPaths.find]: ({ q }: { q: string }) => new Promise(answer => waiting.push({ q, answer })),
  });
  const { session, main, clock, values } = bench;
  const open = () =>
    new FindBoxStore({ session, main, clock, search: new QuickSearchStore(), recent: new RecentChoices(values, session), commands: [] });
  return { box: open(), open, clock, waiting };
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

it('a failure is told, and asking again goes on', async () => {
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
