import { expect, type Page } from '@playwright/test';
import { signIn, test } from './person.ts';

/** Opens the sheet of the brake pads. */
async function openSheet(page: Page): Promise<void> {
  await page.goto('/admin/basic/skuPropertySetting');
  await page.getByRole('button', { name: /^品类/ }).click();
  await page.getByText('制动系统', { exact: true }).click();
  await page.getByText('刹车片', { exact: true }).click();
}

test('the values of a category are pasted, with a wrong row kept back and marked until it is mended; they go out as a sheet with a column for each property, and come in again', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'superadmin');
  const grid = page.getByRole('grid', { name: 'SKU属性值' });
  const cell = (row: number, column: number) => grid.locator(`[data-row="${row}"][data-column="${column}"]`);

  await test.step('a row with a wrong option is kept back with its cell marked, the others are saved', async () => {
    await openSheet(page);
    await expect(cell(4, 0)).toHaveText('BRP-10004');

    await page.evaluate(() => navigator.clipboard.writeText('ceramic\t17.5\tyes\ngranite\t18\tno'));
    await cell(4, 2).click();
    await page.keyboard.press('ControlOrMeta+v');
    await page.getByRole('button', { name: '保存 2 行' }).click();
    await expect(page.getByText('已保存 1 行；1 行有误未保存')).toBeVisible();
    await expect(cell(4, 2)).toHaveText('陶瓷');
    await expect(cell(5, 2)).toHaveText('granite');
    await expect(page.getByText('1 个单元格有误')).toBeVisible();

    await cell(5, 2).click();
    await page.evaluate(() => navigator.clipboard.writeText('半金属'));
    await page.keyboard.press('ControlOrMeta+v');
    await page.getByRole('button', { name: '保存 1 行' }).click();
    await expect(page.getByText('已保存 1 行', { exact: true })).toBeVisible();

    await page.goto('/admin/basic/skuPropertySetting?tab=all');
    await expect(page.getByRole('gridcell', { name: 'SEMI' }).first()).toBeVisible();
  });

  await test.step('a sheet has a column for each property', async () => {
    await openSheet(page);
    await expect(cell(0, 0)).toHaveText('BRP-10000');
    const sheet = page.waitForEvent('download');
    await page.getByRole('button', { name: '导出属性表' }).click();
    expect((await sheet).suggestedFilename()).toMatch(/^SKU属性设置-BRK-PAD-.*\.xlsx$/);

    await page.getByRole('button', { name: '导入属性表' }).click();
    const dialog = page.getByRole('dialog', { name: /属性表/ });
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'sheet.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('SKU,厚度 (mm),执行标准\nBRP-10009,19.25,SAE J2430\n'),
    });
    await dialog.getByRole('button', { name: /^上传/ }).click();
    await dialog.getByRole('button', { name: '导入 1 行' }).click();
    await expect(dialog.getByText('导入完成', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: '关闭' }).last().click();
    await expect(cell(9, 3)).toHaveText('19.25');
  });
});
