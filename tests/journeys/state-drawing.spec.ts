import { expect } from '@playwright/test';
import { dialog, panel, signIn, test } from './person.ts';

test('a record shows where it stands in the life of its kind, and a screen reader is told the same', async ({ page }) => {
  await signIn(page, 'superadmin');
  await page.goto('/admin/basic/skuList');
  await panel(page).getByRole('tab', { name: /^清货/ }).click();
  await panel(page)
    .getByRole('gridcell', { name: /^[A-Z]{3}-\d+$/ })
    .first()
    .dblclick();
  await dialog(page).getByRole('tab', { name: '状态流转' }).click();
  await expect(dialog(page).getByRole('img', { name: '状态流转图，当前状态：清货' })).toBeVisible();
  const now = dialog(page).getByRole('listitem').filter({ hasText: '清货 (当前状态)' });
  await expect(now.getByRole('listitem')).toHaveText(['停售，转为停售', '恢复在售，转为在售']);
  await page.reload();
  await expect(dialog(page).getByRole('img', { name: '状态流转图，当前状态：清货' })).toBeVisible();
});
