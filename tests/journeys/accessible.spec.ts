import { pagesOf } from '@axle/page-kit';
import { allSections } from '@axle/pages';
import { expect } from '@playwright/test';
import { openVehicles, panel, signIn, test } from './person.ts';
import { violationsOf } from './violations.ts';

const words = {
  'zh-CN': { add: '新增', import: '导入', cancel: '取消', close: '关闭', language: '中文' },
  en: { add: 'Add', import: 'Import', cancel: 'Cancel', close: 'Close', language: 'English' },
} as const;

/** Every page, and every tab that shows something else than its page's list. */
const addresses = (await allSections()).flatMap(section =>
  pagesOf(section).flatMap(({ key, tabs }) => {
    const address = `/admin/${section.key}/${key}`;
    return [address, ...tabs.filter(tab => tab.board ?? tab.view ?? tab.tool ?? tab.listOf).map(tab => `${address}?tab=${tab.key}`)];
  }),
);

const looks = ['zh-CN light', 'en dark', 'en light', 'zh-CN dark'];

/**
 * What one look of one language judges: a quarter of the pages. All in all four would take many minutes; the quarters are dealt so that
 * every page is judged once, and neighbours in other looks and languages.
 */
const dealt = (language: string, colorScheme: string): readonly string[] =>
  addresses.filter((_, place) => looks[place % looks.length] === `${language} ${colorScheme}`);

for (const language of ['zh-CN', 'en'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`In ${language}, ${colorScheme}`, () => {
      test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

      test('no serious fault for people with a screen reader or weak sight', async ({ page }) => {
        const say = words[language];
        const faults: Record<string, readonly string[]> = {};
        await page.goto('/login');
        await page.getByRole('button', { name: say.language, exact: true }).click();
        faults['login'] = await violationsOf(page);
        await signIn(page, 'catalogeditor');
        faults['home'] = await violationsOf(page);
        await openVehicles(page);
        faults['list'] = await violationsOf(page);
        await panel(page).getByRole('button', { name: say.add, exact: true }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        faults['form'] = await violationsOf(page);
        await page.getByRole('dialog').getByRole('button', { name: say.cancel, exact: true }).click();
        await panel(page).getByRole('button', { name: say.import, exact: true }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        faults['import'] = await violationsOf(page);
        await page.goto('/admin/resourceCenter/downList');
        await expect(panel(page)).toBeVisible();
        faults['download centre'] = await violationsOf(page);
        expect(faults).toEqual({ login: [], home: [], list: [], form: [], import: [], 'download centre': [] });
      });

      test('no serious fault on the pages dealt to this look, and none is wider than the window', async ({ page }) => {
        await page.goto('/login');
        await page.getByRole('button', { name: words[language].language, exact: true }).click();
        await signIn(page, 'superadmin');
        const faults: Record<string, readonly string[]> = {};
        for (const address of dealt(language, colorScheme)) {
          await page.goto(address);
          await expect(panel(page).getByRole('heading', { level: 1 })).toBeVisible();
          await expect(panel(page).locator('[aria-busy="true"], [class*="skeleton"], .bp6-spinner')).toHaveCount(0);
          const found = await violationsOf(page, '[role="tabpanel"]');
          const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          if (excess > 0 || found.length > 0) faults[address] = [...found, ...(excess > 0 ? [`${excess} px too wide`] : [])];
        }
        expect(faults).toEqual({});
      });
    });
  }
}
