import { expect, type Page } from '@playwright/test';
import { panel } from './person.ts';

/** Waits until the page in sight is drawn and loads nothing more. */
export async function expectDrawn(page: Page): Promise<void> {
  await expect(panel(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(panel(page).locator('[aria-busy="true"], [class*="skeleton"], .bp6-spinner')).toHaveCount(0);
}

/** Goes through addresses inside the app, as links do, and closes the tab of each when the next one is in sight. */
export function walker(page: Page): (address: string) => Promise<void> {
  let last: string | undefined;
  return async address => {
    const key = /\/admin\/[^/]+\/([^/?]+)/.exec(address)?.[1] ?? '';
    // the panel of the same page does not show when its other tab has been drawn
    if (key === last || page.url() === 'about:blank') await page.goto(address);
    else
      await page.evaluate(to => {
        window.history.pushState(undefined, '', to);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, address);
    await expect(page.locator(`[id="panel-${key}"]`)).toBeVisible();
    if (last !== undefined && last !== key && last !== 'homeIndex') await page.locator(`[id="tab-${last}"]`).press('Delete');
    last = key;
    await expectDrawn(page);
  };
}
