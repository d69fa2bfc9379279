import { type Browser, expect, type Page } from '@playwright/test';
import { callMain, dialog, expectTotal, field, panel, signIn, test, tickFirstRow } from './person.ts';
import { colleague } from './prices.ts';

const press = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true }).click();
const factor = (page: Page, row: string, month: string) => panel(page).getByRole('textbox', { name: `${row} ${month}`, exact: true });

/** Says why a change is wanted, and sends it to be decided on. */
async function giveReason(page: Page, why: string): Promise<void> {
  await dialog(page, '变更原因').getByRole('textbox').fill(why);
  await dialog(page, '变更原因').getByRole('button', { name: '提交审批' }).click();
}

/** A planning manager lets through what waits of a record. */
async function approve(browser: Browser, record: string, before: (manager: Page) => Promise<void> = async () => undefined): Promise<void> {
  const manager = await colleague(browser, 'planmanager');
  await manager.goto(`/admin/system/basicInfoApproval?recordLabel=${encodeURIComponent(record)}`);
  await expectTotal(manager, 1);
  await before(manager);
  await tickFirstRow(manager);
  await press(manager, '通过');
  await dialog(manager).getByRole('button', { name: '通过', exact: true }).click();
  await expectTotal(manager, 0);
  await manager.context().close();
}

/** A first-time approver opens the help of the page with its button, and the list of shortcuts with ?. */
async function readsHow(page: Page): Promise<void> {
  await press(page, '帮助');
  await expect(panel(page).getByRole('complementary', { name: '帮助' })).toContainText('第二个人核对后才生效');
  await page.keyboard.press('?');
  await expect(dialog(page).getByText('搜索并打开页面')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a planner sets the factors of a season from two years of sales and a safety stock whose arithmetic can be read, and another person puts them in force', async ({
  page,
  browser,
}) => {
  await signIn(page, 'planner');

  await test.step('two years of sales become the factors of a season', async () => {
    await page.goto('/admin/basic/seasonFactor');
    await expect(factor(page, 'US SUS', '1月')).toHaveValue('0.90');
    await press(page, '按年快算 US SUS');
    const quick = dialog(page, '按年快算 US SUS');
    await quick
      .getByLabel('月销量')
      .fill('2024\t80\t80\t90\t100\t110\t120\t130\t120\t100\t90\t90\t90\n2025\t96\t96\t120\t120\t144\t156\t144\t132\t120\t108\t96\t108');
    const proposed = quick.getByRole('row', { name: /^快算/ });
    for (const value of ['0.80', '0.95', '1.15', '1.25', '0.85'])
      await expect(proposed.getByText(value, { exact: true }).first()).toBeVisible();
    await quick.getByRole('button', { name: '采用到矩阵' }).click();
    await expect(factor(page, 'US SUS', '6月')).toHaveValue('1.25');

    await factor(page, 'US SUS', '6月').fill('1.85');
    await press(page, '保存1行');
    await expect(panel(page).getByText('12个月系数之和必须为12')).toBeVisible();
    await press(page, '归一 US SUS');
    await press(page, '按年快算 US SUS');
    await expect(dialog(page, '按年快算 US SUS').getByRole('row', { name: /^现行/ })).toContainText('0.90');
    await page.keyboard.press('Escape');
    await factor(page, 'US SUS', '1月').fill('0.8');
    await press(page, '撤销修改');
    await press(page, '按年快算 US SUS');
    await dialog(page, '按年快算 US SUS')
      .getByLabel('月销量')
      .fill('80 80 90 100 110 120 130 120 100 90 90 90\n96 96 120 120 144 156 144 132 120 108 96 108');
    await dialog(page, '按年快算 US SUS').getByRole('button', { name: '采用到矩阵' }).click();
    await press(page, '保存1行');
    await giveReason(page, '两年销量的季节');
    await expect(page.getByText('已提交审批，原值继续有效').first()).toBeVisible();
    await expect(factor(page, 'US SUS', '1月')).toHaveValue('0.90');

    await approve(browser, 'US SUS', readsHow);
    await page.reload();
    await expect(factor(page, 'US SUS', '1月')).toHaveValue('0.80');
    await expect(factor(page, 'US SUS', '6月')).toHaveValue('1.25');
  });

  await test.step('a safety stock is set, and its arithmetic read', async () => {
    const { data } = await callMain(page, '/mrp/safety_stock/get_list', {
      page: 'safetyStock',
      filters: [
        { field: 'needsHistory', op: 'eq', value: false },
        { field: 'result', op: 'gte', value: 20 },
      ],
      sort: [{ field: 'result' }],
      limit: 1,
    });
    const [row] = (data as { rows: { id: number; sku: number; name: string; result: number }[] }).rows;
    const next = row!.result + 7;
    await page.goto(`/admin/basic/safetyStock?sku=${row!.sku}&node=${String((row as unknown as { node: number }).node)}`);
    await expectTotal(page, 1);
    await tickFirstRow(page);
    await press(page, '编辑');
    await field(dialog(page), '安全库存').fill(String(next));
    await dialog(page).getByRole('button', { name: '保存', exact: true }).click();
    await giveReason(page, '旺季前加备');
    await approve(browser, row!.name);

    await page.goto('/admin/basic/safetyStock?tab=explain');
    await panel(page).getByLabel('查找SKU或节点').fill(row!.name);
    const formula = panel(page).getByRole('region', { name: '算式' });
    await expect(formula.getByText(`生效值 ${next}件`)).toBeVisible();
    await expect(formula.getByText('安全库存 = ⌈z·√(L̄·σd² + d̄²·σL²)⌉').or(formula.getByText(/泊松/)).first()).toBeVisible();
    const slider = formula.getByRole('slider', { name: '服务水平' });
    await slider.fill('50');
    await expect(formula.getByText('结果 0件')).toBeVisible();
    await slider.fill('99.9');
    await expect(formula.getByText('结果 0件')).toHaveCount(0);
  });
});
