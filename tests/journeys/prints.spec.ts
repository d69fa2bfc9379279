import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { dialog, panel, pressAction, signIn, test, tickFirstRow } from './person.ts';

const print = async (page: Page) => {
  const arriving = page.waitForEvent('download');
  await dialog(page, /^打印标签/)
    .getByRole('button', { name: '打印', exact: true })
    .click();
  const download = await arriving;
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
};

test('labels of SKUs are printed, and printed again with a reason', async ({ page }) => {
  await signIn(page, 'superadmin');
  await page.goto('/admin/basic/skuList');
  await expect(panel(page).getByText(/^共 [\d,]+ 条$/)).toBeVisible();
  await tickFirstRow(page);
  await pressAction(page, '打印标签');
  const printing = dialog(page, /^打印标签/);
  await expect(printing.getByRole('radio', { name: 'SKU标签 60×40' })).toBeChecked();
  await print(page);
  await printing.getByRole('button', { name: '打印', exact: true }).click();
  await expect(printing.getByText('其中1条已打印过，请填写补打原因')).toBeVisible();
  await expect(printing.getByRole('button', { name: '打印', exact: true })).toBeDisabled();
  await printing.getByLabel('补打原因').fill('标签破损');
  await print(page);
  await printing.getByRole('button', { name: '关闭', exact: true }).last().click();

  // the log on the screen: who printed which template, and why again
  await panel(page).locator('.ax-cell-link').filter({ visible: true }).first().click();
  const sheet = dialog(page);
  await sheet.getByRole('tab', { name: '动态' }).click();
  await sheet.getByRole('button', { name: '打印', exact: true }).click();
  const prints = sheet.getByRole('listitem').filter({ hasText: 'SKU标签 60×40 v' });
  await expect(prints).toHaveCount(2);
  await expect(prints.filter({ hasText: '补打原因：标签破损' })).toHaveCount(1);
});
