import { expect, type Page } from '@playwright/test';
import { callMain, dialog, expectTotal, openVehicles, panel, signIn, test, tickFirstRow, totalOf } from './person.ts';

const make = 'Set Motors';
const only = `?make=${encodeURIComponent(make)}`;

/** Five vehicles of a make of their own, whichever journey comes first. */
async function someVehicles(page: Page): Promise<void> {
  for (let year = 2001; year <= 2005; year++)
    await callMain(page, '/item/vehicle_model/add', {
      page: 'vehicleModel',
      values: { market: 'US', year, make, model: year === 2001 ? 'Alone' : 'Often' },
    });
}

test('days that stay relative, empty fields and several sort columns are asked for, kept in the address and taken away', async ({
  page,
}) => {
  await signIn(page, 'catalogeditor');
  await someVehicles(page);
  await openVehicles(page);
  const all = await totalOf(page);
  await panel(page).getByRole('button', { name: '驱动：筛选方式' }).click();
  await page.getByRole('menuitem', { name: '为空', exact: true }).click();
  await expect(page).toHaveURL(/=isEmpty%3A|=isEmpty:/);
  await panel(page).getByRole('button', { name: '移除筛选 驱动: 为空' }).click();

  await panel(page).getByRole('button', { name: '更新时间', exact: true }).click();
  await page.getByRole('combobox', { name: '相对日期' }).selectOption('olderThan');
  await page.getByRole('textbox', { name: '天', exact: true }).fill('45');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/updatedAt=between(%3A|:)olderThan45d/);
  await expect(panel(page).getByText('更新时间: 45 天以前')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(panel(page).getByText('更新时间: 45 天以前')).toBeVisible();
  await panel(page).getByRole('button', { name: '移除筛选 更新时间: 45 天以前' }).click();
  await expect(panel(page).getByText(`共 ${all.toLocaleString('en-US')} 条`, { exact: true })).toBeVisible();

  await panel(page).getByRole('columnheader', { name: /^品牌/ }).first().click();
  await panel(page)
    .getByRole('columnheader', { name: /^年款/ })
    .first()
    .click({ modifiers: ['Shift'] });
  const year = panel(page).getByRole('button', { name: '年款，升序，第 2 排序列' });
  await year.focus();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(page).toHaveURL(/sort=year(%2C|,)make/);
  await panel(page).getByRole('button', { name: '年款，升序，第 1 排序列' }).click();
  await expect(page).toHaveURL(/sort=-year(%2C|,)make/);
});

test('a pasted batch tells what is found, ambiguous and missing', async ({ page }) => {
  await signIn(page, 'catalogeditor');
  await someVehicles(page);
  await openVehicles(page);
  await panel(page).getByRole('button', { name: '批量粘贴' }).nth(1).click();
  await dialog(page).getByRole('textbox', { name: '批量粘贴' }).fill('ALONE\noften\nno such model\nnor this one');
  await dialog(page).getByRole('button', { name: '检查', exact: true }).click();
  await expect(dialog(page).getByText('找到一条：1')).toBeVisible();
  await expect(dialog(page).getByText('often（4 条）')).toBeVisible();
  await expect(dialog(page).getByText('未找到：2')).toBeVisible();
  await dialog(page).getByRole('button', { name: '查询', exact: true }).click();
  await expectTotal(page, 5);
  await expect(page).toHaveURL(/model=in/);
});

test('all that match are disabled as a set but for one, and enabled again from the results', async ({ page }) => {
  await signIn(page, 'catalogeditor');
  await someVehicles(page);
  await openVehicles(page, only);
  const rows = 5;
  await expectTotal(page, rows);
  await tickFirstRow(page);
  await panel(page)
    .getByRole('button', { name: /^选择全部/ })
    .click();
  await expect(panel(page).getByText(`已选 ${rows}`)).toBeVisible();
  await tickFirstRow(page);
  await expect(panel(page).getByText(`已选 ${rows - 1}（不含 1 条）`)).toBeVisible();
  for (const action of ['停用', '启用']) {
    await panel(page).getByRole('button', { name: action, exact: true }).click();
    await dialog(page)
      .getByRole('button', { name: `${action} ${rows - 1} 条`, exact: true })
      .click();
    await expect(dialog(page).getByText(`${action}：${rows - 1} 条成功，共 ${rows - 1} 条。`)).toBeVisible();
    await dialog(page).getByRole('button', { name: '关闭', exact: true }).last().click();
  }
  await panel(page).getByRole('button', { name: '停用', exact: true }).click();
  await dialog(page).getByRole('button', { name: '取消', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
