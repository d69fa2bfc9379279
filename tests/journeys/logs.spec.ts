import { expect, type Page } from '@playwright/test';
import { callMain, openByMenu, panel, signIn, test } from './person.ts';

/** The first row in sight whose page is called so. Views arrive behind the navigation that they tell of, so the list is refreshed until it is there. */
async function expectTracked(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await panel(page).getByRole('button', { name: '刷新', exact: true }).click();
    await expect(panel(page).getByRole('gridcell', { name, exact: true }).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

test('the administrator finds the page views just made, and the buttons just pressed, in the tracking log', async ({ page }) => {
  await signIn(page, 'sysadmin');
  await openByMenu(page, '基础数据', '替代与车型', '车型搜索结果');
  await openByMenu(page, '日志', '埋点日志', '埋点日志');
  await expectTracked(page, '车型搜索结果 - 按车型查');
  await expectTracked(page, '埋点日志 - 页面访问');
  await expect(panel(page).getByRole('gridcell', { name: 'sb.lg.sysburpoil.pageview', exact: true }).first()).toBeVisible();

  await panel(page).getByRole('button', { name: '导出', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await panel(page).getByRole('tab', { name: '按钮点击', exact: true }).click();
  await expect(async () => {
    await panel(page).getByRole('button', { name: '刷新', exact: true }).click();
    await expect(panel(page).getByRole('gridcell', { name: 'export', exact: true }).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('the login log tells of refused sign-ins, and offers nothing that changes it', async ({ page }) => {
  const refused = await page.request.post('/api/core/signin/login', { data: { account: 'no.such.person', password: 'wrong password' } });
  expect(((await refused.json()) as { code: number }).code).not.toBe(0);
  await signIn(page, 'auditor');
  await page.goto('/admin/logs');
  await expect(page).toHaveURL(/\/admin\/logs\/loginLog/);
  await expect(panel(page).getByRole('gridcell', { name: 'auditor', exact: true }).first()).toBeVisible();

  await panel(page).getByRole('tab', { name: '失败', exact: true }).click();
  await expect(panel(page).getByRole('gridcell', { name: 'no.such.person', exact: true }).first()).toBeVisible();
  await expect(panel(page).getByRole('gridcell', { name: 'auditor', exact: true })).toHaveCount(0);
  await expect(panel(page).getByRole('button', { name: '导出', exact: true })).toBeVisible();
  for (const name of ['新增', '编辑', '删除', '导入']) await expect(panel(page).getByRole('button', { name, exact: true })).toHaveCount(0);
});

test('without the right there is no log, neither in the menu nor by a call', async ({ page }) => {
  await signIn(page, 'buyer');
  await expect(page.getByRole('navigation', { name: '菜单' }).getByRole('button', { name: '日志', exact: true })).toHaveCount(0);
  for (const log of ['login_log', 'tracking_log']) {
    const reply = await callMain(page, `/base/${log}/get_list`, { filters: [], sort: [], limit: 10 });
    expect(reply.code, log).toBe(403);
    expect(reply.data ?? undefined, log).toBeUndefined();
  }
});
