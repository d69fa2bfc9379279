import type { Clock } from '../gateways/clock.ts';

interface Due {
  readonly at: number;
  readonly every?: number;
  readonly run: () => void;
}

/** A clock that advances only when the test moves it. */
export class ManualClock implements Clock {
  #now: number;
  #due: Due[] = [];

  constructor(now = Date.UTC(2026, 4, 20, 8, 30)) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, run: () => void): () => void {
    return this.#plan({ at: this.#now + milliseconds, run });
  }

  every(milliseconds: number, run: () => void): () => void {
    return this.#plan({ at: this.#now + milliseconds, every: milliseconds, run });
  }

  /** Lets time pass and runs what falls due, in order. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const next = this.#due.filter(due => due.at <= end).toSorted((one, other) => one.at - other.at)[0];
      if (!next) break;
      this.#now = next.at;
      this.#due = this.#due.filter(due => due !== next);
      if (next.every !== undefined) this.#plan({ ...next, at: next.at + next.every });
      next.run();
    }
    this.#now = end;
  }

  #plan(due: Due): () => void {
    this.#due.push(due);
    return () => {
      this.#due = this.#due.filter(other => other !== due);
    };
  }
}
