import { fork } from 'node:child_process';
import { once } from 'node:events';
import { ok, refuse, type Result } from '@axle/kernel';
import { type ImportFormat, importLimits } from '@axle/tasks';
import { tableRefusal } from './table-refusals.ts';
import type { TableJob, TableLimits, TableMessage, TablePortion } from './table-row.ts';

/** What is taken in of an imported file. */
export const tableLimits: TableLimits = {
  rows: importLimits.rows,
  columns: 200,
  cellLength: 32_767,
  unpackedBytes: 300 * 1024 * 1024,
  memory: 1024,
};

/**
 * The rows of a table file in portions, header first; a refusal ends it. The file is read in a process of its own with a limited heap and
 * nothing of the server's environment: a hostile or huge one costs that process, never the server.
 */
export async function* readTable(path: string, format: ImportFormat, limits = tableLimits): AsyncGenerator<Result<TablePortion>> {
  const reader = fork(new URL('./table-process.ts', import.meta.url), {
    execArgv: ['--conditions=source', `--max-old-space-size=${limits.memory}`],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = new Promise<TableMessage>(resolve => {
    const failed = (told: unknown) => resolve({ kind: 'failed', told: String(told) });
    // also where it is asked after its end, or never began
    reader.on('error', failed);
    // a signal ends what takes more memory than it may; by itself it does not end before it has told all
    reader.once('exit', (code, signal) =>
      signal === null ? failed(`its reader ended with ${code}`) : resolve({ kind: 'fault', fault: { kind: 'tooComplex' } }),
    );
  });
  const answer = () => Promise.race([once(reader, 'message').then(([message]) => message as TableMessage), ended]);
  const job: TableJob = { path, format, limits };
  try {
    for (let asked: TableJob | 'next' = job; ; asked = 'next') {
      reader.send(asked);
      const message = await answer();
      if (message.kind === 'failed') throw new Error(`a file could not be read: ${message.told}`);
      if (message.kind === 'fault') return yield refuse(tableRefusal(message.fault, limits));
      yield ok({ rows: message.rows, total: message.total });
      if (message.last) return;
    }
  } finally {
    reader.kill('SIGKILL');
  }
}
