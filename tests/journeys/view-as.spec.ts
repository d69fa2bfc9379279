import { expect, type Page } from '@playwright/test';
import { callMain, dialog, panel, signIn, test } from './person.ts';

const bar = (page: Page) => page.getByRole('status').filter({ hasText: /身份查看|viewing as/ });
const account = (page: Page) => page.getByRole('table', { name: '用户' });

test('a super user looks at the product as a colleague, reads what they read, changes nothing, and is back by one click', async ({
  page,
}) => {
  await signIn(page, 'superadmin');
  await page.goto('/admin/system/users');
  await account(page).getByRole('checkbox', { name: '选择 qc', exact: true }).click({ force: true });
  await panel(page).getByRole('button', { name: '以其身份查看', exact: true }).click();
  await dialog(page).getByRole('button', { name: '以其身份查看', exact: true }).click();

  await expect(bar(page)).toContainText('（qc）');
  await expect(page).toHaveURL(/home/);
  const menu = page.getByRole('navigation', { name: '菜单' });
  await expect(menu.getByRole('button', { name: '基础数据', exact: true })).toBeVisible();
  await expect(menu.getByRole('button', { name: '系统配置', exact: true })).toHaveCount(0);
  await page.goto('/admin/basic/skuList');
  await expect(bar(page)).toBeVisible();
  await expect(panel(page).getByRole('columnheader', { name: 'SKU', exact: true })).toBeVisible();
  await expect(panel(page).getByRole('columnheader', { name: /采购价/ })).toHaveCount(0);
  await expect(panel(page).getByRole('button', { name: '导出', exact: true })).toBeDisabled();
  await expect(panel(page).getByRole('button', { name: '导出', exact: true })).toHaveAttribute('title', '正以他人身份查看，只能读取');
  expect(await callMain(page, '/base/list_fields/save', { page: 'brand', layout: { columns: [] } })).toMatchObject({ reason: 'VIEWING' });

  await page.reload();
  await bar(page).getByRole('button', { name: '结束查看' }).click();
  await expect(page).toHaveURL(/\/admin\/system\/users/);
  await expect(bar(page)).toHaveCount(0);
  await expect(menu.getByRole('button', { name: '系统配置', exact: true })).toBeVisible();

  await account(page).getByRole('checkbox', { name: '选择 qc', exact: true }).click({ force: true });
  await panel(page).getByRole('button', { name: '历史', exact: true }).click();
  await expect(dialog(page).getByText('被代看').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/admin/logs/loginLog');
  await expect(panel(page).getByText('代看结束').first()).toBeVisible();
});
