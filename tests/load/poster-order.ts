import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import type { PoolConfig } from 'pg';
import { root } from '../support/tree.ts';

/** What a poster books, one piece of a SKU a key. */
export interface PosterOrder {
  /** Distinguishes the keys of one run from those of others. */
  readonly run: string;
  readonly connection: PoolConfig;
  /** How many book side by side. */
  readonly clients: number;
  /** Keys from the first up to, and without, the last, every `step`-th. */
  readonly from: number;
  readonly to: number;
  readonly step: number;
  /** How often each key is sent. */
  readonly times: number;
  readonly warehouse: number;
  readonly bin: number;
  readonly skus: readonly number[];
  /** Whether a key books two SKUs, in an order that changes. */
  readonly pairs: boolean;
  readonly by: number;
  readonly way: 'in' | 'out';
}

/** A poster in a process of its own. */
export interface Poster {
  /** The answers it received, by key, in order. */
  readonly answered: readonly (readonly [key: number, what: string])[];
  /** Milliseconds between its first answer and its last. */
  took(): number;
  /** Waits until it has received so many answers, or has ended. */
  until(answers: number): Promise<void>;
  /** Ends it without warning. */
  kill(): void;
  readonly ended: Promise<void>;
}

/** Starts a poster. */
export function startPoster(order: PosterOrder): Poster {
  const child: ChildProcess = spawn(process.execPath, ['--conditions=source', join(root, 'tests/load/poster.ts'), JSON.stringify(order)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const answered: (readonly [number, string])[] = [];
  let [first, last] = [0, 0];
  let rest = '';
  const listeners = new Set<() => void>();
  child.stdout!.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\n');
    rest = lines.pop()!;
    for (const line of lines) {
      const space = line.indexOf(' ');
      if (space > 0) answered.push([Number(line.slice(0, space)), line.slice(space + 1)]);
    }
    last = performance.now();
    if (answered.length > 0) first ||= last;
    for (const listener of listeners) listener();
  });
  const ended = once(child, 'close').then(() => undefined);
  return {
    answered,
    took: () => last - first,
    until: async answers => {
      let listener: (() => void) | undefined;
      const heard = new Promise<void>(resolve => {
        listener = () => (answered.length >= answers ? resolve() : undefined);
        listeners.add(listener);
        listener();
      });
      await Promise.race([heard, ended]);
      listeners.delete(listener!);
    },
    kill: () => void child.kill('SIGKILL'),
    ended,
  };
}

/**
 * Runs posters over the same keys in so many processes, each its share of them or all; returns all the answers they received, and how long
 * the slowest took.
 */
export async function runPosters(
  order: Omit<PosterOrder, 'from' | 'step'>,
  processes: number,
  shared = false,
): Promise<{ readonly answers: readonly (readonly [number, string])[]; readonly took: number }> {
  const posters = Array.from({ length: processes }, (_, at) =>
    startPoster({ ...order, clients: Math.ceil(order.clients / processes), from: shared ? 0 : at, step: shared ? 1 : processes }),
  );
  await Promise.all(posters.map(async ({ ended }) => ended));
  return { answers: posters.flatMap(({ answered }) => answered), took: Math.max(...posters.map(poster => poster.took())) };
}
