import type { DraftEntry } from '@axle/wire';
import type { LocalDraft } from './local-drafts.ts';

type Kept = LocalDraft & { readonly kind: 'kept' };

/** Drafts of a place, newest first: those that stand in this browser, as they are here, and of the server's the others. */
export function draftEntries(local: readonly LocalDraft[], here: readonly Kept[], sent: readonly DraftEntry[]): readonly DraftEntry[] {
  const slots = new Set(local.map(one => (one.kind === 'kept' ? one.draft.slot : one.slot)));
  const entries = here.map(({ draft, typed }): DraftEntry => {
    const known = sent.find(entry => entry.slot === draft.slot);
    const { slot, page, record, comment, said, at } = draft;
    return { slot, page, record, comment, said, name: known?.name, typed: typed ?? known?.typed, at, state: known?.state ?? 'same' };
  });
  return [...entries, ...sent.filter(entry => !slots.has(entry.slot))].toSorted((one, other) => (one.at < other.at ? 1 : -1));
}
