import { expect } from '@playwright/test';
import { looks, nameOf, settingsOf, words } from './looks.ts';
import { openVehicles, openHome, panel, signIn, test } from './person.ts';
import { violationsOf } from './violations.ts';
import { expectDrawn } from './walk-to.ts';

// both languages and both themes, each once; pages and dialogs are checked in all four combinations
for (const look of looks.slice(0, 2))
  test.describe(nameOf(look), () => {
    test.use(settingsOf(look));

    test('no serious fault for people with a screen reader or weak sight', async ({ page }) => {
      const say = words[look.language];
      const faults: Record<string, readonly string[]> = {};
      await page.goto('/login');
      await page.getByRole('button', { name: say.language, exact: true }).click();
      faults['login'] = await violationsOf(page);
      await signIn(page, 'catalogeditor');
      await openHome(page);
      await expectDrawn(page);
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
      await expectDrawn(page);
      faults['download centre'] = await violationsOf(page);
      expect(faults).toEqual({ login: [], home: [], list: [], form: [], import: [], 'download centre': [] });
    });
  });
