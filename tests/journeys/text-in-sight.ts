import type { Page } from '@playwright/test';

/** The beginning of what a person reads in the page, without empty lines; a page that stands still is not waited for. */
export async function textInSight(page: Page): Promise<string> {
  const text = await page
    .locator('body')
    .innerText({ timeout: 5000 })
    .catch(() => 'nothing that could be read');
  return text.replace(/\s*\n\s*/g, '\n').slice(0, 2000);
}
