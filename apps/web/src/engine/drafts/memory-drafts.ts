import { ok, refuse } from '@axle/kernel';
import { type Draft, draftChanged } from '@axle/wire';
import { isOfPlace } from './draft-place.ts';
import type { Drafts } from './drafts.ts';

const changed = { code: draftChanged, message: { zh: '草稿已在另一窗口修改', en: 'The draft was changed in another window' } };

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
          .map(({ slot, page, record, comment, said, at }) => ({ slot, page, record, comment, said, at, state: 'same' as const })),
      ),
    read: async slot => ok(kept.get(slot)),
    save: async (draft, known) => {
      const held = kept.get(draft.slot)?.at;
      return held === undefined || [draft.at, ...known].includes(held) ? ok(kept.set(draft.slot, draft)) : refuse(changed);
    },
    drop: async (slot, known) => {
      const held = kept.get(slot)?.at;
      return ok(held !== undefined && (known.length === 0 || known.includes(held)) && kept.delete(slot));
    },
  };
}
