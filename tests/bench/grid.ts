import { type Browser, chromium } from '@playwright/test';
import { serveBuild } from '../support/serve-build.ts';
import { browserArguments, findBrowser, noBrowser } from '../support/find-browser.ts';
import { columnCount, pinnedCount, rowCount } from './grid/bench-rows.ts';
import { firstRows, type GridParts, scroll, switchTabs, type Way } from './grid/drive.ts';
import { type Figure, median, milliseconds, percentile } from './table.ts';

const main = '.bp6-table-quadrant-main .bp6-table-quadrant-scroll-container';
const grids: Readonly<Record<string, GridParts>> = {
  ours: { down: main, across: main, cell: '.ax-cell' },
  'AG Grid': { down: '.ag-grid-viewport', across: '.ag-body-horizontal-scroll-viewport', cell: '.ag-cell' },
  TanStack: { down: '.bench-box', across: '.bench-box', cell: '.bench-cell' },
};
const addresses: Readonly<Record<string, string>> = { ours: 'ours', 'AG Grid': 'ag', TanStack: 'tanstack' };

const ways: Readonly<Record<string, Omit<Way, 'look'>>> = {
  'slow, 100 px a frame': { step: 100, frames: 100, across: false },
  'fast, 4,000 px a frame': { step: 4000, frames: 50, across: false },
  'across, 60 px a frame': { step: 60, frames: 60, across: true },
};

interface Measured {
  readonly first: number;
  readonly frames: Readonly<Record<string, readonly number[]>>;
  readonly blank: Readonly<Record<string, string>>;
  readonly heap: number;
  readonly nodes: number;
  readonly switches: readonly number[];
  readonly blankFrames: number;
}

async function measure(browser: Browser, origin: string, name: string): Promise<Measured> {
  const parts = grids[name]!;
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${origin}/?grid=${addresses[name]}`);
  await page.waitForFunction(() => 'draw' in window);
  const devtools = await page.context().newCDPSession(page);
  const heap = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  const empty = await heap();
  const first = await page.evaluate(firstRows, parts.cell);
  const frames: Record<string, readonly number[]> = {};
  const blank: Record<string, string> = {};
  for (const [what, way] of Object.entries(ways)) {
    const timed = [
      await page.evaluate(scroll, [parts, { ...way, look: false }] as const),
      await page.evaluate(scroll, [parts, { ...way, look: false }] as const),
    ];
    frames[what] = timed.flatMap(run => run.frames);
    const seen = await page.evaluate(scroll, [parts, { ...way, frames: 20, look: true }] as const);
    blank[what] = `${seen.blank} blank, ${seen.grey} grey of ${seen.looked.toLocaleString('en-US')}`;
  }
  const used = (await heap()) - empty;
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const { ms, blankFrames } = await page.evaluate(switchTabs, [parts, 10] as const);
  await page.close();
  return { first, frames, blank, heap: used, nodes, switches: ms.slice(2), blankFrames };
}

const spread = (frames: readonly number[]) => [50, 95, 99].map(share => percentile(frames, share).toFixed(0)).join(' / ');

/** Our list grid, AG Grid Community and a bare table on TanStack Virtual: the same rows, columns and cells, in one browser, in turn. */
export async function grid(): Promise<readonly Figure[]> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error(noBrowser);
  const pages = await serveBuild('tests/bench/grid/page.tsx');
  const browser = await chromium.launch({ executablePath, args: [...browserArguments] });
  try {
    const measured: Record<string, Measured> = {};
    for (const name of Object.keys(grids)) measured[name] = await measure(browser, pages.origin, name);
    const ours = measured['ours']!;
    return Object.entries(measured).flatMap(([name, one]): readonly Figure[] => {
      const line = (what: string, value: string, ratio?: number): Figure => ({
        what: `${name}: ${what}`,
        ours: value,
        ...(name === 'ours' || ratio === undefined ? {} : { ratio }),
      });
      return [
        line(
          `first rows of ${rowCount.toLocaleString('en-US')} × ${columnCount}, ${pinnedCount} pinned`,
          milliseconds(one.first),
          ours.first / one.first,
        ),
        ...Object.keys(ways).flatMap(what => [
          line(
            `${what}: frames p50 / p95 / p99 ms`,
            spread(one.frames[what]!),
            percentile(ours.frames[what]!, 95) / percentile(one.frames[what]!, 95),
          ),
          line(`${what}: cells`, one.blank[what]!),
        ]),
        line('switch between kept-alive tabs', milliseconds(median(one.switches)), median(ours.switches) / median(one.switches)),
        line('frames without cells after a switch', String(one.blankFrames)),
        line('memory, elements', `${(one.heap / 1e6).toFixed(1)} MB, ${one.nodes}`, ours.heap / one.heap),
      ];
    });
  } finally {
    await browser.close();
    await pages.close();
  }
}
