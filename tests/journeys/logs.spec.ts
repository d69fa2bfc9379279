import { expect, type Page } from '@playwright/test';
import { openByMenu, panel, signIn, test } from './person.ts';

/** Waits for a row with this name. Tracking records arrive after the event, so the list is refreshed until the row is there. */
async function expectTracked(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await panel(page).getByRole('button', { name: '刷新', exact: true }).click();
    await expect(panel(page).getByRole('gridcell', { name, exact: true }).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

test('an administrator finds in the logs the page views and presses just made and the sign-ins just refused, and nothing that changes them', async ({
  page,
}) => {
  const refused = await page.request.post('/api/core/signin/login', {
    data: { account: 'no.such.person', password: 'wrong password' },
    headers: { 'x-axle-key': 'axle-web-1' },
  });
  expect(((await refused.json()) as { code: number }).code).not.toBe(0);
  await signIn(page, 'sysadmin');

  await test.step('the pages just viewed', async () => {
    await openByMenu(page, '基础数据', '替代与车型', '车型搜索结果');
    await openByMenu(page, '日志', '埋点日志', '埋点日志');
    await expectTracked(page, '车型搜索结果 - 按车型查');
    await expectTracked(page, '埋点日志 - 页面访问');
    await expect(panel(page).getByRole('gridcell', { name: 'sb.lg.sysburpoil.pageview', exact: true }).first()).toBeVisible();
  });

  await test.step('the buttons just pressed', async () => {
    await panel(page).getByRole('button', { name: '导出', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: '取消', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await panel(page).getByRole('tab', { name: '按钮点击', exact: true }).click();
    await expectTracked(page, 'export');
    await expectTracked(page, 'cancel');
  });

  await test.step('the sign-ins that were refused', async () => {
    await page.goto('/admin/logs');
    await expect(page).toHaveURL(/\/admin\/logs\/loginLog/);
    await expect(panel(page).getByRole('gridcell', { name: 'sysadmin', exact: true }).first()).toBeVisible();

    await panel(page).getByRole('tab', { name: '失败', exact: true }).click();
    await expect(panel(page).getByRole('gridcell', { name: 'no.such.person', exact: true }).first()).toBeVisible();
    await expect(panel(page).getByRole('gridcell', { name: 'sysadmin', exact: true })).toHaveCount(0);
    await expect(panel(page).getByRole('button', { name: '导出', exact: true })).toBeVisible();
    for (const name of ['新增', '编辑', '删除', '导入'])
      await expect(panel(page).getByRole('button', { name, exact: true })).toHaveCount(0);
  });
});
