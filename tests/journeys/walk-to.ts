import { expect, type Page } from '@playwright/test';
import { panel } from './person.ts';

/** Waits until the page in sight is drawn and loads nothing more. */
export async function expectDrawn(page: Page): Promise<void> {
  await expect(panel(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(panel(page).locator('[aria-busy="true"], [class*="skeleton"], .bp6-spinner')).toHaveCount(0);
}

/** Goes through addresses inside the app, as links do: what is there is not loaded again. */
export function walker(page: Page): (address: string) => Promise<void> {
  const walked = new Set<string>();
  return async address => {
    const key = /\/admin\/[^/]+\/([^/?]+)/.exec(address)?.[1] ?? '';
    // the page still shows the tab that it was left at: its panel cannot tell when the other one has come
    if (walked.has(key)) await page.goto(address);
    else
      await page.evaluate(to => {
        window.history.pushState(undefined, '', to);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, address);
    walked.add(key);
    await expect(page.locator(`[id="panel-${key}"]`)).toBeVisible();
    await expectDrawn(page);
  };
}
