import { ok } from '@axle/kernel';
import type { Draft } from '@axle/wire';
import { isOfPlace } from './draft-place.ts';
import type { Drafts } from './drafts.ts';

/** {@link Drafts} in memory, for the gallery and for tests. */
export function memoryDrafts(): Drafts & { readonly kept: Map<string, Draft> } {
  const kept = new Map<string, Draft>();
  const newestFirst = () => [...kept.values()].toSorted((one, other) => (one.at < other.at ? 1 : -1));
  return {
    kept,
    list: async place =>
      ok(
        newestFirst()
          .filter(draft => !place || isOfPlace(draft, place))
          .map(({ slot, page, record, comment, at }) => ({ slot, page, record, comment, at, state: 'same' as const })),
      ),
    read: async slot => ok(kept.get(slot)),
    save: async draft => ok(kept.set(draft.slot, draft)),
    drop: async slot => ok(kept.delete(slot)),
  };
}
