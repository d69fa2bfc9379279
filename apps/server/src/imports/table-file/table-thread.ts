import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { type TableJob, TableFaultError, type TableMessage, type TableRow } from './table-row.ts';

/** Rows of one portion: small enough to be handled without holding up others. */
const portion = 1000;

const say = (message: TableMessage) => parentPort?.postMessage(message);

async function read({ path, format, limits }: TableJob): Promise<readonly TableRow[]> {
  const bytes = await readFile(path);
  return format === 'xlsx' ? readXlsx(bytes, limits) : readCsv(bytes, limits);
}

try {
  const rows = await read(workerData as TableJob);
  let next = 0;
  const sendPortion = () => {
    say({ kind: 'rows', rows: rows.slice(next, next + portion), total: Math.max(0, rows.length - 1), last: next + portion >= rows.length });
    next += portion;
  };
  parentPort?.on('message', sendPortion);
} catch (error) {
  if (!(error instanceof TableFaultError)) throw error;
  say({ kind: 'fault', fault: error.fault });
}
