import { ok, refuse, type Result } from '@axle/kernel';
import { type ImportFormat, importLimits, type TextEncoding } from '@axle/tasks';
import { takeReader } from './reader-process.ts';
import { tableRefusal } from './table-refusals.ts';
import type { TableJob, TableLimits, TablePortion } from './table-row.ts';

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
export async function* readTable(
  path: string,
  format: ImportFormat,
  limits = tableLimits,
  encoding?: TextEncoding,
): AsyncGenerator<Result<TablePortion>> {
  const reader = takeReader(limits.memory);
  const job: TableJob = { path, format, limits, encoding };
  let isKept = false;
  try {
    for (let asked: TableJob | 'next' = job; ; asked = 'next') {
      const message = await reader.ask(asked);
      if (message.kind === 'failed') throw new Error(`a file could not be read: ${message.reason}`);
      if (message.kind !== 'rows' && message.kind !== 'fault') throw new Error(`rows were asked for, and ${message.kind} answered`);
      if (message.kind === 'fault') return yield refuse(tableRefusal(message.fault, limits));
      if (message.last) {
        isKept = true;
        reader.keep();
      }
      yield ok({ rows: message.rows, total: message.total, reading: message.reading });
      if (message.last) return;
    }
  } finally {
    if (!isKept) reader.end();
  }
}
