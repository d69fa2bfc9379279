import { expect, type Locator, type Page } from '@playwright/test';
import { callMain, dialog, panel, pressAction, signIn, test } from './person.ts';
import { soldSku, type SoldSku } from './prices.ts';

/** Codes by id: a file names categories and brands by theirs. */
async function codesOf(page: Page, key: 'category' | 'brand'): Promise<ReadonlyMap<number, string>> {
  const { data } = await callMain(page, `/base/${key}/get_list`, { page: key, filters: [], sort: [], limit: 200 });
  return new Map((data as { rows: { id: number; code: string }[] }).rows.map(({ id, code }) => [id, code]));
}

/** Hands a file to the dialog of imports, and lets it be checked. */
async function offer(importing: Locator, name: string, lines: readonly string[]): Promise<void> {
  await importing.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await importing.getByRole('button', { name: '上传并校验' }).click();
}

test('a file that changes prices: a wrong row says why, the others ask once for their reason and wait for a second person; SKUs are changed by the template of sizes, which is chosen when importing, and taken back', async ({
  page,
}) => {
  await signIn(page, 'catalogeditor');
  const [one, other] = [await soldSku(page, 44), await soldSku(page, 45)];

  await test.step('a wrong row says why, the other waits for a second person', async () => {
    const { sku, price } = one;
    const next = String(Math.round(Number(price) * 106) / 100);
    const [categories, brands] = [await codesOf(page, 'category'), await codesOf(page, 'brand')];
    const line = (of: SoldSku, wanted: string) =>
      [of.sku, of.name_zh, of.name_en, categories.get(of.category), brands.get(of.brand), wanted].map(text => `"${text}"`).join(',');
    await page.goto('/admin/basic/skuList');
    await pressAction(page, '导入');
    const importing = dialog(page, '导入MRP SKU');
    await offer(importing, 'prices.csv', ['sku,nameZh,nameEn,category,brand,price', line(one, next), line(other, 'dear')]);
    await expect(importing.getByText(/采购价.*(数字|格式)/).first()).toBeVisible();

    const run = importing.getByRole('button', { name: '导入 1 行' });
    await expect(run).toBeDisabled();
    await importing.getByLabel('变更原因').fill('八月价格表');
    await run.click();
    await expect(importing.getByText(/^导入(完成|部分完成)/)).toBeVisible();
    expect((await soldSku(page, 44)).price).toBe(price);

    await page.goto('/admin/system/basicInfoApproval?tab=mine');
    await expect(panel(page).getByText('八月价格表').first()).toBeVisible();
    await expect(panel(page).getByText(new RegExp(sku)).first()).toBeVisible();
  });

  await test.step('sizes are changed by their template, and taken back', async () => {
    const { sku } = other;
    const palletQty = async () => {
      const reply = await callMain(page, '/mrp/sku/get_list', { filters: [{ field: 'sku', op: 'eq', value: sku }], sort: [], limit: 1 });
      return (reply.data as { rows: [{ pallet_qty?: number }] }).rows[0].pallet_qty;
    };
    const before = await palletQty();
    const wanted = (before ?? 0) + 7;
    await page.goto('/admin/basic/skuList');
    await pressAction(page, '导入');
    await dialog(page, '导入MRP SKU').getByLabel('模板', { exact: true }).selectOption({ label: '尺寸与装箱' });
    const importing = dialog(page, '导入MRP SKU · 尺寸与装箱');
    await expect(importing).toContainText('每托件数');
    await expect(importing).not.toContainText('中文申报品名');
    await offer(importing, 'sizes.csv', ['sku,palletQty', `${sku},${wanted}`, 'NOT-THERE-1,3']);
    await expect(importing.getByText('没有该SKU，此模板只修改已有记录').first()).toBeVisible();
    await importing.getByRole('button', { name: '导入 1 行' }).click();
    await expect(importing.getByText('导入完成，部分行有误')).toBeVisible();
    expect(await palletQty()).toBe(wanted);
    await importing.getByRole('button', { name: '撤销本次导入' }).click();
    await importing.getByRole('button', { name: '确认撤销' }).click();
    await expect(importing.getByText('已撤销', { exact: true })).toBeVisible();
    expect(await palletQty()).toBe(before);
  });
});
