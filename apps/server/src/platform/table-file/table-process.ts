import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { readCsv } from './read-csv.ts';
import { readEntry } from './read-entry.ts';
import { readWords } from './read-words.ts';
import { readXlsx } from './read-xlsx.ts';
import { type EntryJob, type ReadTable, type TableJob, TableFaultError, type TableMessage, type WordsJob } from './table-row.ts';

/** Rows of one portion: small enough to be handled without holding up others. */
const portion = 1000;

const say = (message: TableMessage) => process.send?.(message);

async function read({ path, format, limits, encoding }: TableJob): Promise<ReadTable> {
  const bytes = await readFile(path);
  return format === 'xlsx' ? readXlsx(bytes, limits) : readCsv(bytes, limits, encoding);
}

const nothing: ReadTable = { rows: [], reading: {} };
let file = nothing;
let next = 0;

function sendPortion(): void {
  const until = next + portion;
  const { rows: all, reading } = file;
  const [rows, total, last] = [all.slice(next, until), Math.max(0, all.length - 1), until >= all.length];
  next = until;
  // nothing of a file stays while the next one is awaited
  if (last) file = nothing;
  say({ kind: 'rows', rows, total, reading, last });
}

/** Reads a file and answers its first rows, and the next ones each time that it is asked; or a document's words, or a file of a zip. */
async function work(asked: TableJob | WordsJob | EntryJob | 'next'): Promise<void> {
  try {
    if (asked !== 'next' && 'entry' in asked) {
      say({ kind: 'entry', content: await readEntry(asked) });
      return;
    }
    if (asked !== 'next' && 'mostBytes' in asked) {
      say({ kind: 'words', words: await readWords(await readFile(asked.path), asked) });
      return;
    }
    if (asked !== 'next') {
      file = await read(asked);
      next = 0;
    }
    sendPortion();
  } catch (error) {
    say(
      error instanceof TableFaultError ? { kind: 'fault', fault: error.fault } : { kind: 'failed', reason: String((error as Error).stack) },
    );
  }
}

process.on('message', asked => void work(asked as TableJob | WordsJob | EntryJob | 'next'));
