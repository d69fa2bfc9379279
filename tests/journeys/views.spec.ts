import { expect } from '@playwright/test';
import { dialog, openVehicles, panel, signIn, signOut, test } from './person.ts';

test('a view is saved, shared by its link, and opens the page at the next sign-in', async ({ page }) => {
  await signIn(page, 'superadmin');
  await openVehicles(page, '?make=Honda');
  await panel(page).getByRole('button', { name: '视图', exact: true }).click();
  await page.getByRole('menuitem', { name: '另存为视图…' }).click();
  await dialog(page).getByLabel('视图名称').fill('本田车型');
  await dialog(page).getByText('所有人').click();
  await dialog(page).getByRole('button', { name: '保存', exact: true }).click();
  await expect(panel(page).getByRole('tab', { name: '本田车型', selected: true })).toBeVisible();
  await expect(page).toHaveURL(/\?view=\d+$/);
  const link = page.url();

  await panel(page).locator('.ax-chip button').first().click();
  await expect(panel(page).getByText('视图“本田车型”已修改')).toBeVisible();
  await panel(page).getByRole('button', { name: '还原', exact: true }).click();
  await expect(page).toHaveURL(link);
  await signOut(page);

  await signIn(page, 'catalogeditor');
  await page.goto(link);
  await expect(panel(page).getByRole('tab', { name: '本田车型', selected: true })).toBeVisible();
  await expect(panel(page).locator('.ax-chip').first()).toContainText('Honda');
  await panel(page).getByRole('button', { name: '视图', exact: true }).click();
  await page.getByRole('menuitem', { name: '打开页面时显示' }).click();
  await signOut(page);

  await signIn(page, 'catalogeditor');
  await page.goto('/admin/basic/vehicleModel');
  await expect(panel(page).getByRole('tab', { name: '本田车型', selected: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  await dialog(page).getByRole('combobox').fill('本田');
  await expect(page.getByRole('option', { name: /本田车型/ })).toBeVisible();
});
