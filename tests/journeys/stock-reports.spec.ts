import { expect } from '@playwright/test';
import { panel, signIn, test } from './person.ts';

test('the report of a month opens its moves', async ({ page }) => {
  await signIn(page, 'superadmin');
  // the demo was delivered in the last half year: from its first day to today something came in
  await page.goto('/admin/wms/stockInOutReport?tab=period&bizDate=between:last180d');
  const figure = panel(page)
    .locator('.ax-cell-link')
    .filter({ hasText: /^[1-9][\d,]*$/ });
  await figure.first().click();
  await expect(page).toHaveURL(/wms\/stockLedger\?tab=all&sku=in/);
  const opened = new URL(page.url()).searchParams;
  await expect(panel(page).getByText(/^共 [1-9][\d,]* 条$/)).toBeVisible();
  expect([opened.get('sku'), opened.get('warehouse')]).toEqual([expect.stringMatching(/^in/), expect.stringMatching(/^in/)]);
});
