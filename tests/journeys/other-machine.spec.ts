import { expect, type Page } from '@playwright/test';
import { dialog, field, openHome, panel, signIn, test } from './person.ts';
import { colleague } from './prices.ts';

const head = (page: Page, name: string) => panel(page).getByRole('columnheader', { name, exact: true });
const columns = (page: Page) => panel(page).getByRole('button', { name: '列设置', exact: true });
const filterOf = (page: Page, label: string) =>
  panel(page)
    .locator('.ax-filter')
    .filter({ has: page.getByText(label, { exact: true }) });
const root = (page: Page) => page.locator('html');

/** Waits until what somebody chose is kept by the server. */
async function kept(page: Page, choose: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse(reply => reply.url().includes('/base/list_fields/save'));
  await choose();
  await saved;
}

/** Chooses in the menu of looks. */
async function look(page: Page, ...choices: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: '外观', exact: true }).click();
  for (const choice of choices) await kept(page, () => page.getByText(choice, { exact: true }).click());
  await page.keyboard.press('Escape');
}

test('the columns of a list and what was typed into a form are there at another machine; a reset gives the page’s own columns', async ({
  page,
  browser,
}) => {
  await signIn(page, 'catalogeditor');
  await page.goto('/admin/basic/brand');
  await expect(head(page, '中文名称')).toHaveCount(1);
  await columns(page).click();
  await kept(page, () => page.getByRole('checkbox', { name: '中文名称' }).click({ force: true }));
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
  const drafts = dialog(other).getByRole('list', { name: '我的草稿' });
  await expect(drafts.getByRole('listitem')).toHaveText([/^ELSEWHERE/]);
  // what is typed beside it is a draft of its own
  await field(dialog(other), '品牌编码').fill('BESIDE');
  await expect(dialog(other).getByText(/草稿已保存/)).toBeVisible();
  await dialog(other).getByRole('button', { name: '继续草稿: ELSEWHERE' }).click();
  await expect(field(dialog(other), '品牌编码')).toHaveValue('ELSEWHERE');
  await expect(drafts.getByRole('listitem')).toHaveText([/^BESIDE/]);
  await drafts.getByRole('button', { name: '放弃草稿: BESIDE' }).click();
  await dialog(other, /^放弃草稿/)
    .getByRole('button', { name: '放弃草稿', exact: true })
    .click();
  await expect(drafts).toHaveCount(0);
  // both go on with the same draft: neither takes the place of the other
  await field(dialog(page), '品牌编码').fill('ELSEWHERE-1');
  await page.waitForResponse(reply => reply.url().endsWith('/draft/save') && reply.ok());
  await field(dialog(other), '品牌编码').fill('ELSEWHERE-2');
  await expect(dialog(other).getByText(/^您有 1 份未保存的草稿 另一窗口也修改了这份草稿/)).toBeVisible();
  await expect(drafts.getByRole('listitem')).toHaveText([/^ELSEWHERE-1/]);
  await dialog(other).getByRole('button', { name: '取消', exact: true }).click();
  await other.getByRole('button', { name: '放弃', exact: true }).click();
  await expect(other.getByRole('dialog')).toHaveCount(0);

  await columns(other).click();
  await other.getByRole('button', { name: '恢复默认' }).click();
  await expect(head(other, '中文名称')).toHaveCount(1);
  await other.context().close();
});

test('density, theme and unfolded filters follow their user to another machine, which has them at its next start without asking; the filters of a wide page take two rows, and the others unfold by the keyboard', async ({
  page,
  browser,
}) => {
  await signIn(page, 'planmanager');
  await openHome(page);
  await look(page, '紧凑', '深色');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await page.goto('/admin/basic/skuList');
  const bar = panel(page).getByRole('search', { name: '筛选', exact: true });
  const more = bar.getByRole('button', { name: /^更多筛选/ });

  await test.step('the others unfold, also for a condition that is set, and fold again', async () => {
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await expect(bar.locator('.ax-filter')).toHaveCount(11);
    await expect(filterOf(page, '缺图片')).toHaveCount(0);
    await more.press('Enter');
    await page.keyboard.press('Tab');
    await expect(bar.locator('.ax-filter').nth(11).locator(':focus')).toHaveCount(1);
    await filterOf(page, '缺图片').getByRole('combobox').selectOption({ label: '是' });
    await expect(page).toHaveURL(/noImage=/);
    await kept(page, () => bar.getByRole('button', { name: '收起更多筛选' }).press('Enter'));
    await expect(bar.getByRole('button', { name: /^更多筛选 \d+ · 已用 1$/ })).toBeVisible();
    await panel(page).getByRole('button', { name: '转到筛选项 缺图片: 是' }).press('Enter');
    await expect(filterOf(page, '缺图片').getByRole('combobox')).toBeFocused();
  });

  await test.step('what is asked for once is not kept: the others are folded at the next start, and unfolded for good by their button', async () => {
    await page.reload();
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await kept(page, () => more.click());
  });

  await test.step('all of it is there at another machine', async () => {
    const other = await colleague(browser, 'planmanager');
    await openHome(other);
    await expect(root(other)).toHaveAttribute('data-theme', 'dark');
    await expect(root(other)).toHaveAttribute('data-density', 'compact');
    await other.goto('/admin/basic/skuList');
    await expect(filterOf(other, '缺图片')).toBeVisible();
    await other.route('**/signin/recheck', () => undefined);
    await other.reload();
    await expect(root(other)).toHaveAttribute('data-theme', 'dark');
    await other.context().close();
  });

  await test.step('and is put back', async () => {
    await kept(page, () => bar.getByRole('button', { name: '收起更多筛选' }).click());
    await page.goto('/');
    await look(page, '标准', '跟随系统');
  });
});
