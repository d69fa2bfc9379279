import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { dialog, pressAction, signIn, test, tickFirstRow } from './person.ts';

const print = async (page: Page) => {
  const arriving = page.waitForEvent('download');
  await dialog(page, /^打印标签/)
    .getByRole('button', { name: '打印', exact: true })
    .click();
  const download = await arriving;
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
};

test('labels of SKUs are printed, and printed again with a reason', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, 'superadmin');
  await page.goto('/admin/basic/skuList');
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
});
