import { Buffer } from 'node:buffer';
import { expect, type Page } from '@playwright/test';
import { dialog, expectTotal, field, panel, signIn, test, tickFirstRow } from './person.ts';

const press = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true }).click();

/** A picture of one pixel. */
const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

test('a SKU is made with brand and category found by typing, and with a picture that can be looked at; a brand that is referred to cannot be deleted, only disabled', async ({
  page,
}) => {
  await signIn(page, 'catalogeditor');

  await test.step('a SKU is made, and what it refers to is looked at', async () => {
    await page.goto('/admin/basic/skuList?sku=JRN-0001');
    await expectTotal(page, 0);
    await press(page, '新增');
    await field(dialog(page), 'SKU').fill('jrn-0001');
    await field(dialog(page), '中文名称').fill('旅程刹车片');
    await field(dialog(page), '英文名称').fill('Journey pads');

    const made = page.getByRole('dialog', { name: '新增品牌' });
    await field(dialog(page), '品牌').fill('jrn-made');
    await page.getByRole('option', { name: '新建“jrn-made”' }).click();
    await expect(field(made, '品牌编码')).toHaveValue('JRN-MADE');
    await field(made, '品牌编码').press('Escape');
    await expect(made).toHaveCount(0);
    await expect(field(dialog(page), '中文名称')).toHaveValue('旅程刹车片');
    await field(dialog(page), '品牌').fill('旅程品牌');
    await expect(page.getByRole('option', { name: '新建“旅程品牌”' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(field(made, '中文名称')).toHaveValue('旅程品牌');
    await field(made, '品牌编码').fill('jrn-made');
    await field(made, '英文名称').fill('Journey brand');
    await field(made, '英文名称').press('Control+Enter');
    await expect(made).toHaveCount(0);
    await expect(field(dialog(page), '品牌')).toHaveValue('JRN-MADE 旅程品牌');

    await field(dialog(page), '品牌').fill('blb');
    await expect(page.getByRole('option', { name: /布雷博/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(field(dialog(page), '品牌')).toHaveValue('BREMBO 布雷博');

    await dialog(page).getByRole('button', { name: /^品类/ }).click();
    await page.getByRole('searchbox', { name: /拼音首字母/ }).fill('旅程品类');
    await page.getByRole('button', { name: '新建“旅程品类”' }).click();
    const kind = page.getByRole('dialog', { name: '新增品类' });
    await expect(field(kind, '中文名称')).toHaveValue('旅程品类');
    await field(kind, '中文名称').press('Escape');
    await expect(kind).toHaveCount(0);
    await dialog(page).getByRole('button', { name: /^品类/ }).click();
    await page.getByRole('searchbox', { name: /拼音首字母/ }).fill('scp');
    await page.getByRole('button', { name: '制动系统 / 刹车片' }).click();
    await expect(dialog(page).getByText('制动系统 / 刹车片')).toBeVisible();

    await dialog(page)
      .locator('input[type=file][accept*=".png"]')
      .setInputFiles({ name: '主图.png', mimeType: 'image/png', buffer: picture });
    await expect(dialog(page).getByRole('button', { name: '移除主图.png' })).toBeVisible();
    await dialog(page).getByRole('button', { name: '保存', exact: true }).click();
    await expectTotal(page, 1);

    await panel(page).getByText('JRN-0001', { exact: true }).last().click();
    await dialog(page).getByRole('button', { name: '速览' }).first().click();
    await expect(page.getByRole('link', { name: '打开记录' })).toBeVisible();
    await page.keyboard.press('Escape');
    await dialog(page).getByRole('button', { name: '查看主图.png' }).click();
    await expect(page.getByRole('dialog', { name: '主图.png' }).getByRole('img')).toBeVisible();
  });

  await test.step('what is referred to cannot be deleted', async () => {
    await page.goto('/admin/basic/brand?code=AXLEPRO');
    await expectTotal(page, 1);
    await tickFirstRow(page);
    await press(page, '删除');
    await dialog(page).getByRole('button', { name: '删除', exact: true }).click();
    await expect(page.getByText('已被引用，只能停用').first()).toBeVisible();
  });
});

test('a cell of a line offers to make the record that it did not find, and takes the one that was made', async ({ page }) => {
  await signIn(page, 'superadmin');
  await page.goto('/admin/basic/skuList?sku=JRN-0002');
  await expectTotal(page, 0);
  await press(page, '新增');
  const materials = dialog(page, '新增SKU').getByRole('grid', { name: /^包材/ });
  await materials.getByRole('gridcell').first().dblclick();
  await materials.getByRole('combobox').fill('jrn-tape');
  await page.getByRole('option', { name: '新建“jrn-tape”' }).click();
  const made = page.getByRole('dialog', { name: '新增包材' });
  await expect(field(made, '包材编码')).toHaveValue('JRN-TAPE');
  await field(made, '类型').selectOption({ label: '胶带' });
  await field(made, '中文名称').fill('旅程胶带');
  await field(made, '英文名称').fill('Journey tape');
  await field(made, '单位自重（克）').fill('5');
  await field(made, '单位自重（克）').press('Control+Enter');
  await expect(made).toHaveCount(0);
  await expect(materials.getByRole('combobox')).toHaveValue('JRN-TAPE 旅程胶带');
});
