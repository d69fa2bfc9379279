import { expect, type Page } from '@playwright/test';
import { dialog, openVehicles, panel, signIn, signOut, test } from './person.ts';
import { colleague } from './prices.ts';

/** Waits until what is chosen for a view is kept by the server. */
async function kept(page: Page, choose: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse(reply => reply.url().includes('/list_view') && reply.request().method() === 'POST');
  await choose();
  await saved;
}

/** Chooses whether the page opens with the view in sight. */
async function openWith(page: Page, choice: string): Promise<void> {
  await panel(page).getByRole('button', { name: '视图', exact: true }).click();
  await kept(page, () => page.getByRole('menuitem', { name: choice, exact: true }).click());
}

test('a view is saved, shared by its link, and opens the page at the next sign-in; it is made the first of a role, whose people open the page with it while others do not', async ({
  page,
  browser,
}) => {
  await signIn(page, 'superadmin');

  await test.step('a view is made the first of a role', async () => {
    await page.goto('/admin/basic/supplier?q=a');
    await panel(page).getByRole('button', { name: '视图', exact: true }).click();
    await page.getByRole('menuitem', { name: '另存为视图…' }).click();
    await dialog(page).getByLabel('视图名称').fill('首见视图');
    await dialog(page).getByText('所有人').click();
    await dialog(page).getByRole('button', { name: '保存', exact: true }).click();
    await expect(panel(page).getByRole('tab', { name: '首见视图', selected: true })).toBeVisible();
    const setForRole = async () => {
      await panel(page).getByRole('button', { name: '视图', exact: true }).click();
      await page.getByRole('menuitem', { name: '设为角色默认' }).hover();
      await kept(page, () => page.getByRole('option', { name: '审计(只读)' }).click());
      await panel(page).getByRole('heading', { level: 1 }).click();
      await expect(page.getByRole('menuitem', { name: '设为角色默认' })).toHaveCount(0);
    };
    await setForRole();

    const auditor = await colleague(browser, 'auditor');
    await auditor.goto('/admin/basic/supplier');
    await expect(panel(auditor).getByRole('tab', { name: '首见视图', selected: true })).toBeVisible();
    await expect(panel(auditor).getByRole('searchbox')).toHaveValue('a');
    const buyer = await colleague(browser, 'buyer');
    await buyer.goto('/admin/basic/supplier');
    await expect(panel(buyer).getByRole('tab', { name: '首见视图', selected: false })).toBeVisible();

    await setForRole();
    await auditor.goto('/admin/basic/supplier');
    await expect(panel(auditor).getByRole('tab', { name: '首见视图', selected: false })).toBeVisible();
    for (const other of [auditor, buyer]) await other.context().close();
  });

  await test.step('a view is saved, shared and opens the page', async () => {
    await openVehicles(page, '?make=Honda');
    await panel(page).getByRole('button', { name: '视图', exact: true }).click();
    await page.getByRole('menuitem', { name: '另存为视图…' }).click();
    await dialog(page).getByLabel('视图名称').fill('本田车型');
    await dialog(page).getByText('所有人').click();
    await dialog(page).getByRole('button', { name: '保存', exact: true }).click();
    await expect(panel(page).getByRole('tab', { name: '本田车型', selected: true })).toBeVisible();
    await expect(page).toHaveURL(/\?view=\d+$/);
    const link = page.url();

    await panel(page)
      .getByRole('button', { name: /^移除筛选/ })
      .first()
      .click();
    await expect(panel(page).getByText('视图“本田车型”已修改')).toBeVisible();
    await panel(page).getByRole('button', { name: '还原', exact: true }).click();
    await expect(page).toHaveURL(link);
    await signOut(page);

    await signIn(page, 'catalogeditor');
    await page.goto(link);
    await expect(panel(page).getByRole('tab', { name: '本田车型', selected: true })).toBeVisible();
    await expect(panel(page).locator('.ax-chip').first()).toContainText('Honda');
    await openWith(page, '打开页面时显示');
    await signOut(page);

    await signIn(page, 'catalogeditor');
    await page.goto('/admin/basic/vehicleModel');
    await expect(panel(page).getByRole('tab', { name: '本田车型', selected: true })).toBeVisible();
    await page.keyboard.press('Control+k');
    await dialog(page).getByRole('combobox').fill('本田');
    await expect(page.getByRole('option', { name: /本田车型/ })).toBeVisible();
    await page.keyboard.press('Escape');

    await openWith(page, '打开页面时不再显示');
    await page.goto('/admin/basic/vehicleModel');
    await expect(panel(page).getByRole('tab', { name: '本田车型', selected: false })).toBeVisible();
  });
});
