import { expect, type Page } from '@playwright/test';
import { regrouped } from '@axle/page-kit';
import { callMain, dialog, expectTotal, panel, pressAction, signIn, test } from './person.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

const rowsOf = async (page: Page, path: string, body: object): Promise<readonly Row[]> => {
  const { data } = await callMain(page, path, { limit: 50, ...body });
  return (data as { rows: readonly Row[] }).rows;
};
const tickAll = (page: Page) => panel(page).getByRole('checkbox', { name: '选择已载入的行' }).click();

test('orders are allocated or short, walked in a wave with a short pick, and wait for packing', async ({ page }) => {
  await signIn(page, 'superadmin');
  const source = `JRN${Date.now()}`;
  const [stocked] = await rowsOf(page, '/stock/stock_item/get_list', {
    page: 'stockBalance',
    filters: [{ field: 'atp', op: 'gt', value: 20 }],
    sort: [{ field: 'skuCode', descending: true }],
  });
  const { sku, warehouse } = stocked!;
  const houses = await rowsOf(page, '/base/warehouse/get_list', { page: 'warehouse', filters: [], sort: [{ field: 'code' }] });
  const country = houses.find(({ id }) => id === warehouse)!['country'];
  for (const [at, qty] of [3, 2, 90_000].entries()) {
    const values = { outType: 'sale', sourceNo: `${source}-${at}`, warehouse, country, items: [{ sku, qty }] };
    expect(await callMain(page, '/wms/outbound/add', { page: 'logoutStock', values })).toMatchObject({ code: 200 });
  }
  const orders = async () => {
    const filters = [{ field: 'sourceNo', op: 'in', value: [0, 1, 2].map(at => `${source}-${at}`) }];
    const rows = await rowsOf(page, '/wms/outbound/get_list', { page: 'logoutStock', filters, sort: [{ field: 'sourceNo' }] });
    return rows.map(({ status }) => status);
  };

  await page.goto('/admin/wms/logoutStock');
  await panel(page).getByRole('searchbox').fill(source);
  await expectTotal(page, 3);
  await tickAll(page);
  await pressAction(page, '分配');
  await expect.poll(orders).toEqual(['allocated', 'allocated', 'short']);
  await page.getByRole('tab', { name: /^待拣货/ }).click();
  await expectTotal(page, 2);
  await tickAll(page);
  await pressAction(page, '组波');
  await dialog(page, /^组波/).getByRole('button', { name: '确定', exact: true }).click();
  await expect.poll(orders).toEqual(['waved', 'waved', 'short']);
  const [first] = await rowsOf(page, '/wms/outbound/get_list', {
    page: 'logoutStock',
    filters: [{ field: 'sourceNo', op: 'in', value: [`${source}-0`] }],
    sort: [{ field: 'sourceNo' }],
  });
  const wave = String(first!['waveNo']);

  await page.goto('/admin/wms/pickWave');
  await panel(page).getByRole('searchbox').fill(wave);
  await expectTotal(page, 1);
  await tickAll(page);
  await pressAction(page, '下发');
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: /^(确定|下发)$/ })
    .click();
  await expect(panel(page).getByRole('gridcell', { name: '已下发' })).toBeVisible();
  await page.getByRole('tab', { name: '拣货', exact: true }).click();
  await panel(page)
    .getByRole('combobox')
    .first()
    .selectOption({ label: `${regrouped(wave)} · 多品` });
  await panel(page).getByRole('button', { name: '短拣', exact: true }).click();
  await panel(page).getByLabel('缺少件数').fill('1');
  await panel(page).getByLabel('原因').fill('货架空');
  await panel(page).getByRole('button', { name: '登记短拣' }).click();
  await expect.poll(orders).toEqual(['picking', 'short', 'short']);
  await panel(page).getByRole('button', { name: '确认 3 件' }).click();
  await panel(page).getByRole('button', { name: '完成波次' }).click();
  await expect.poll(orders).toEqual(['picked', 'short', 'short']);
});
