import { chromium, type Page } from '@playwright/test';
import { browserArguments, findBrowser, noBrowser } from '../support/find-browser.ts';
import { fillVehicles } from './fill-vehicles.ts';
import { type Figure, median, milliseconds } from './table.ts';
import { type Bench, withServer } from './with-server.ts';

const places = ['/admin/basic/vehicleModel', '/admin/basic/brand', '/admin/basic/country', '/admin/logs/loginLog'] as const;
const [first] = places;

/** Milliseconds from a call of the application's address to the cells of its list. */
async function load(page: Page, address: string): Promise<number> {
  const began = performance.now();
  await page.goto(address);
  await page.getByRole('gridcell').first().waitFor();
  return performance.now() - began;
}

/**
 * Milliseconds from going somewhere inside the application until the cells of another list are drawn: to a new address, or by a click
 * on each kept tab in turn. All of it is counted inside the page: the way to the browser and back takes longer than a switch.
 */
const go = (page: Page, addresses: readonly (string | number)[]): Promise<readonly number[]> =>
  page.evaluate(async ways => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
    const shown = () => Array.from(document.querySelectorAll<HTMLElement>('[role=tabpanel]')).find(panel => panel.offsetParent !== null);
    const ms: number[] = [];
    for (const way of ways) {
      const before = shown();
      const others = document.querySelectorAll<HTMLElement>('.tab:not([data-pinned=true]) [role=tab]:not([aria-selected=true])');
      const began = performance.now();
      if (typeof way === 'number') others[way % others.length]!.click();
      else {
        history.pushState({}, '', way);
        dispatchEvent(new PopStateEvent('popstate'));
      }
      while (shown() === before || !shown()?.querySelector('[role=gridcell]')) await frame();
      await frame();
      ms.push(performance.now() - began);
    }
    return ms;
  }, addresses);

async function measure(page: Page, { server, person, pool }: Bench): Promise<readonly Figure[]> {
  await fillVehicles(pool, 11_543);
  await page.context().addCookies([{ name: 'axle_signature', value: person.headers['signature'] ?? '', url: server.origin }]);
  const loads: number[] = [];
  for (let run = 0; run < 3; run++) loads.push(await load(page, server.origin + first));
  const opened = await go(page, places.slice(1));
  const switches = (await go(page, [...Array(24).keys()])).slice(4);
  const [whole, open, back] = [median(loads), median(opened), median(switches)];
  return [
    {
      what: 'a page never opened before, against a reload of the app',
      ours: milliseconds(open),
      against: milliseconds(whole),
      ratio: open / whole,
    },
    {
      what: 'back to a tab that was kept, against opening its page',
      ours: milliseconds(back),
      against: milliseconds(open),
      ratio: back / open,
    },
  ];
}

/** Opening a page for the first time, and going back to one that was kept, with the browser's cache filled. */
export async function pages(): Promise<readonly Figure[]> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error(noBrowser);
  return withServer(async bench => {
    const browser = await chromium.launch({ executablePath, args: [...browserArguments] });
    try {
      return await measure(await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' }), bench);
    } finally {
      await browser.close();
    }
  });
}
