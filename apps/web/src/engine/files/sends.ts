import { makeAutoObservable, runInAction } from 'mobx';
import { createContext } from 'react';

/** Files that a form is sending: what it holds of them is known when they have arrived. */
export class Sends {
  /** How many are under way. */
  count = 0;
  private last: Promise<boolean> = Promise.resolve(true);

  constructor() {
    makeAutoObservable<Sends, 'last'>(this, { last: false });
  }

  /** Follows a send, which answers whether all of it arrived. */
  add(send: Promise<boolean>): void {
    const before = this.count === 0 ? Promise.resolve(true) : this.last;
    this.count += 1;
    const ended = send.finally(() => runInAction(() => (this.count -= 1)));
    this.last = Promise.all([before, ended]).then(all => all.every(Boolean));
  }

  /** Waits for all that is under way; whether all of it arrived. */
  async arrived(): Promise<boolean> {
    let isWhole = true;
    while (this.count > 0) isWhole = await this.last;
    return isWhole;
  }
}

/** The sends of the form around a field; undefined where nothing waits for them. */
export const SendsContext = createContext<Sends | undefined>(undefined);
