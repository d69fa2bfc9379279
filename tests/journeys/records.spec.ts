import { expect, type Page } from '@playwright/test';
import { dialog, expectTotal, field, openVehicles, panel, signIn, test, tickFirstRow } from './person.ts';
import { colleague } from './prices.ts';

const make = 'Journey Motors';
const only = `?make=${encodeURIComponent(make)}`;

const press = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true }).click();
const agree = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(dialog(page), label).fill(value);
  await dialog(page).getByRole('button', { name: '保存', exact: true }).click();
}

test('[spec 5.16] a vehicle is added, edited, disabled and deleted, and its history shows each step; two people change one vehicle: what does not clash is merged, and the later one is notified', async ({
  page,
  browser,
}) => {
  await signIn(page, 'catalogeditor');

  await test.step('a vehicle is added, edited, disabled and deleted', async () => {
    await openVehicles(page, only);
    await expectTotal(page, 0);

    await press(page, '新增');
    await fillIn(page, {});
    await expect(dialog(page).getByText('品牌必填')).toBeVisible();
    await fillIn(page, { 年款: '2024', 品牌: make, 车型: 'One' });
    await expectTotal(page, 1);

    await press(page, '新增');
    await fillIn(page, { 年款: '2024', 品牌: make.toUpperCase(), 车型: 'ONE' });
    await expect(
      dialog(page)
        .getByText(/已存在|已有|重复/)
        .first(),
    ).toBeVisible();
    await dialog(page).getByRole('button', { name: '取消', exact: true }).click();
    await agree(page, '放弃');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await tickFirstRow(page);
    await press(page, '编辑');
    await fillIn(page, { 发动机: '2.5L L4' });
    await expect(panel(page).getByRole('gridcell', { name: '2.5L L4' })).toBeVisible();

    await press(page, '停用');
    await agree(page, '停用');
    await expect(page.getByText('停用成功 1 条')).toBeVisible();

    await panel(page).getByRole('gridcell', { name: 'One', exact: true }).dblclick();
    await dialog(page).getByRole('tab', { name: '动态' }).click();
    for (const step of ['新增', '修改', '停用']) await expect(dialog(page).getByText(step, { exact: true }).first()).toBeVisible();
    await expect(dialog(page).getByText('2.5L L4').first()).toBeVisible();

    await dialog(page).getByRole('link', { name: '整页打开' }).click();
    const record = panel(page).getByRole('region', { name: `2024 ${make} One 2.5L L4` });
    await expect(record.getByRole('complementary', { name: '动态' }).getByText('2.5L L4').first()).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^2024 ${make} One`));
    await page.reload();
    await expect(record.getByRole('heading', { level: 2 })).toBeVisible();
    await page.goBack();
    await expect(dialog(page).getByRole('tab', { name: '动态', selected: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await tickFirstRow(page);
    await press(page, '删除');
    await agree(page, '删除');
    await expectTotal(page, 0);
  });

  await test.step('two people change one vehicle', async () => {
    await press(page, '新增');
    await fillIn(page, { 年款: '2023', 品牌: make, 车型: 'Two' });
    await expectTotal(page, 1);
    await tickFirstRow(page);
    await press(page, '编辑');
    await field(dialog(page), '发动机').fill('1.5L L4');

    const other = await colleague(browser, 'superadmin');
    await openVehicles(other, only);
    await tickFirstRow(other);
    await press(other, '编辑');
    await fillIn(other, { 车系: 'Family of two' });
    await expect(other.getByRole('dialog')).toHaveCount(0);
    await other.context().close();

    await dialog(page).getByRole('button', { name: '保存', exact: true }).click();
    await expect(page.getByText(/^已保存，并合并了.+对.*车系.*的修改/)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(panel(page).getByRole('gridcell', { name: '1.5L L4' })).toBeVisible();
    await expect(panel(page).getByRole('gridcell', { name: 'Family of two' })).toBeVisible();
    await press(page, '删除');
    await agree(page, '删除');
    await expectTotal(page, 0);
  });
});
