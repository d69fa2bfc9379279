import { once } from 'node:events';
import { connect } from 'node:net';
import process from 'node:process';
import { threadId } from 'node:worker_threads';
import type { Word } from './turns.ts';

/** A turn that a worker holds. */
export interface TakenTurn {
  /** Says which test is at work, for the report of one that hangs. */
  at(test: string): void;
  giveBack(): void;
}

/** Waits for a turn of a test file; without a whole run, which names its socket in TURNS, it is there at once. */
export async function takeTurn(file: string): Promise<TakenTurn> {
  const address = process.env['TURNS'];
  if (!address) return { at: () => undefined, giveBack: () => undefined };
  const socket = connect(address);
  socket.on('error', () => undefined);
  const say = (word: Word) => void socket.write(`${JSON.stringify(word)}\n`);
  say({ file, worker: `${process.pid}-${threadId}`, pid: process.pid });
  // a keeper that has gone leaves nobody to wait for
  await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  return { at: test => say({ test }), giveBack: () => void socket.end() };
}
