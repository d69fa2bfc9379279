import { makeAutoObservable, observableRef } from 'mobx';
import type { BrowserValues } from '../../gateways/stored-values.ts';
import type { Session } from '../session/session.ts';

type Counts = Readonly<Record<string, number>>;

/** How often the signed-in user has opened each page in this browser. */
export class UsageStore {
  counts: Counts = {};
  #userId: number | undefined = undefined;
  readonly #values: BrowserValues;
  readonly #session: Session;

  constructor(values: BrowserValues, session: Session) {
    this.#values = values;
    this.#session = session;
    makeAutoObservable(this, { counts: observableRef });
  }

  note(page: string): void {
    const { userId } = this.#session;
    if (userId === undefined) return;
    if (userId !== this.#userId) {
      this.#userId = userId;
      this.counts = readCounts(this.#values.read(keyOf(userId)));
    }
    this.counts = { ...this.counts, [page]: (this.counts[page] ?? 0) + 1 };
    this.#values.write(keyOf(userId), this.counts);
  }

  /** Page keys, the most used first; pages never opened keep their order at the end. */
  mostUsedFirst<Entry>(entries: readonly Entry[], pageOf: (entry: Entry) => string): readonly Entry[] {
    return entries.toSorted((one, other) => (this.counts[pageOf(other)] ?? 0) - (this.counts[pageOf(one)] ?? 0));
  }
}

const keyOf = (userId: number) => `axle.usage.${userId}`;

const readCounts = (json: unknown): Counts =>
  Object.fromEntries(Object.entries(Object(json) as object).filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1])));
