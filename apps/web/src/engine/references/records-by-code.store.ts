import { ok } from '@axle/kernel';
import { observable, runInAction } from 'mobx';
import type { References } from './references.ts';

/** Most codes of one question. */
const mostAsked = 2000;

/** Records by their codes: what is drawn at one moment is asked for together, and each code once. */
export class RecordsByCode {
  readonly #known = observable.map<string, number>({}, { deep: false });
  readonly #asked = new Set<string>();
  #waiting: { readonly entity: string; readonly code: string }[] = [];
  readonly #references: Pick<References, 'match'>;

  constructor(references: Pick<References, 'match'>) {
    this.#references = references;
  }

  /** The id of the record of a code; undefined while it is asked for, and where the reader knows none. */
  of(entity: string, code: string): number | undefined {
    const key = `${entity}/${code}`;
    if (!this.#asked.has(key)) {
      this.#asked.add(key);
      this.#waiting.push({ entity, code });
      if (this.#waiting.length === 1) queueMicrotask(() => void this.#askAll());
    }
    return this.#known.get(key);
  }

  async #askAll(): Promise<void> {
    const waiting = Map.groupBy(this.#waiting, ({ entity }) => entity);
    this.#waiting = [];
    for (const [entity, wanted] of waiting)
      for (let from = 0; from < wanted.length; from += mostAsked) {
        const texts = wanted.slice(from, from + mostAsked).map(({ code }) => code);
        const reply = await this.#references.match(entity, texts);
        runInAction(() => {
          for (const match of (reply.ok ? reply : ok([])).value) if ('id' in match) this.#known.set(`${entity}/${match.text}`, match.id);
        });
      }
  }
}

const stores = new WeakMap<References, RecordsByCode>();

/** The one store of what a port answers. */
export function recordsBy(references: References): RecordsByCode {
  const store = stores.get(references) ?? new RecordsByCode(references);
  stores.set(references, store);
  return store;
}
