import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { type TableJob, TableFaultError, type TableMessage, type TableRow } from './table-row.ts';

/** Rows of one portion: small enough to be handled without holding up others. */
const portion = 1000;

const say = (message: TableMessage) => process.send?.(message);

async function read({ path, format, limits }: TableJob): Promise<readonly TableRow[]> {
  const bytes = await readFile(path);
  return format === 'xlsx' ? readXlsx(bytes, limits) : readCsv(bytes, limits);
}

/** Reads the file, tells its first rows, and the next ones each time that it is asked. */
async function work(job: TableJob): Promise<void> {
  try {
    const rows = await read(job);
    let next = 0;
    const sendPortion = () => {
      say({
        kind: 'rows',
        rows: rows.slice(next, next + portion),
        total: Math.max(0, rows.length - 1),
        last: next + portion >= rows.length,
      });
      next += portion;
    };
    process.on('message', sendPortion);
    sendPortion();
  } catch (error) {
    say(
      error instanceof TableFaultError ? { kind: 'fault', fault: error.fault } : { kind: 'failed', told: String((error as Error).stack) },
    );
  }
}

process.once('message', job => void work(job as TableJob));
