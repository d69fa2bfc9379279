import { type Draft, mostKnownVersions } from '@axle/wire';

/**
 * What this window knows of drafts on the server: the instants of the versions that it wrote or read, and what stands there as far as it is
 * known. A draft that stands there under another instant was typed in another window.
 */
export class KnownVersions {
  readonly #instants = new Map<string, readonly string[]>();
  readonly #contents = new Map<string, string>();

  of(slot: string): readonly string[] {
    return this.#instants.get(slot) ?? [];
  }

  /** This version may have come to the server. */
  add(slot: string, at: string): void {
    this.#instants.set(slot, [...new Set([...this.of(slot), at])].slice(-mostKnownVersions));
  }

  /** This version stands on the server; later ones may be on their way. */
  settle(draft: Draft): void {
    this.#instants.set(draft.slot, [draft.at, ...this.of(draft.slot).filter(at => at > draft.at)]);
    this.#contents.set(draft.slot, contentOf(draft));
  }

  /** When this was typed, where just this stands on the server already as far as is known. */
  settledAt(draft: Omit<Draft, 'at'>): string | undefined {
    return this.#contents.get(draft.slot) === contentOf(draft) ? this.of(draft.slot)[0] : undefined;
  }

  /** The draft is to go. */
  unsettle(slot: string): void {
    this.#contents.delete(slot);
  }
}

const inOrder = (values: Draft['values']) => Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1));

const contentOf = ({ version, base, values }: Omit<Draft, 'at'>): string => JSON.stringify([version, inOrder(base), inOrder(values)]);
