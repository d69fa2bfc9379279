import type { Draft } from '@axle/wire';
import type { StoredValues } from '../../gateways/stored-values.ts';

/** A draft that the server does not have yet, with what it is called by; or `dropped`, one that it shall forget. */
export type LocalDraft =
  | { readonly kind: 'kept'; readonly draft: Draft; readonly typed?: string }
  | { readonly kind: 'dropped'; readonly slot: string };

/**
 * What of one person's drafts waits to be sent. It stands in this browser, every draft by itself, and outlives a reload and a lost network;
 * where the browser stores nothing, it is at least remembered until the page goes.
 */
export class LocalDrafts {
  readonly #values: StoredValues;
  readonly #index: string;
  readonly #held = new Map<string, LocalDraft>();

  constructor(values: StoredValues, user: number) {
    this.#values = values;
    this.#index = `axle.drafts.${user}`;
    for (const slot of this.#stored()) {
      const local = values.read(this.#key(slot)) as LocalDraft | undefined;
      if (local) this.#held.set(slot, local);
    }
  }

  all(): readonly LocalDraft[] {
    return [...this.#held.values()];
  }

  of(slot: string): LocalDraft | undefined {
    return this.#held.get(slot);
  }

  put(local: LocalDraft): void {
    const slot = local.kind === 'kept' ? local.draft.slot : local.slot;
    this.#held.set(slot, local);
    this.#values.write(this.#key(slot), local);
    if (!this.#stored().includes(slot)) this.#values.write(this.#index, [...this.#stored(), slot]);
  }

  remove(slot: string): void {
    this.#held.delete(slot);
    this.#values.remove(this.#key(slot));
    this.#values.write(
      this.#index,
      this.#stored().filter(other => other !== slot),
    );
  }

  /** Asked anew each time: other tabs of the browser write here too. */
  #stored(): readonly string[] {
    const slots = this.#values.read(this.#index);
    return Array.isArray(slots) ? (slots as readonly string[]) : [];
  }

  #key(slot: string): string {
    return `${this.#index}.${slot}`;
  }
}
