import type { Draft } from '@axle/wire';
import type { StoredValues } from '../../gateways/stored-values.ts';

/**
 * A draft that the server does not have yet, with what it is called by; or `dropped`, one that it shall forget: each with its known
 * versions.
 */
export type LocalDraft =
  | { readonly kind: 'kept'; readonly draft: Draft; readonly typed?: string; readonly known: readonly string[] }
  | { readonly kind: 'dropped'; readonly slot: string; readonly known: readonly string[] };

/**
 * One user's drafts that are not sent yet. Each is stored separately in this browser and survives a reload and a network outage; where the
 * browser stores nothing, they are kept until the page is closed.
 */
export class LocalDrafts {
  readonly #values: StoredValues;
  readonly #index: string;
  /** Drafts stored by this window; those of other windows are read each time. */
  readonly #own = new Map<string, LocalDraft>();

  constructor(values: StoredValues, user: number) {
    this.#values = values;
    this.#index = `axle.drafts.${user}`;
  }

  all(): readonly LocalDraft[] {
    const others = this.#stored().filter(slot => !this.#own.has(slot));
    return [...others.flatMap(slot => this.of(slot) ?? []), ...this.#own.values()];
  }

  of(slot: string): LocalDraft | undefined {
    return this.#own.get(slot) ?? (this.#values.read(this.#key(slot)) as LocalDraft | undefined);
  }

  put(local: LocalDraft): void {
    const slot = local.kind === 'kept' ? local.draft.slot : local.slot;
    this.#own.set(slot, local);
    this.#values.write(this.#key(slot), local);
    if (!this.#stored().includes(slot)) this.#values.write(this.#index, [...this.#stored(), slot]);
  }

  remove(slot: string): void {
    this.#own.delete(slot);
    this.#values.remove(this.#key(slot));
    this.#values.write(
      this.#index,
      this.#stored().filter(other => other !== slot),
    );
  }

  /** Read each time: other tabs of the browser write here too. */
  #stored(): readonly string[] {
    const slots = this.#values.read(this.#index);
    return Array.isArray(slots) ? (slots as readonly string[]) : [];
  }

  #key(slot: string): string {
    return `${this.#index}.${slot}`;
  }
}
