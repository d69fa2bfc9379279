import { chromium } from '@playwright/test';
import { browserArguments, findBrowser, noBrowser } from '../support/find-browser.ts';
import { type Figure, median, milliseconds } from './table.ts';
import { withServer } from './with-server.ts';

/** Lines of the document: as many as one may have. */
const lines = 2000;

/** From the paste of 2,000 lines into the form of a BOM to the frame that shows them read and checked. */
export async function pastedLines(): Promise<readonly Figure[]> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error(noBrowser);
  return withServer(async ({ server, person }) => {
    const browser = await chromium.launch({ executablePath, args: [...browserArguments] });
    try {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
      await context.addCookies([{ name: 'axle_signature', value: person.headers['signature'] ?? '', url: server.origin }]);
      const times: number[] = [];
      for (let run = 0; run < 5; run++) {
        const page = await context.newPage();
        await page.goto(`${server.origin}/admin/basic/bom`);
        await page.getByRole('tabpanel').getByRole('button', { name: '新增', exact: true }).click();
        const form = page.getByRole('dialog');
        await form.getByRole('gridcell').first().click();
        times.push(
          await form.getByRole('grid').evaluate(async (grid, count) => {
            const rows = Array.from({ length: count }, (_, at) => `PART-${at}\t${at + 1}.5\t${at % 9}\tnote ${at}`);
            const clipboardData = new DataTransfer();
            clipboardData.setData('text/plain', ['子件SKU\t用量\t损耗率\t备注', ...rows].join('\n'));
            const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
            const began = performance.now();
            grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
            while (grid.getAttribute('aria-rowcount') !== String(count + 2)) await frame();
            await frame();
            await frame();
            return performance.now() - began;
          }, lines),
        );
        await page.close();
      }
      return [
        {
          what: '2,000 lines pasted into a form',
          ours: milliseconds(median(times)),
          against: 'the bar: 1,000 ms',
          ratio: median(times) / 1000,
        },
      ];
    } finally {
      await browser.close();
    }
  });
}
