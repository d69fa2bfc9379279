import { expect, type Page } from '@playwright/test';
import { callMain, dialog, expectTotal, openVehicles, panel, signIn, test, tickFirstRow, totalOf } from './person.ts';
import { soldSku } from './prices.ts';

const fuels = ['gasoline', 'diesel', 'hybrid', 'gasoline', 'electric'];

/** Five vehicles of a make and two models of their own, each with its fuel. */
async function vehiclesOf(page: Page, word: string): Promise<void> {
  const make = `${word} Motors`;
  for (const [at, fuel] of fuels.entries())
    await callMain(page, '/item/vehicle_model/add', {
      page: 'vehicleModel',
      values: { market: 'US', year: 2001 + at, make, model: at === 0 ? `${word}Alone` : `${word}Often`, fuel },
    });
  await openVehicles(page, `?make=${encodeURIComponent(make)}`);
  await expectTotal(page, fuels.length);
}

const filterOf = (page: Page, label: string) =>
  panel(page)
    .locator('.ax-filter')
    .filter({ has: page.getByText(label, { exact: true }) });

/** How many rows of the list are ticked. */
const expectTicked = (page: Page, shown: string) => expect(panel(page).getByText(`已选 ${shown}`, { exact: true })).toBeVisible();

test('a catalogue editor narrows a list: numbers are compared, choices taken together or left out, and a category found with all below it; days that stay relative, empty fields and several sort columns are kept in the address', async ({
  page,
}) => {
  await signIn(page, 'catalogeditor');
  await vehiclesOf(page, 'Filter');

  await test.step('numbers are compared', async () => {
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
  });

  await test.step('choices are taken together or left out', async () => {
    await filterOf(page, '燃料').locator('.ax-filter-button').click();
    for (const fuel of [/^汽油/, /^柴油/]) await page.getByRole('checkbox', { name: fuel }).click({ force: true });
    await expectTotal(page, 3);
    await page.getByRole('button', { name: '排除所选', exact: true }).click();
    await expectTotal(page, 2);
    await page.keyboard.press('Escape');
    await expect(panel(page).getByRole('button', { name: /^移除筛选 燃料/ })).toBeVisible();
  });

  await test.step('a category is found with all below it', async () => {
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

  await test.step('empty fields and days that stay relative are asked for, kept in the address and taken away', async () => {
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
    await expectTotal(page, all);
  });

  await test.step('rows stand by several columns, in the order that is chosen', async () => {
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
});

test('a pasted batch lists what is found, ambiguous and missing; 5,000 pasted codes are looked up at once, and the missing ones copied', async ({
  page,
}) => {
  await signIn(page, 'catalogeditor');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);

  await test.step('names are found, ambiguous or missing', async () => {
    await vehiclesOf(page, 'Set');
    await openVehicles(page);
    await panel(page).getByRole('button', { name: '批量粘贴' }).nth(1).click();
    await dialog(page).getByRole('textbox', { name: '批量粘贴' }).fill('SETALONE\nsetoften\nno such model\nnor this one');
    await dialog(page).getByRole('button', { name: '检查', exact: true }).click();
    await expect(dialog(page).getByText('找到一条：1')).toBeVisible();
    await expect(dialog(page).getByText('setoften（4 条）')).toBeVisible();
    await expect(dialog(page).getByText('未找到：2')).toBeVisible();
    await dialog(page).getByRole('button', { name: '查询', exact: true }).click();
    await expectTotal(page, 5);
    await expect(page).toHaveURL(/model=in/);
  });

  await test.step('thousands of codes are looked up at once', async () => {
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
});

test('ticks stay over another order and other conditions; all that match are disabled as a set but for one, and enabled again from the results', async ({
  page,
}) => {
  await signIn(page, 'catalogeditor');
  await vehiclesOf(page, 'Tick');

  await test.step('ticks stay', async () => {
    await tickFirstRow(page);
    await expectTicked(page, '1');
    await panel(page).getByRole('columnheader', { name: /^年款/ }).first().click();
    await expect(page).toHaveURL(/sort=year/);
    await expectTicked(page, '1');
    await panel(page).getByRole('searchbox').fill('TickAlone');
    await expectTotal(page, 1);
    await expectTicked(page, '1');
    await panel(page).getByRole('searchbox').fill('');
    await expectTotal(page, fuels.length);
    await expect(panel(page).getByRole('checkbox', { name: '选择该行', checked: true })).toHaveCount(1);
  });

  await test.step('all that match are a set, which may lack some', async () => {
    const rows = fuels.length;
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
    // the button to give up makes room for the one to go on, once that is there
    await expect(dialog(page).getByRole('button', { name: `停用 ${rows - 1} 条`, exact: true })).toBeVisible();
    await dialog(page).getByRole('button', { name: '取消', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
