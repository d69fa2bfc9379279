import { expect } from '@playwright/test';
import { callMain, dialog, expectTotal, panel, signIn, test } from './person.ts';

const patience = { timeout: 60_000 };
const paid = (id: string, currency: string, pieces: number, amount: string) =>
  `AMZ-NA,${id},2026-11-01,Lost_Warehouse,BRP-10000,X00TOTALS1,${currency},${pieces},${amount}`;
const reimbursed = [
  'store,reimbursementId,approvedAt,reason,msku,fnsku,currency,qtyTotal,amountTotal',
  paid('81000000001', 'EUR', 1, '1234.56'),
  paid('81000000002', 'EUR', 2, '10.44'),
  paid('81000000003', 'GBP', 4, '99.9'),
].join('\n');

test('totals are those of the whole filter, each currency by itself, and open the rows that they are made of', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, 'superadmin');
  await page.goto('/admin/wms/fbaReimbursement');
  await panel(page).getByRole('button', { name: '导入', exact: true }).click();
  const importing = dialog(page, '导入FBA赔付');
  await importing.locator('input[type=file]').setInputFiles({ name: 'totals.csv', mimeType: 'text/csv', buffer: Buffer.from(reimbursed) });
  await importing.getByRole('button', { name: '上传并校验' }).click();
  await importing.getByRole('button', { name: '导入 3 行' }).click(patience);
  await expect(importing.getByText('导入完成', { exact: true })).toBeVisible(patience);

  await page.goto('/admin/wms/fbaReimbursement?fnsku=X00TOTALS1');
  await expectTotal(page, 3);
  const totals = panel(page).getByRole('list', { name: '合计' });
  // pieces are one sum, amounts one for each currency
  await expect(totals.getByRole('listitem')).toHaveText([/赔付件数.* 7$/, /金额.*EUR 1,245\.00$/, /金额.*GBP 99\.90$/]);
  await totals.getByRole('button', { name: /EUR/ }).click();
  await expectTotal(page, 2);
  await expect(totals.getByRole('listitem')).toHaveText([/赔付件数.* 3$/, /金额.*EUR 1,245\.00$/]);
  await panel(page).getByRole('button', { name: '移除筛选 币种: EUR' }).click();
  await expectTotal(page, 3);
});

test('totals count what the browser has not loaded', async ({ page }) => {
  await signIn(page, 'superadmin');
  const { data } = await callMain(page, '/purchase/buying_log/get_totals', { page: 'buyingLog', fields: ['amount'], filters: [] });
  const [{ sum, count }] = data as [{ sum: string; count: number }];
  expect(count).toBeGreaterThan(1000);
  await page.goto('/admin/basic/buyingLog');
  await expectTotal(page, count);
  const [whole, part = ''] = sum.split('.');
  const amount = panel(page).getByRole('list', { name: '合计' }).getByRole('button', { name: /金额/ });
  await expect(amount).toContainText(`${Number(whole).toLocaleString('en-US')}.${part}`);
  await expect(amount).toHaveAttribute('title', `查看组成该合计的 ${count.toLocaleString('en-US')} 行`);
});
