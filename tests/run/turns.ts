import { rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import os from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { workedSeconds } from './processor-time.ts';

/** A test file that has had its turn. */
export interface PastTurn {
  /** Path of the file from the root. */
  readonly file: string;
  readonly seconds: number;
  /** What the processors did meanwhile for the control group, or for the machine: the cost of the file where it was alone. */
  readonly workedSeconds: number;
}

/** What a worker says on its line: which file wants a turn, and then which of its tests is at work. */
export interface Word {
  readonly file?: string;
  readonly worker?: string;
  readonly pid?: number;
  readonly test?: string;
}

interface Waiting {
  readonly file: string;
  readonly worker: string;
  readonly pid: number;
  readonly socket: Socket;
}

interface Turn extends Waiting {
  readonly began: number;
  readonly workedBefore: number;
  test: string;
  lastWord: number;
}

/** Hands out turns to the test files of all runners, so that no more of them are at work than there are places. */
export interface Turns {
  /** Path of the socket that workers ask at. */
  readonly address: string;
  /** The files that have had their turn. */
  readonly past: readonly PastTurn[];
  /** The files at work with the test that each is at. */
  atWork(): readonly { readonly file: string; readonly test: string }[];
  /** Takes a turn for a step that is no test file; answers how to give it back. */
  take(): Promise<() => void>;
  close(): void;
}

/** Where workers ask: a socket in the file system, or a named pipe on Windows. */
const addressOf = (): string =>
  process.platform === 'win32' ? `\\\\.\\pipe\\axle-turns-${process.pid}` : join(os.tmpdir(), `axle-turns-${process.pid}.sock`);

/**
 * Starts to hand out turns, first come, first served. A turn ends when its line closes, so a worker that dies gives it back. Of a file that
 * has not said a word for `patience` milliseconds it is reported where it hangs, and its process is ended.
 */
export async function keepTurns(
  places: number,
  { patience, report }: { readonly patience: number; readonly report: (line: string) => void },
): Promise<Turns> {
  const address = addressOf();
  const past: PastTurn[] = [];
  const queue: Waiting[] = [];
  const turns = new Set<Turn>();
  const steps: (() => void)[] = [];
  let stepsAtWork = 0;

  const next = (): void => {
    while (turns.size + stepsAtWork < places) {
      const step = steps.shift();
      if (step) {
        stepsAtWork += 1;
        step();
        continue;
      }
      const waiting = queue.shift();
      if (!waiting) return;
      const now = performance.now();
      turns.add({ ...waiting, began: now, lastWord: now, workedBefore: workedSeconds(), test: 'loading' });
      waiting.socket.write('go\n');
    }
  };
  const end = (turn: Turn): void => {
    if (!turns.delete(turn)) return;
    past.push({
      file: turn.file,
      seconds: (performance.now() - turn.began) / 1000,
      workedSeconds: workedSeconds() - turn.workedBefore,
    });
    next();
  };
  const turnOn = (socket: Socket) => [...turns].find(turn => turn.socket === socket);

  const server = createServer(socket => {
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const waiting = queue.findIndex(one => one.socket === socket);
      if (waiting >= 0) queue.splice(waiting, 1);
      const turn = turnOn(socket);
      if (turn) end(turn);
    });
    createInterface({ input: socket }).on('line', line => {
      const { file, worker = '', pid = 0, test } = JSON.parse(line) as Word;
      const turn = turnOn(socket);
      if (turn && test !== undefined) Object.assign(turn, { test, lastWord: performance.now() });
      if (file === undefined) return;
      // a worker whose file could not even be loaded asks for the next one without having given the turn back
      for (const former of turns) if (former.worker === worker) end(former);
      queue.push({ file, worker, pid, socket });
      next();
    });
  });
  rmSync(address, { force: true });
  await new Promise<void>(listening => server.listen(address, listening));

  const watch = setInterval(() => {
    for (const turn of turns) {
      const silent = performance.now() - turn.lastWord;
      if (silent < patience) continue;
      report(`HUNG: ${turn.file} › ${turn.test}, without a word for ${Math.round(silent / 1000)} s; its process ${turn.pid} is ended`);
      process.kill(turn.pid, 'SIGKILL');
      end(turn);
    }
  }, 5000);
  return {
    address,
    past,
    atWork: () => [...turns].map(({ file, test }) => ({ file, test })),
    take: () =>
      new Promise(resolve => {
        steps.push(() => {
          let over = false;
          resolve(() => {
            if (over) return;
            over = true;
            stepsAtWork -= 1;
            next();
          });
        });
        next();
      }),
    close: () => {
      clearInterval(watch);
      server.close();
      for (const { socket } of [...queue, ...turns]) socket.destroy();
    },
  };
}
