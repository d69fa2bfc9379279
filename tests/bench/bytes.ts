import { type Browser, chromium, type Page } from '@playwright/test';
import { weigh, type Weight } from '../support/page-weight.ts';
import { browserArguments, findBrowser, noBrowser } from '../support/find-browser.ts';
import { type Figure, kilobytes, median, milliseconds } from './table.ts';
import { type Bench, withServer } from './with-server.ts';
import { fillVehicles } from './fill-vehicles.ts';

interface Visit extends Weight {
  readonly ms: number;
}

/** Opens an address in a browser that has nothing cached, and waits for what people wait for. */
async function visit(browser: Browser, bench: Bench, address: string, inSight: (page: Page) => Promise<unknown>): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  if (address !== '/login')
    await context.addCookies([{ name: 'axle_signature', value: bench.person.headers['signature'] ?? '', url: bench.server.origin }]);
  const page = await context.newPage();
  const weight = weigh(page);
  const began = performance.now();
  await page.goto(bench.server.origin + address);
  await inSight(page);
  const ms = performance.now() - began;
  const loaded = await weight();
  await context.close();
  return { ms, ...loaded };
}

/** Bytes (gzip) and time to what people came for, with an empty cache, over loopback. */
export async function bytes(): Promise<readonly Figure[]> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error(noBrowser);
  return withServer(async bench => {
    await fillVehicles(bench.pool, 11_543);
    const browser = await chromium.launch({ executablePath, args: [...browserArguments] });
    try {
      const figures: Figure[] = [];
      const places: readonly (readonly [string, string, (page: Page) => Promise<unknown>])[] = [
        ['login page', '/login', page => page.getByLabel('密码', { exact: true }).waitFor()],
        ['list with rows', '/admin/basic/vehicleModel', page => page.getByRole('gridcell').first().waitFor()],
      ];
      for (const [what, address, inSight] of places) {
        const visits: Visit[] = [];
        for (let run = 0; run < 5; run++) visits.push(await visit(browser, bench, address, inSight));
        const [first] = visits;
        figures.push({ what: `${what}: time`, ours: milliseconds(median(visits.map(each => each.ms))) });
        figures.push({
          what: `${what}: JavaScript and CSS, gzip`,
          ours: `${kilobytes(first?.script ?? 0)} + ${kilobytes(first?.style ?? 0)}`,
        });
      }
      return figures;
    } finally {
      await browser.close();
    }
  });
}
