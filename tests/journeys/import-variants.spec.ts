import { expect } from '@playwright/test';
import { callMain, dialog, panel, signIn, test } from './person.ts';

test('SKUs are changed by the template of sizes, which is chosen when importing, and taken back', async ({ page }) => {
  await signIn(page, 'superadmin');
  const { data } = await callMain(page, '/mrp/sku/get_list', {
    filters: [{ field: 'salesStatus', op: 'eq', value: 'onSale' }],
    sort: [{ field: 'sku' }],
    limit: 1,
  });
  const [{ sku, pallet_qty: before }] = (data as { rows: [{ sku: string; pallet_qty?: number }] }).rows;
  const palletQty = async () => {
    const reply = await callMain(page, '/mrp/sku/get_list', { filters: [{ field: 'sku', op: 'eq', value: sku }], sort: [], limit: 1 });
    return (reply.data as { rows: [{ pallet_qty?: number }] }).rows[0].pallet_qty;
  };
  const wanted = (before ?? 0) + 7;
  await page.goto('/admin/basic/skuList');
  await panel(page).getByRole('button', { name: '导入', exact: true }).click();
  await dialog(page, '导入MRP SKU').getByLabel('模板', { exact: true }).selectOption({ label: '尺寸与装箱' });
  const importing = dialog(page, '导入MRP SKU · 尺寸与装箱');
  await expect(importing).toContainText('每托件数');
  await expect(importing).not.toContainText('中文申报品名');
  await importing.locator('input[type=file]').setInputFiles({
    name: 'sizes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`sku,palletQty\n${sku},${wanted}\nNOT-THERE-1,3\n`),
  });
  await importing.getByRole('button', { name: '上传并校验' }).click();
  await expect(importing.getByText('没有该SKU，此模板只修改已有记录').first()).toBeVisible();
  await importing.getByRole('button', { name: '导入 1 行' }).click();
  await expect(importing.getByText('导入完成，部分行有误')).toBeVisible();
  expect(await palletQty()).toBe(wanted);
  await importing.getByRole('button', { name: '撤销本次导入' }).click();
  await importing.getByRole('button', { name: '确认撤销' }).click();
  await expect(importing.getByText('已撤销', { exact: true })).toBeVisible();
  expect(await palletQty()).toBe(before);
});
