import { expect, it } from 'vitest';
import { ManualClock } from '../../testing/manual-clock.ts';
import { memoryValues } from '../../testing/memory-ports.ts';
import { settle } from '../../testing/settle.ts';
import { CommentDrafts } from './comment-drafts.ts';
import { DraftKeeper } from './draft-keeper.ts';
import { memoryDrafts } from './memory-drafts.ts';

/** A machine of one person over a server that all of that person's machines share. */
function machine(server = memoryDrafts(), name = 'a') {
  const clock = new ManualClock();
  let count = 0;
  const ids = { next: () => `${name}${++count}` };
  const keeper = new DraftKeeper({ drafts: server, values: memoryValues(), clock, session: { userId: 7 }, ids });
  const rest = async () => {
    clock.pass(1000);
    await settle();
  };
  const open = async () => {
    const drafts = new CommentDrafts({ keeper, page: 'sampleThing', record: 3, ids });
    await drafts.look();
    drafts.watch();
    return drafts;
  };
  return { server, keeper, rest, open };
}

it('is found on another machine, goes on there, and is gone once it is sent', async () => {
  const first = machine();
  (await first.open()).type('Look at the axle');
  await first.rest();
  expect([...first.server.kept.values()]).toMatchObject([{ slot: 'a1', comment: true, record: 3, values: { text: 'Look at the axle' } }]);

  const other = machine(first.server, 'b');
  const drafts = await other.open();
  expect(drafts.found?.get(undefined)?.text).toBe('Look at the axle');
  drafts.type('Look at the axle again');
  await other.rest();
  expect([...first.server.kept.keys()]).toEqual(['a1']);
  drafts.type('');
  await other.rest();
  expect([first.server.kept.size, (await machine(first.server).open()).found?.size]).toEqual([0, 0]);
});

it('is not the draft of the form of the same record', async () => {
  const { keeper, open } = machine();
  keeper.keep({ slot: 'form', page: 'sampleThing', record: 3, base: {}, values: { text: 'of the form' } });
  expect((await open()).found?.size).toBe(0);
});

it('of a comment that is changed stands beside that of a new one until the change is saved, given up or taken back', async () => {
  const { server, rest, open } = machine();
  const drafts = await open();
  drafts.type('A new one');
  drafts.type('As it was, and more', 12, 'As it was');
  await rest();
  const again = await open();
  expect([again.found?.get(12)?.text, again.found?.get(undefined)?.text]).toEqual(['As it was, and more', 'A new one']);
  again.type('As it was', 12, 'As it was');
  await rest();
  expect([...server.kept.values()].map(({ values }) => values['text'])).toEqual(['A new one']);
  again.type('Other words', 12, 'As it was');
  again.end(12);
  await rest();
  expect([server.kept.size, again.found?.has(12)]).toEqual([1, false]);
});

it('that another window changed too is shown beside this one, and one of both is chosen', async () => {
  const first = machine();
  const second = machine(first.server, 'b');
  const one = await first.open();
  one.type('Begun');
  await first.rest();
  const other = await second.open();
  one.type('Begun here');
  await first.rest();
  other.type('Begun there');
  await second.rest();
  expect(other.theirs.get(undefined)?.text).toBe('Begun here');
  await second.rest();
  expect([...first.server.kept.values()].map(({ values }) => values['text'])).toEqual(['Begun here', 'Begun there']);
  other.choose(undefined, 'theirs');
  await second.rest();
  expect([other.found?.get(undefined)?.text, other.theirs.size, [...first.server.kept.keys()]]).toEqual(['Begun here', 0, ['a1']]);
});
