import { expect, type Page } from '@playwright/test';
import { dialog, openHome, panel, signIn, test, tickFirstRow } from './person.ts';
import { misplaced } from './misplaced.ts';
import { expectDrawn } from './walk-to.ts';

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

/** One page of each kind that the engine draws, and how it comes into sight; lists, forms and the others. */
const shapes = {
  lists: [
    { name: 'list', address: '/admin/basic/skuList', within: '[role=tabpanel]' },
    { name: 'list with a tick', address: '/admin/basic/supplier', within: '[role=tabpanel]', open: tickFirstRow },
  ],
  forms: [
    { name: 'form', address: '/admin/basic/skuList', within: '[role=dialog]', open: openForm },
    { name: 'form with lines', address: '/admin/basic/bom', within: '[role=dialog]', open: openForm },
  ],
  others: [
    { name: 'detail', address: '/admin/basic/skuList', within: '[role=dialog]', open: openRecord },
    { name: 'board', address: '/admin/wms/stockLayer?tab=age', within: '[role=tabpanel]' },
    { name: 'station', address: '/admin/wms/receiveStation', within: '[role=tabpanel]' },
    { name: 'home', address: '/admin/home/homeIndex', within: '[role=tabpanel]' },
  ],
} as const;

/** Chooses how close rows stand, as the frame does for what is chosen in its menu. */
const choose = (page: Page, density: (typeof densities)[number]): Promise<void> =>
  page.evaluate(one => void (document.documentElement.dataset['density'] = one), density);

/** A journey over some shapes of pages in one language. */
export function judgeLayouts(language: 'zh' | 'en', which: keyof typeof shapes): void {
  test(`nothing is cut, clipped or lies on other words at three widths and densities, in both themes, in ${language}: ${which}`, async ({
    page,
  }) => {
    const say = words[language];
    await signIn(page, 'superadmin');
    await openHome(page);
    await page.getByRole('button', { name: say.language, exact: true }).click();
    const faults: Record<string, readonly string[]> = {};
    for (const { name, address, within, ...more } of shapes[which]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(address);
      await expectDrawn(page);
      if ('open' in more) await more.open(page, say);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        for (const density of densities) {
          await choose(page, density);
          for (const width of [1280, 1440, 1920]) {
            await page.setViewportSize({ width, height: 900 });
            await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
            const found = await misplaced(page, within);
            if (found.length > 0) faults[`${name}, ${width}, ${density}, ${colorScheme}`] = found;
          }
        }
      }
    }
    expect(faults).toEqual({});
  });
}
