import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import type { PoolConfig } from 'pg';
import { KeepingClient } from '../platform/database/kept-plans.ts';

/** Milliseconds that a query is held at most. */
const most = 20;

/** Whole milliseconds from 0 to 20, one at each call, the same sequence for the same seed (mulberry32). */
export const waits = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % (most + 1);
  };
};

const answersLater = (asked: readonly unknown[]): boolean =>
  typeof asked.at(-1) === 'function' || typeof (asked[0] as { readonly submit?: unknown } | undefined)?.submit === 'function';

/** The settings of a pool whose connections hold each query before they send it, each connection its own queries in their order. */
export const heldQueries = (wait: () => number): Pick<PoolConfig, 'Client'> => ({
  Client: class extends KeepingClient {
    #sent: Promise<unknown> = Promise.resolve();

    override query(...asked: readonly unknown[]): never {
      const held = Promise.all([this.#sent, pause(wait())]);
      const answer = held.then(() => super.query(...asked) as unknown);
      this.#sent = held;
      // a cursor is its own answer, and a callback is called with it
      return (answersLater(asked) ? asked[0] : answer) as never;
    }
  },
});

/**
 * With QUERY_DELAY, a whole number, each query of a test's pool is held 0–20 ms in a sequence that the number seeds, so that work at the
 * same time overtakes where nothing keeps it in order.
 */
export const queryDelay = (): Pick<PoolConfig, 'Client'> => {
  const seed = process.env['QUERY_DELAY'];
  return seed === undefined ? {} : heldQueries(waits(Number(seed)));
};
