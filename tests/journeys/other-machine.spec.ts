import { expect, type Page } from '@playwright/test';
import { dialog, field, panel, signIn, test } from './person.ts';
import { colleague } from './prices.ts';

const head = (page: Page, name: string) => panel(page).getByRole('columnheader', { name, exact: true });
const columns = (page: Page) => panel(page).getByRole('button', { name: '列设置', exact: true });

test('the columns of a list and what was typed into a form are there at another machine; a reset gives the page’s own columns', async ({
  page,
  browser,
}) => {
  await signIn(page, 'catalogeditor');
  await page.goto('/admin/basic/brand');
  await expect(head(page, '中文名称')).toHaveCount(1);
  await columns(page).click();
  const kept = page.waitForResponse(reply => reply.url().includes('/base/list_fields/save'));
  await page.getByRole('checkbox', { name: '中文名称' }).click({ force: true });
  await kept;
  await expect(head(page, '中文名称')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await panel(page).getByRole('button', { name: '新增', exact: true }).click();
  await field(dialog(page), '品牌编码').fill('ELSEWHERE');
  await expect(dialog(page).getByText(/草稿已保存/)).toBeVisible();

  const other = await colleague(browser, 'catalogeditor');
  await other.goto('/admin/basic/brand');
  await expect(head(other, '英文名称')).toHaveCount(1);
  await expect(head(other, '中文名称')).toHaveCount(0);
  await panel(other).getByRole('button', { name: '新增', exact: true }).click();
  await expect(dialog(other).getByText(/您有 .+ 的草稿/)).toBeVisible();
  await dialog(other).getByRole('button', { name: '继续草稿' }).click();
  await expect(field(dialog(other), '品牌编码')).toHaveValue('ELSEWHERE');
  await dialog(other).getByRole('button', { name: '取消', exact: true }).click();
  await other.getByRole('button', { name: '放弃', exact: true }).click();
  await expect(other.getByRole('dialog')).toHaveCount(0);

  await columns(other).click();
  await other.getByRole('button', { name: '恢复默认' }).click();
  await expect(head(other, '中文名称')).toHaveCount(1);
  await other.context().close();
});

test('density and theme follow their user to another machine, which has them at its next start without asking', async ({
  page,
  browser,
}) => {
  await signIn(page, 'customs');
  await page.getByRole('button', { name: '外观', exact: true }).click();
  for (const choice of ['紧凑', '深色']) {
    const kept = page.waitForResponse(reply => reply.url().includes('/base/list_fields/save'));
    await page.getByText(choice, { exact: true }).click();
    await kept;
  }
  const root = (seen: Page) => seen.locator('html');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');

  const other = await colleague(browser, 'customs');
  await expect(root(other)).toHaveAttribute('data-theme', 'dark');
  await expect(root(other)).toHaveAttribute('data-density', 'compact');
  await other.route('**/signin/recheck', () => undefined);
  await other.reload();
  await expect(root(other)).toHaveAttribute('data-theme', 'dark');
  await other.context().close();
});

test('the sheet of shortcuts opens at ?, and the help of a page at its button', async ({ page }) => {
  await signIn(page, 'auditor');
  await page.goto('/admin/system/basicInfoApproval');
  await panel(page).getByRole('button', { name: '帮助', exact: true }).click();
  await expect(panel(page).getByRole('complementary', { name: '帮助' })).toContainText('第二个人核对后才生效');
  await page.keyboard.press('?');
  await expect(dialog(page).getByText('搜索并打开页面')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
