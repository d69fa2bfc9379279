import { ok, refuse } from '@axle/kernel';
import type { TimelineEntry, TimelinePage } from '@axle/page-kit';
import { describe, expect, it } from 'vitest';
import { TimelineStore } from './timeline-store.ts';
import type { Timelines } from './timelines.ts';

const entry = (id: number): TimelineEntry => ({
  key: `print-${id}`,
  at: '2026-05-20T08:30:00.000Z',
  kind: 'print',
  template: 'label',
  version: 1,
  copies: 1,
});
const kinds = ['edit', 'comment', 'print'] as const;
const page = (ids: readonly number[], next?: string): TimelinePage => ({
  entries: ids.map(entry),
  kinds,
  mayComment: true,
  ...(next === undefined ? {} : { next }),
});
const cut = { code: 'OFFLINE', message: { zh: '断网', en: 'Offline' } };

/** A timeline whose answers a test gives by hand, in any order. */
function answeredByHand() {
  const asked: { readonly ask: object; answer(reply: unknown): Promise<void> }[] = [];
  const timelines = {
    page: (_record: unknown, ask: object) =>
      new Promise(resolve => {
        asked.push({
          ask,
          answer: async reply => {
            resolve(reply);
            await Promise.resolve();
          },
        });
      }),
  } as unknown as Timelines;
  return { store: new TimelineStore({ page: 'sample', id: 1 }, timelines), asked };
}
const shown = (store: TimelineStore) => store.entries?.map(({ key }) => key);

describe('a timeline that is scrolled', () => {
  it('goes on behind the last entry until the oldest', async () => {
    const { store, asked } = answeredByHand();
    void store.load();
    await asked[0]!.answer(ok(page([3, 2], 'two')));
    expect([shown(store), store.hasMore]).toEqual([['print-3', 'print-2'], true]);
    void store.more();
    void store.more();
    expect(asked.length).toBe(2);
    await asked[1]!.answer(ok(page([1])));
    expect([shown(store), store.hasMore, asked[1]!.ask]).toEqual([['print-3', 'print-2', 'print-1'], false, { kinds: [], after: 'two' }]);
  });

  it('says what is missing and goes on there', async () => {
    const { store, asked } = answeredByHand();
    void store.load();
    await asked[0]!.answer(ok(page([3], 'three')));
    void store.more();
    await asked[1]!.answer(refuse(cut));
    expect([shown(store), store.refusal?.code]).toEqual([['print-3'], 'OFFLINE']);
    void store.more();
    expect(asked.length).toBe(2);
    void store.retry();
    await asked[2]!.answer(ok(page([2])));
    expect([shown(store), store.refusal]).toEqual([['print-3', 'print-2'], undefined]);
  });

  it('never takes a slow answer to an older question', async () => {
    const { store, asked } = answeredByHand();
    void store.load();
    await asked[0]!.answer(ok(page([3])));
    void store.choose(['print']);
    void store.choose(['comment']);
    await asked[2]!.answer(ok(page([2])));
    await asked[1]!.answer(ok(page([1])));
    expect([shown(store), store.chosen]).toEqual([['print-2'], ['comment']]);
    void store.choose([...kinds]);
    expect(store.chosen).toEqual([]);
  });
});
