import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ok, refuse, type Result } from '@axle/kernel';
import { type ImportFormat, importLimits } from '@axle/tasks';
import { tableRefusal } from './table-refusals.ts';
import type { TableJob, TableLimits, TableMessage, TablePortion } from './table-row.ts';

/** What is taken in of an imported file. */
export const tableLimits: TableLimits = { rows: importLimits.rows, columns: 200, cellLength: 32_767, unpackedBytes: 300 * 1024 * 1024 };

const threadLimits = { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 64 };

/**
 * The rows of a table file in portions, header first; a refusal ends it. The file is read in a thread of its own with a
 * limited heap: a hostile or huge one costs that thread, never the server.
 */
export async function* readTable(path: string, format: ImportFormat, limits = tableLimits): AsyncGenerator<Result<TablePortion>> {
  const job: TableJob = { path, format, limits };
  const thread = new Worker(new URL('./table-thread.ts', import.meta.url), {
    workerData: job,
    execArgv: ['--conditions=source'],
    resourceLimits: threadLimits,
  });
  try {
    thread.postMessage('next');
    for (;;) {
      const [message] = (await once(thread, 'message')) as [TableMessage];
      if (message.kind === 'fault') return yield refuse(tableRefusal(message.fault, limits));
      yield ok({ rows: message.rows, total: message.total });
      if (message.last) return;
      thread.postMessage('next');
    }
  } catch (error) {
    if ((error as { readonly code?: string }).code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
    yield refuse(tableRefusal({ kind: 'tooComplex' }, limits));
  } finally {
    await thread.terminate();
  }
}
