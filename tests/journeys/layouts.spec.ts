import { expect, type Page } from '@playwright/test';
import { dialog, panel, signIn, test, tickFirstRow } from './person.ts';
import { misplaced } from './misplaced.ts';

const words = {
  zh: { language: '中文', add: '新增' },
  en: { language: 'English', add: 'Add' },
} as const;
const densities = ['compact', 'normal', 'loose'] as const;

type Say = (typeof words)['zh' | 'en'];
const openForm = async (page: Page, say: Say) => {
  await panel(page).getByRole('button', { name: say.add, exact: true }).click();
  await expect(dialog(page)).toBeVisible();
};
const openRecord = async (page: Page) => {
  await panel(page).locator('.ax-cell-link').filter({ visible: true }).first().click();
  await expect(dialog(page)).toBeVisible();
};

/** One page of each kind that the engine draws, and how it comes into sight. */
const shapes = [
  { name: 'list', address: '/admin/basic/skuList', within: '[role=tabpanel]' },
  { name: 'list with a tick', address: '/admin/basic/supplier', within: '[role=tabpanel]', open: tickFirstRow },
  { name: 'form', address: '/admin/basic/skuList', within: '[role=dialog]', open: openForm },
  { name: 'form with lines', address: '/admin/basic/bom', within: '[role=dialog]', open: openForm },
  { name: 'detail', address: '/admin/basic/skuList', within: '[role=dialog]', open: openRecord },
  { name: 'board', address: '/admin/wms/stockLayer?tab=age', within: '[role=tabpanel]' },
  { name: 'station', address: '/admin/wms/receiveStation', within: '[role=tabpanel]' },
  { name: 'home', address: '/admin/home/homeIndex', within: '[role=tabpanel]' },
] as const;

/** Chooses how close rows stand, as the frame does for what is chosen in its menu. */
const choose = (page: Page, density: (typeof densities)[number]): Promise<void> =>
  page.evaluate(one => void (document.documentElement.dataset['density'] = one), density);

for (const language of ['zh', 'en'] as const)
  test(`nothing is cut, clipped or lies on other words at three widths and densities, in both themes, in ${language}`, async ({ page }) => {
    const say = words[language];
    await signIn(page, 'superadmin');
    await page.getByRole('button', { name: say.language, exact: true }).click();
    const faults: Record<string, readonly string[]> = {};
    for (const { name, address, within, ...more } of shapes) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(address);
      await expect(panel(page).getByRole('heading', { level: 1 })).toBeVisible();
      await expect(panel(page).locator('[aria-busy="true"], [class*="skeleton"], .bp6-spinner')).toHaveCount(0);
      if ('open' in more) await more.open(page, say);
      for (const density of densities)
        for (const width of [1280, 1440, 1920]) {
          await choose(page, density);
          await page.setViewportSize({ width, height: 900 });
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
            await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
            const found = await misplaced(page, within);
            if (found.length > 0) faults[`${name}, ${width}, ${density}, ${colorScheme}`] = found;
          }
        }
    }
    expect(faults).toEqual({});
  });
