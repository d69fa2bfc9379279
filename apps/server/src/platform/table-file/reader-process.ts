import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { EntryJob, TableJob, TableMessage, WordsJob } from './table-row.ts';

/** A process that reads one file after the other. */
export interface TableReader {
  /** Sends a file, or asks for the next rows of it; what it says to that. */
  ask(asked: TableJob | WordsJob | EntryJob | 'next'): Promise<TableMessage>;
  /** Keeps the process for the next file: for one that has sent all of its last. */
  keep(): void;
  end(): void;
}

/** Milliseconds for which a reader waits for the next file: starting one costs more than reading a small file does. */
const keptFor = 10_000;

/** Readers that wait, by the megabytes that each may take. */
const waiting = new Map<number, TableReader>();

/** A process that reads table files, with a limited heap and nothing of the server's environment: the one that waits, or a new one. */
export function takeReader(memory: number): TableReader {
  const kept = waiting.get(memory);
  waiting.delete(memory);
  return kept ?? startReader(memory);
}

function startReader(memory: number): TableReader {
  const child = fork(new URL('./table-process.ts', import.meta.url), {
    execArgv: ['--conditions=source', `--max-old-space-size=${memory}`],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = endOf(child);
  let timer: NodeJS.Timeout | undefined;
  const reader: TableReader = {
    async ask(asked) {
      clearTimeout(timer);
      hold(child, true);
      child.send(asked);
      return Promise.race([once(child, 'message').then(([message]) => message as TableMessage), ended]);
    },
    keep() {
      if (waiting.has(memory) || !child.connected) return reader.end();
      waiting.set(memory, reader);
      hold(child, false);
      timer = setTimeout(() => reader.end(), keptFor).unref();
    },
    end() {
      clearTimeout(timer);
      if (waiting.get(memory) === reader) waiting.delete(memory);
      child.kill('SIGKILL');
    },
  };
  void ended.then(() => reader.end());
  return reader;
}

/** A reader that waits does not keep the server from ending. */
function hold(child: ChildProcess, holds: boolean): void {
  if (holds) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}

/** What the end of a process says of the file that it read. */
const endOf = (child: ChildProcess): Promise<TableMessage> =>
  new Promise(resolve => {
    const failed = (reason: unknown) => resolve({ kind: 'failed', reason: String(reason) });
    // also where it is asked after its end, or never began
    child.on('error', failed);
    // a signal ends a reader that takes too much memory; otherwise it does not end before it has sent everything
    child.once('exit', (code, signal) =>
      signal === null ? failed(`its reader ended with ${code}`) : resolve({ kind: 'fault', fault: { kind: 'tooComplex' } }),
    );
  });
