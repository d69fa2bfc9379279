import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { openVehicles, panel, signIn, test } from './person.ts';

/** Waits until what comes into sight stands there fully: a dialog that is still fading in has less contrast than it will have. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document.getAnimations().filter(animation => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    return Promise.allSettled(ending.map(animation => animation.finished));
  });

/** What axe calls serious or critical, in words that lead to the place. */
async function violationsOf(page: Page): Promise<readonly string[]> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(node => node.target.join(' '))
          .slice(0, 3)
          .join(' | ')}`,
    );
}

const words = {
  'zh-CN': { add: '新增', import: '导入', cancel: '取消', close: '关闭', language: '中文' },
  en: { add: 'Add', import: 'Import', cancel: 'Cancel', close: 'Close', language: 'English' },
} as const;

for (const language of ['zh-CN', 'en'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`In ${language}, ${colorScheme}`, () => {
      test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

      test('no serious fault for people with a screen reader or weak sight', async ({ page }) => {
        test.setTimeout(120_000);
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
    });
  }
}
