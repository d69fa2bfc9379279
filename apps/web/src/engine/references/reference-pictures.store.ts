import type { ReferredRecord } from '@axle/page-kit';
import { observable, runInAction } from 'mobx';
import type { References } from './references.ts';

/** Most pictures of one question. */
const mostAsked = 100;

/**
 * Small pictures of records that others refer to. What is drawn is asked for, all of a moment together, one question at a time and the
 * latest first, since that is in sight; what was fetched is kept until the record has another version.
 */
export class ReferencePicturesStore {
  readonly #known = observable.map<string, string>({}, { deep: false });
  readonly #asked = new Set<string>();
  #waiting: { readonly entity: string; readonly id: number; readonly key: string }[] = [];
  #busy = false;
  readonly #references: Pick<References, 'pictures'>;

  constructor(references: Pick<References, 'pictures'>) {
    this.#references = references;
  }

  /** The first picture of a record, as a data address; undefined while it is fetched, and where there is none. */
  of(entity: string, { id, picture }: Pick<ReferredRecord, 'id' | 'picture'>): string | undefined {
    if (!picture) return undefined;
    const key = `${entity}/${id}/${picture}`;
    if (!this.#asked.has(key)) {
      this.#asked.add(key);
      this.#waiting.push({ entity, id, key });
      if (!this.#busy) {
        this.#busy = true;
        queueMicrotask(() => void this.#askAll());
      }
    }
    return this.#known.get(key);
  }

  async #askAll(): Promise<void> {
    for (let last = this.#waiting.at(-1); last; last = this.#waiting.at(-1)) {
      const { entity } = last;
      const asked = this.#waiting.filter(one => one.entity === entity).slice(-mostAsked);
      this.#waiting = this.#waiting.filter(one => !asked.includes(one));
      const reply = await this.#references.pictures(
        entity,
        asked.map(({ id }) => id),
      );
      // what could not be fetched is asked for when it is drawn again
      if (!reply.ok) for (const { key } of asked) this.#asked.delete(key);
      else {
        const found = new Map(reply.value.map(({ id, thumb }) => [id, thumb]));
        runInAction(() => {
          for (const { id, key } of asked) if (found.has(id)) this.#known.set(key, found.get(id)!);
        });
      }
    }
    this.#busy = false;
  }
}

const stores = new WeakMap<References, ReferencePicturesStore>();

/** The one store of the pictures that a port answers. */
export function picturesBy(references: References): ReferencePicturesStore {
  const store = stores.get(references) ?? new ReferencePicturesStore(references);
  stores.set(references, store);
  return store;
}
