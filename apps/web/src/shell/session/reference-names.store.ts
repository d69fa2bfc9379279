import { fill } from '@axle/kernel';
import type { ReferenceNames, ReferredRecord } from '@axle/page-kit';
import { type LookedUp, lookupPath } from '@axle/wire';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CallEvents } from '../../gateways/call-events.ts';
import type { MainClient } from '../../gateways/main-client.ts';
import { goneText } from '../../text/gone.ts';

/** Most ids of one question. */
const mostAsked = 200;

/**
 * Records that others refer to, by entity and id, as far as replies have named them. What nobody has named is asked for, all that is
 * missing at one moment together, and only once; what nobody names then, such as a deleted record in a kept filter, is said to be gone.
 */
export class ReferenceNamesStore {
  known: ReadonlyMap<string, ReferredRecord> = new Map();
  #asked = new Set<string>();
  #waiting: { readonly entity: string; readonly id: number }[] = [];
  readonly #main: MainClient;

  constructor(main: MainClient, events: CallEvents) {
    this.#main = main;
    makeAutoObservable(this, { known: observableRef });
    events.onNamed(names => this.learn(names as ReferenceNames));
  }

  referred(entity: string, id: number): ReferredRecord | undefined {
    const found = this.known.get(keyOf(entity, id));
    if (!found) this.#ask(entity, id);
    return found;
  }

  learn(names: ReferenceNames): void {
    const next = new Map(this.known);
    for (const [entity, records] of Object.entries(names)) for (const record of records) next.set(keyOf(entity, record.id), record);
    this.known = next;
  }

  forget(): void {
    this.#asked = new Set();
    this.known = new Map();
  }

  #ask(entity: string, id: number): void {
    if (this.#asked.has(keyOf(entity, id))) return;
    this.#asked.add(keyOf(entity, id));
    this.#waiting.push({ entity, id });
    if (this.#waiting.length === 1) queueMicrotask(() => void this.#askAll());
  }

  async #askAll(): Promise<void> {
    const waiting = Map.groupBy(this.#waiting, ({ entity }) => entity);
    this.#waiting = [];
    for (const [entity, wanted] of waiting)
      for (let start = 0; start < wanted.length; start += mostAsked) {
        const ids = wanted.slice(start, start + mostAsked).map(({ id }) => id);
        const reply = await this.#main.get(lookupPath(entity), { ids }, { quiet: true });
        if (!reply.ok) continue;
        const { rows } = reply.value as LookedUp<ReferredRecord>;
        const found = new Set(rows.map(({ id }) => id));
        runInAction(() => this.learn({ [entity]: [...rows, ...ids.filter(id => !found.has(id)).map(gone)] }));
      }
  }
}

/** What stands for a record that is no more. */
const gone = (id: number): ReferredRecord => ({ id, code: '', name: fill(goneText.record, { id }), disabled: true });

const keyOf = (entity: string, id: number): string => `${entity}/${id}`;
