import { makeAutoObservable, observableRef } from 'mobx';
import type { StoredValues } from '../../gateways/stored-values.ts';
import type { StationStore } from './station-store.ts';

interface UnsentParts {
  readonly values: StoredValues;
  /** The beginning under which the documents of a station hold their scans; what names the document follows. */
  readonly under: string;
  /** The queue of a document that is not open. */
  readonly station: (document: string) => StationStore;
}

/** Scans of a station that were not sent when it was left, or were refused when they came late: by document. */
export class UnsentScans {
  private all: readonly StationStore[] = [];
  private readonly known = new Map<string, StationStore>();
  private readonly parts: UnsentParts;

  constructor(parts: UnsentParts) {
    this.parts = parts;
    makeAutoObservable<UnsentScans, 'all' | 'known' | 'parts'>(this, { all: observableRef, known: false, parts: false });
  }

  /** The documents of which something is left. */
  get queues(): readonly StationStore[] {
    return this.all.filter(({ waiting, refused }) => waiting.length + refused.length > 0);
  }

  /** Looks for what is held now, but for the document that is open. */
  read(open?: string): void {
    const { values, under, station } = this.parts;
    const held = values.keys(under).filter(key => key !== `${under}${open}`);
    this.all = held.map(key => {
      const queue = this.known.get(key) ?? station(key.slice(under.length));
      this.known.set(key, queue);
      queue.takeUp();
      return queue;
    });
  }

  /** Forgets the queues: their documents go on with what is held. */
  leave(): void {
    for (const queue of this.known.values()) queue.stop();
    this.known.clear();
    this.all = [];
  }
}
