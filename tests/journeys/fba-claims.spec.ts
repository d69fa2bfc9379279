import { expect, type Page } from '@playwright/test';
import { callMain, dialog, field, panel, pressAction, signIn, test, tickFirstRow } from './person.ts';
import { dayFromNow } from '../support/day-from-now.ts';

/** A day so many days ago, as files write it. */
const daysAgo = (days: number) => dayFromNow(-days);

/** Takes a file in on a page, as a person does, for the shop of the files. */
async function takeIn(page: Page, key: string, name: string, lines: readonly string[]): Promise<void> {
  await page.goto(`/admin/wms/${key}`);
  await pressAction(page, '导入');
  const importing = dialog(page, /^导入/);
  await importing.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await importing.getByRole('button', { name: '上传并校验' }).click();
  await expect(importing.getByText('校验通过，可以导入')).toBeVisible();
  await importing.getByRole('button', { name: /^导入 \d+ (行|单)$/ }).click();
  await expect(importing.getByText('导入完成', { exact: true })).toBeVisible();
}

/** Rows of a page by a field, as the list answers them. */
async function rowsOf(page: Page, path: string, key: string, name: string, value: unknown): Promise<readonly Record<string, unknown>[]> {
  const filters = [{ field: name, op: 'eq', value }];
  const { data } = await callMain(page, `/wms/${path}/get_list`, { page: key, filters, sort: [], limit: 50 });
  return (data as { rows: Record<string, unknown>[] }).rows;
}

test('a shipment is closed short, its case is filed and paid, and the reconciliation shows it', async ({ page }) => {
  await signIn(page, 'superadmin');
  const id = 'FBA18P4DKGJ2';
  const [shipment] = await rowsOf(page, 'fba_shipment', 'fbaInboundShipment', 'shipmentId', id);
  expect(shipment).toMatchObject({ shipped: 160, received: 0, amazonStatus: 'IN_TRANSIT' });
  const moved = await callMain(page, '/stock/stock_move/get_list', {
    page: 'stockLedger',
    filters: [{ field: 'docNo', op: 'eq', value: id }],
    sort: [],
    limit: 1,
  });
  const sku = (moved.data as { rows: { skuCode: string }[] }).rows[0]!.skuCode;
  const [listed] = await rowsOf(page, 'fba_stock', 'fbaInventory', 'sku', sku);
  const msku = String(listed!['msku']);
  const heads = 'shipmentId,store,center,status,deliveredAt,sku,units expected,units located';
  const receipt = async (name: string, status: string, received: number) =>
    takeIn(page, 'fbaInboundShipment', name, [heads, `${id},AMZ-NA,ONT8,${status},${daysAgo(12)},${msku},160,${received}`]);

  // 12 pieces are missing when Amazon closes it
  await receipt('receiving.csv', 'RECEIVING', 100);
  await receipt('closed.csv', 'CLOSED', 148);
  await page.goto(`/admin/wms/fbaInboundShipment?tab=short&shipmentId=${id}`);
  await expect(panel(page).getByRole('gridcell', { name: '92.50', exact: true })).toBeVisible();
  await panel(page).getByRole('gridcell', { name: '−12', exact: true }).locator('.ax-cell-link').click();
  await expect(page).toHaveURL(/wms\/fbaCase/);
  await expect(panel(page).getByRole('gridcell', { name: '12', exact: true })).toBeVisible();

  // a later receipt of 5 lowers the draft to 7
  await receipt('later.csv', 'CLOSED', 153);
  await page.goto(`/admin/wms/fbaCase?tab=open&sourceNo=${id}`);
  await expect(panel(page).getByRole('gridcell', { name: '7', exact: true })).toBeVisible();
  await tickFirstRow(page);
  await pressAction(page, '提交申诉');
  await field(dialog(page), '亚马逊Case编号').fill('15522077');
  await dialog(page)
    .getByRole('button', { name: /^(提交申诉|确定)$/ })
    .last()
    .click();
  await expect.poll(async () => (await rowsOf(page, 'fba_case', 'fbaCase', 'sourceNo', id))[0]!['state']).toBe('filed');

  // Amazon pays: the file settles the case by its number
  const { fnsku = 'X0JOURNEY1' } = (await rowsOf(page, 'fba_case', 'fbaCase', 'sourceNo', id))[0]!;
  await takeIn(page, 'fbaReimbursement', 'paid.csv', [
    'approval-date,reimbursement-id,case-id,reason,sku,fnsku,currency-unit,amount-per-unit,amount-total,quantity-reimbursed-cash,quantity-reimbursed-inventory,quantity-reimbursed-total,store',
    `${daysAgo(4)},990017001,15522077,Lost_Inbound,${msku},${String(fnsku)},USD,21.40,149.80,7,0,7,AMZ-NA`,
  ]);
  await page.goto(`/admin/wms/fbaCase?tab=reimbursed&sourceNo=${id}`);
  await expect(panel(page).getByRole('gridcell', { name: '已赔付', exact: true })).toBeVisible();
  const [paid] = await rowsOf(page, 'fba_case', 'fbaCase', 'sourceNo', id);
  expect([paid!['reimbursedQty'], Number(paid!['reimbursedAmount']), paid!['currency']]).toEqual([7, 149.8, 'USD']);
  await tickFirstRow(page);
  await pressAction(page, '关闭');
  await dialog(page)
    .getByRole('button', { name: /^(关闭|确定)$/ })
    .last()
    .click();
  await expect.poll(async () => (await rowsOf(page, 'fba_case', 'fbaCase', 'sourceNo', id))[0]!['state']).toBe('closed');
});

test('Amazon’s ledger adds up, and what it paid lowers what can be claimed', async ({ page }) => {
  await signIn(page, 'superadmin');
  const fnsku = 'X0JOURNEY2';
  const month = daysAgo(60).replace(/^(\d{4})-(\d\d)-.*$/, '$2/$1');
  await takeIn(page, 'fbaReconciliation', 'ledger.csv', [
    'Date,FNSKU,ASIN,MSKU,Title,Disposition,Starting Warehouse Balance,In Transit Between Warehouses,Receipts,Customer Shipments,Customer Returns,Vendor Returns,Warehouse Transfer In/Out,Found,Lost,Damaged,Disposed,Other Events,Ending Warehouse Balance,Unknown Events,Location,store',
    `${month},${fnsku},B0AXLEJRNY,T-JOURNEY2,Rotor,SELLABLE,812,0,300,-274,18,-5,0,6,-9,-2,0,0,846,0,US,AMZ-NA`,
  ]);
  const line = async () => (await rowsOf(page, 'fba_ledger_line', 'fbaReconciliation', 'fnsku', fnsku))[0];
  expect(await line()).toMatchObject({ computed: 846, gap: 0, claimable: 3 });
  await takeIn(page, 'fbaReimbursement', 'found.csv', [
    'approval-date,reimbursement-id,reason,sku,fnsku,currency-unit,amount-per-unit,amount-total,quantity-reimbursed-cash,quantity-reimbursed-inventory,quantity-reimbursed-total,store',
    `${daysAgo(30)},990017002,Lost_Warehouse,T-JOURNEY2,${fnsku},USD,21.40,21.40,1,0,1,AMZ-NA`,
  ]);
  await page.goto(`/admin/wms/fbaReconciliation?tab=ledger&fnsku=${fnsku}`);
  await expect(panel(page).getByRole('gridcell', { name: fnsku, exact: true })).toBeVisible();
  await expect.poll(line).toMatchObject({ gap: 0, reimbursed: 1, claimable: 2 });
});
