import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { dialog, panel, pressAction, signIn, test, tickFirstRow, totalOf } from './person.ts';

test('a block of bins is made after its preview, and a label is printed for one of them', async ({ page }) => {
  await signIn(page, 'superadmin');
  await page.goto('/admin/basic/binManage');
  const before = await totalOf(page);
  await pressAction(page, '生成库位');
  const making = dialog(page, /^生成库位/);
  await making.getByLabel(/^库区/).fill('UK-BHM/K');
  await page.getByRole('option', { name: /UK-BHM\/K/ }).click();
  await making.getByLabel(/^巷道止/).fill('60');
  await making.getByLabel(/^货架止/).fill('60');
  await expect(making.getByText('一次最多生成20,000个库位，当前为28,800个')).toBeVisible();
  await making.getByLabel(/^巷道止/).fill('2');
  await making.getByLabel(/^货架止/).fill('3');
  await expect(making.getByText('∗-02-03-4-2')).toBeVisible();
  await expect(making.getByText('48', { exact: true })).toBeVisible();
  await making.getByRole('button', { name: '确定', exact: true }).click();
  await expect(making).toBeHidden();
  await expect.poll(() => totalOf(page)).toBe(before + 48);

  await panel(page).getByRole('searchbox').fill('K-02-03-4-2');
  await expect(panel(page).getByText('共 1 条')).toBeVisible();
  await tickFirstRow(page);
  await pressAction(page, '打印标签');
  const printing = dialog(page, /^打印标签/);
  await expect(printing.getByRole('radio', { name: '库位标签 60×40' })).toBeChecked();
  const arriving = page.waitForEvent('download');
  await printing.getByRole('button', { name: '打印', exact: true }).click();
  expect((await readFile(await (await arriving).path())).subarray(0, 5).toString()).toBe('%PDF-');
});
