import process from 'node:process';
import { purchasingBoards } from './boards.ts';
import { bytes } from './bytes.ts';
import { coding } from './coding.ts';
import { exports } from './export.ts';
import { grid } from './grid.ts';
import { imports } from './import.ts';
import { pastedLines } from './lines.ts';
import { merging } from './merging.ts';
import { orders } from './orders.ts';
import { list } from './list.ts';
import { lookups } from './lookups.ts';
import { pages } from './pages.ts';
import { sales } from './sales.ts';
import { start } from './start.ts';
import { type Figure, printFigures } from './table.ts';
import { types } from './types.ts';

const parts: Readonly<Record<string, readonly [title: string, measure: () => Promise<readonly Figure[]>]>> = {
  start: ['Start', start],
  bytes: ['Browser, empty cache', bytes],
  pages: ['Pages', pages],
  types: ['Types', types],
  grid: ['Grids; the ratio is ours to theirs, at p95 for frames', grid],
  coding: ['Keys and addresses', coding],
  import: ['Import', imports],
  lines: ['Documents', pastedLines],
  list: ['Lists of 100 rows', list],
  merging: ['Requirements merged', merging],
  orders: ['Lists of purchasing at 1,000,000 rows', orders],
  sales: ['Lists of orders and profits at 1,000,000 orders', sales],
  boards: ['Boards of purchasing over 500,000 lines', purchasingBoards],
  lookups: ['Lookups over 50,000 SKUs and 1,000,000 fitments', lookups],
  export: ['Export', exports],
};

const wanted = process.argv.slice(2);
const unknown = wanted.find(name => !(name in parts));
if (unknown !== undefined) {
  process.stderr.write(`There is no part ${unknown}. Parts: ${Object.keys(parts).join(', ')}.\n`);
  process.exitCode = 2;
} else {
  process.stdout.write(`Node ${process.versions.node} on ${process.platform}. Machines differ: read ratios, not times.\n`);
  for (const [name, [title, measure]] of Object.entries(parts))
    if (wanted.length === 0 || wanted.includes(name)) printFigures(title, await measure());
}
