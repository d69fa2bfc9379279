import { expect, it } from 'vitest';
import { memoryValues } from '../../testing/memory-ports.ts';
import { CommentDraft } from './comment-draft.ts';
import { DraftKeeper } from './draft-keeper.ts';
import { memoryDrafts } from './memory-drafts.ts';

/** A machine of one person over a server that all of that person's machines share. */
function machine(server = memoryDrafts()) {
  const due: (() => void)[] = [];
  const keeper = new DraftKeeper({
    drafts: server,
    values: memoryValues(),
    clock: {
      every: () => () => undefined,
      now: () => Date.parse('2026-05-20T08:30:00.000Z'),
      after: (_, run) => {
        due.push(run);
        return () => void due.splice(due.indexOf(run), 1);
      },
    },
    session: { userId: 7 },
  });
  const open = async (slot: string) => {
    const draft = new CommentDraft({ keeper, page: 'sampleThing', record: 3, slot });
    await draft.look();
    return draft;
  };
  return { server, keeper, open };
}

it('is found on another machine, goes on there, and is gone once it is sent', async () => {
  const first = machine();
  (await first.open('a')).type('Look at the axle');
  await first.keeper.flush();
  expect([...first.server.kept.values()]).toMatchObject([{ slot: 'a', comment: true, record: 3, values: { text: 'Look at the axle' } }]);

  const other = machine(first.server);
  const draft = await other.open('b');
  expect(draft.found).toBe('Look at the axle');
  draft.type('Look at the axle again');
  await other.keeper.flush();
  expect([...first.server.kept.keys()]).toEqual(['a']);
  draft.type('');
  await other.keeper.flush();
  expect([first.server.kept.size, (await machine(first.server).open('c')).found]).toEqual([0, '']);
});

it('is not the draft of the form of the same record', async () => {
  const { keeper, open } = machine();
  keeper.keep({ slot: 'form', page: 'sampleThing', record: 3, base: {}, values: { text: 'of the form' } });
  expect((await open('a')).found).toBe('');
});
