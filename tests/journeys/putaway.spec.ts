import { expect, type Page } from '@playwright/test';
import { regrouped } from '@axle/page-kit';
import { callMain, signIn, test } from './person.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

const rowsOf = async (page: Page, path: string, of: string, filters: readonly object[]): Promise<readonly Row[]> =>
  ((await callMain(page, `${path}/get_list`, { page: of, filters, sort: [], limit: 50 })).data as { rows: readonly Row[] }).rows;

test('goods at the dock are put away by three scans, and the ledger has the move', async ({ page }) => {
  await signIn(page, 'superadmin');
  const tasks = await rowsOf(page, '/wms/putaway', 'putawayTask', [{ field: 'state', op: 'eq', value: 'open' }]);
  const task = tasks.find(row => row['suggestedBins'] !== undefined)!;
  const [lying] = await rowsOf(page, '/stock/stock_bin', 'stockBin', [
    { field: 'bin', op: 'in', value: [task['fromBin']] },
    { field: 'sku', op: 'in', value: [task['sku']] },
  ]);
  const sku = String(lying!['skuCode'] ?? lying!['sku_code']);
  const [target = ''] = String(task['suggestedBins']).split(' × ');
  await page.goto('/admin/wms/putawayTask?tab=scan');
  const scan = async (prompt: string, code: string) => {
    await expect(page.getByLabel(prompt, { exact: true })).toBeFocused();
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  };
  await scan('扫描来源库位', 'US-W/D-00-00-0-0');
  await scan('扫描SKU', sku);
  await expect(page.getByText(regrouped(String(task['putawayNo'])))).toBeVisible();
  await scan('扫描目标库位', 'D-00-00-0-0');
  await expect(page.getByText('目标库位就是来源库位')).toBeVisible();
  await scan('扫描目标库位', target);
  await expect(page.getByRole('status').filter({ hasText: '已上架' })).toBeVisible();
  const moves = await rowsOf(page, '/stock/stock_move', 'stockLedger', [{ field: 'docNo', op: 'eq', value: task['putawayNo'] }]);
  expect(moves.map(row => row['bizType'] ?? row['biz_type'])).toEqual(['bin_move', 'bin_move']);
});
