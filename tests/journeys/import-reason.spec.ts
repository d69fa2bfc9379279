import { expect, type Page } from '@playwright/test';
import { callMain, dialog, panel, pressAction, signIn, test } from './person.ts';
import { soldSku, type SoldSku } from './prices.ts';

/** Codes by id: a file names categories and brands by theirs. */
async function codesOf(page: Page, key: 'category' | 'brand'): Promise<ReadonlyMap<number, string>> {
  const { data } = await callMain(page, `/base/${key}/get_list`, { page: key, filters: [], sort: [], limit: 200 });
  return new Map((data as { rows: { id: number; code: string }[] }).rows.map(({ id, code }) => [id, code]));
}

test('a file that changes prices: a wrong row says why, the others ask once for their reason and wait for a second person', async ({
  page,
}) => {
  await signIn(page, 'catalogeditor');
  const [one, other] = [await soldSku(page, 44), await soldSku(page, 45)];
  const { sku, price } = one;
  const next = String(Math.round(Number(price) * 106) / 100);
  const [categories, brands] = [await codesOf(page, 'category'), await codesOf(page, 'brand')];
  const line = (of: SoldSku, wanted: string) =>
    [of.sku, of.name_zh, of.name_en, categories.get(of.category), brands.get(of.brand), wanted].map(text => `"${text}"`).join(',');
  await page.goto('/admin/basic/skuList');
  await pressAction(page, '导入');
  const importing = dialog(page, '导入MRP SKU');
  const buffer = Buffer.from(['sku,nameZh,nameEn,category,brand,price', line(one, next), line(other, 'dear')].join('\n'));
  await importing.locator('input[type=file]').setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer });
  await importing.getByRole('button', { name: '上传并校验' }).click();
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
