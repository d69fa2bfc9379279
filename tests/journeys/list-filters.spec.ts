import { expect, type Page } from '@playwright/test';
import { callMain, dialog, expectTotal, openVehicles, panel, signIn, test, tickFirstRow, totalOf } from './person.ts';
import { colleague, soldSku } from './prices.ts';

const fuels = ['gasoline', 'diesel', 'hybrid', 'gasoline', 'electric'];

/** Five vehicles of a make of their own, each with its fuel. */
async function vehiclesOf(page: Page, make: string): Promise<void> {
  for (const [at, fuel] of fuels.entries())
    await callMain(page, '/item/vehicle_model/add', {
      page: 'vehicleModel',
      values: { market: 'US', year: 2001 + at, make, model: `Kind ${at}`, fuel },
    });
  await openVehicles(page, `?make=${encodeURIComponent(make)}`);
  await expectTotal(page, fuels.length);
}

const filterOf = (page: Page, label: string) =>
  panel(page)
    .locator('.ax-filter')
    .filter({ has: page.getByText(label, { exact: true }) });

test('numbers are compared, choices taken together or left out, and a category found with all below it', async ({ page }) => {
  await signIn(page, 'catalogeditor');
  await vehiclesOf(page, 'Filter Motors');
  await filterOf(page, '年款').getByRole('combobox').selectOption('gte');
  await filterOf(page, '年款').getByRole('textbox').fill('2003');
  await page.keyboard.press('Enter');
  await expectTotal(page, 3);
  await expect(page).toHaveURL(/year=gte(%3A|:)2003/);
  await filterOf(page, '年款').getByRole('combobox').selectOption('between');
  await filterOf(page, '年款').getByRole('textbox').last().fill('2004');
  await page.keyboard.press('Enter');
  await expectTotal(page, 2);
  await panel(page)
    .getByRole('button', { name: /^移除筛选 年款/ })
    .click();
  await expectTotal(page, 5);

  await filterOf(page, '燃料').locator('.ax-filter-button').click();
  for (const fuel of [/^汽油/, /^柴油/]) await page.getByRole('checkbox', { name: fuel }).click({ force: true });
  await expectTotal(page, 3);
  await page.getByRole('button', { name: '排除所选', exact: true }).click();
  await expectTotal(page, 2);
  await page.keyboard.press('Escape');
  await expect(panel(page).getByRole('button', { name: /^移除筛选 燃料/ })).toBeVisible();

  await page.goto('/admin/basic/skuList');
  await expect(panel(page).getByText(/^共 [\d,]+ 条$/)).toBeVisible();
  const all = await totalOf(page);
  await filterOf(page, '品类').locator('.ax-filter-button').click();
  await page
    .getByRole('checkbox', { name: /^制动系统/ })
    .first()
    .click({ force: true });
  // every SKU stands in a category of the lowest level, none in this one itself
  await expect.poll(() => totalOf(page)).toBeLessThan(all);
  expect(await totalOf(page)).toBeGreaterThan(0);
});

test('5,000 pasted codes are looked up at once, and the missing ones copied', async ({ page }) => {
  await signIn(page, 'catalogeditor');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const known = [(await soldSku(page, 0)).sku, (await soldSku(page, 1)).sku];
  const missing = Array.from({ length: 5000 - known.length }, (_, at) => `NONE-${String(at).padStart(5, '0')}`);
  await page.goto('/admin/basic/skuList');
  await panel(page).getByRole('button', { name: '批量粘贴' }).first().click();
  await dialog(page)
    .getByRole('textbox', { name: '批量粘贴' })
    .fill([...known, ...missing].join(' '));
  await dialog(page).getByRole('button', { name: '检查', exact: true }).click();
  await expect(dialog(page).getByText('找到一条：2')).toBeVisible();
  await expect(dialog(page).getByText('未找到：4,998')).toBeVisible();
  await dialog(page).getByRole('button', { name: '复制 未找到：4,998' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(missing.join('\n'));
  await dialog(page).getByRole('button', { name: '查询', exact: true }).click();
  await expectTotal(page, known.length);
});

test('ticks stay over another order and other conditions', async ({ page }) => {
  await signIn(page, 'catalogeditor');
  await vehiclesOf(page, 'Tick Motors');
  await tickFirstRow(page);
  await expect(panel(page).getByText('已选 1', { exact: true })).toBeVisible();
  await panel(page).getByRole('columnheader', { name: /^年款/ }).first().click();
  await expect(page).toHaveURL(/sort=year/);
  await expect(panel(page).getByText('已选 1', { exact: true })).toBeVisible();
  await panel(page).getByRole('searchbox').fill('Kind 0');
  await expectTotal(page, 1);
  await expect(panel(page).getByText('已选 1', { exact: true })).toBeVisible();
  await panel(page).getByRole('searchbox').fill('');
  await expectTotal(page, fuels.length);
  await expect(panel(page).getByRole('checkbox', { name: '选择该行', checked: true })).toHaveCount(1);
});

test('the filters of a wide page take two rows; the others unfold by the keyboard, also for a condition that is set, and stay so at another machine', async ({
  page,
  browser,
}) => {
  await signIn(page, 'planmanager');
  await page.goto('/admin/basic/skuList');
  const bar = panel(page).getByRole('search', { name: '筛选', exact: true });
  const more = bar.getByRole('button', { name: /^更多筛选/ });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expect(bar.locator('.ax-filter')).toHaveCount(11);
  await expect(filterOf(page, '无图片')).toHaveCount(0);
  await more.press('Enter');
  await page.keyboard.press('Tab');
  await expect(bar.locator('.ax-filter').nth(11).locator(':focus')).toHaveCount(1);
  await filterOf(page, '无图片').getByRole('combobox').selectOption({ label: '是' });
  await expect(page).toHaveURL(/noImage=/);
  const folded = page.waitForResponse(reply => reply.url().includes('/base/list_fields/save'));
  await bar.getByRole('button', { name: '收起更多筛选' }).press('Enter');
  await folded;
  await expect(bar.getByRole('button', { name: /^更多筛选 \d+ · 已用 1$/ })).toBeVisible();

  await panel(page).getByRole('button', { name: '到筛选项 无图片: 是' }).press('Enter');
  await expect(filterOf(page, '无图片').getByRole('combobox')).toBeFocused();
  // what is asked for once is not kept: the others are folded at the next start, and unfolded for good by their button
  await page.reload();
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  const kept = page.waitForResponse(reply => reply.url().includes('/base/list_fields/save'));
  await more.click();
  await kept;
  const other = await colleague(browser, 'planmanager');
  await other.goto('/admin/basic/skuList');
  await expect(filterOf(other, '无图片')).toBeVisible();
  await other.context().close();
});
