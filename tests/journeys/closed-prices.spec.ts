import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { callMain, dialog, panel, signIn, test } from './person.ts';

const [sku, price] = ['NOPRICE-1', '86.4321'];

/** A SKU with a price of its own: wherever the number shows, it is this one's. */
async function makeSku(page: Page): Promise<void> {
  const { data } = await callMain(page, '/mrp/sku/get_list', { filters: [], sort: [{ field: 'sku' }], limit: 1 });
  const { category, brand } = (data as { rows: { category: number; brand: number }[] }).rows[0]!;
  const named = { sku, name_zh: '不露价', name_en: 'Price kept back', kind: 'single', uom: 'pc', pcs_per_uom: 1, hazard: 'none' };
  const reply = await callMain(page, '/mrp/sku/add', { values: { ...named, category, brand, price } });
  expect(reply, JSON.stringify(reply)).toMatchObject({ code: 200 });
}

test('once a price is blocked for a role, its people find it nowhere: not in the list, the file, the history, nor by the address bar', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'superadmin');
  await makeSku(page);

  // so wide that the columns in question stand in sight
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN', viewport: { width: 3200, height: 900 } });
  const other = await context.newPage();
  await signIn(other, 'qc');
  await other.goto(`/admin/basic/skuList?q=${sku}`);
  await expect(panel(other).getByRole('gridcell', { name: price, exact: true })).toBeVisible();

  await page.goto('/admin/system/userFieldSetting?tab=fields');
  await panel(page).getByRole('combobox', { name: '页面' }).selectOption({ label: 'MRP SKU' });
  await panel(page).getByRole('combobox', { name: '对象' }).selectOption({ label: '质检员' });
  const block = panel(page).getByRole('checkbox', { name: '采购价: 禁读' });
  await block.click();
  await expect(block).toBeChecked();
  try {
    const heard: string[] = [];
    other.on('response', async reply => {
      if (!reply.url().includes('/api/')) return;
      heard.push(await reply.text().catch(() => ''));
    });
    // the server refuses at once; a screen that was already open asks for its field restrictions ten seconds after it was opened
    const restrictions = other.waitForResponse(reply => reply.url().endsWith('/black_list_field') && reply.ok());
    await other.goto(`/admin/basic/skuList?q=${sku}&price=gte:80&sort=-price`);
    await expect(panel(other).getByText('数据载入失败')).toBeVisible();
    await restrictions;
    await other.goto(`/admin/basic/skuList?q=${sku}&price=gte:80&sort=-price`);
    await expect(panel(other).getByRole('gridcell', { name: sku, exact: true })).toBeVisible();
    await expect(panel(other).getByRole('columnheader', { name: '品牌' })).toBeVisible();
    await expect(panel(other).getByText('采购价')).toHaveCount(0);
    await expect(panel(other).getByText(price)).toHaveCount(0);

    await panel(other).getByRole('button', { name: '导出', exact: true }).click();
    const exporting = dialog(other);
    await expect(exporting.getByText('采购价')).toHaveCount(0);
    await exporting.getByText('csv', { exact: true }).click();
    await exporting.getByRole('button', { name: '全选', exact: true }).click();
    const arriving = other.waitForEvent('download');
    await exporting.getByRole('button', { name: '导出', exact: true }).click();
    const file = await readFile(await (await arriving).path(), 'utf8');
    expect(file).toContain(sku);
    expect(file).not.toContain(price);
    expect(file).not.toContain('采购价');

    await panel(other).getByRole('gridcell', { name: '不露价', exact: true }).dblclick();
    await dialog(other).getByRole('tab', { name: '动态' }).click();
    await expect(dialog(other).getByText('没有更早的动态')).toBeVisible();
    await expect(dialog(other).getByText(/采购价|86\.43/)).toHaveCount(0);
    const asked = await callMain(other, '/mrp/sku/get_list', {
      page: 'skuList',
      filters: [{ field: 'price', op: 'gte', value: '80' }],
      sort: [],
      limit: 1,
    });
    expect(asked.code).not.toBe(200);
    expect(heard.filter(body => body.includes(price))).toEqual([]);
  } finally {
    await block.click();
    await expect(block).not.toBeChecked();
    await context.close();
  }
});
