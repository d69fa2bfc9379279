import { type Browser, expect, type Page } from '@playwright/test';
import { callMain, dialog, expectTotal, field, panel, signIn, tickFirstRow } from './person.ts';

/** A second person at a browser of their own. */
export async function colleague(browser: Browser, account: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, account);
  return page;
}

/** What the journeys read of a SKU. */
export interface SoldSku {
  readonly id: number;
  readonly sku: string;
  readonly price: string;
  readonly name_zh: string;
  readonly name_en: string;
  readonly category: number;
  readonly brand: number;
}

/** A SKU of the demo that is sold and of which nothing waits. */
export async function soldSku(page: Page, place: number): Promise<SoldSku> {
  const { data } = await callMain(page, '/mrp/sku/get_list', {
    page: 'skuList',
    filters: [{ field: 'salesStatus', op: 'eq', value: 'onSale' }],
    sort: [{ field: 'sku' }],
    limit: place + 1,
  });
  return (data as { rows: SoldSku[] }).rows[place]!;
}

/** Asks for another price by the form, with the reason that it wants. */
export async function askForPrice(page: Page, sku: string, price: string, why: string): Promise<string> {
  await page.goto(`/admin/basic/skuList?sku=${sku}`);
  await expectTotal(page, 1);
  await tickFirstRow(page);
  await panel(page).getByRole('button', { name: '编辑', exact: true }).click();
  await field(dialog(page), '采购价').fill(price);
  await dialog(page).getByRole('button', { name: '保存', exact: true }).click();
  await dialog(page, '变更原因').getByRole('textbox').fill(why);
  await dialog(page, '变更原因').getByRole('button', { name: '提交审批' }).click();
  const said = page.getByText(/已保存；采购价已提交审批（CR\d{10}）/).first();
  await expect(said).toBeVisible();
  return /CR\d{10}/.exec(await said.innerText())![0];
}
