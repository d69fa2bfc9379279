import { ok } from '@axle/kernel';
import type { Draft } from '@axle/wire';
import type { Drafts } from './drafts.ts';

/** {@link Drafts} in memory, for the gallery and for tests. */
export function memoryDrafts(): Drafts & { readonly kept: Map<string, Draft> } {
  const kept = new Map<string, Draft>();
  const newestFirst = () => [...kept.values()].toSorted((one, other) => (one.at < other.at ? 1 : -1));
  return {
    kept,
    list: async () => ok(newestFirst().map(({ slot, page, record, at }) => ({ slot, page, record, at, state: 'same' as const }))),
    read: async slot => ok(kept.get(slot)),
    find: async (page, record) => ok(newestFirst().find(draft => draft.page === page && draft.record === record)),
    save: async draft => ok(kept.set(draft.slot, draft)),
    drop: async slot => ok(kept.delete(slot)),
  };
}
