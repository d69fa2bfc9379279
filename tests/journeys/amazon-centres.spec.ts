import { expect } from '@playwright/test';
import { panel, signIn, test } from './person.ts';

test('an operator sees on the map where the centres of Amazon lie, and what is on its way to one', async ({ page }) => {
  await signIn(page, 'operator');
  await page.goto('/admin/basic/amazonWarehouse');
  await panel(page).getByRole('tab', { name: '地图' }).click();
  const map = panel(page).getByRole('group', { name: '亚马逊仓库分布' });
  await map.getByRole('button', { name: /^AVP1 Hazleton，在途货件 \d+$/ }).focus();
  await expect(panel(page).getByText('550 Oak Ridge Rd, Hazleton, PA, 18202')).toBeVisible();
  await panel(page).getByLabel('国家').selectOption({ label: 'DE 德国 (2)' });
  await expect(map.getByRole('button')).toHaveCount(2);
});
