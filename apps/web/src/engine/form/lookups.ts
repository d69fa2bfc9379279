import { makeAutoObservable, runInAction } from 'mobx';

/**
 * What is being looked up for the inputs of a form and will change what they hold, such as the records that pasted codes mean: a saving
 * waits for it.
 */
export class Lookups {
  /** A saving waits. */
  settling = false;
  private readonly underWay = new Set<Promise<void>>();

  constructor() {
    makeAutoObservable<Lookups, 'underWay'>(this, { underWay: false });
  }

  add(lookup: Promise<void>): void {
    this.underWay.add(lookup);
    void lookup.finally(() => this.underWay.delete(lookup));
  }

  /** Waits until nothing is being looked up any more; false where a saving waits for it already. */
  async settle(): Promise<boolean> {
    if (this.settling) return false;
    this.settling = true;
    while (this.underWay.size > 0) await Promise.allSettled(this.underWay);
    runInAction(() => (this.settling = false));
    return true;
  }
}
