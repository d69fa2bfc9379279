import { expect } from '@playwright/test';
import { callMain, dialog, expectTotal, panel, signIn, test } from './person.ts';

const paid = (id: string, currency: string, pieces: number, amount: string) =>
  `AMZ-NA,${id},2026-11-01,Lost_Warehouse,BRP-10000,X00TOTALS1,${currency},${pieces},${amount}`;
const reimbursed = [
  'store,reimbursementId,approvedAt,reason,msku,fnsku,currency,qtyTotal,amountTotal',
  paid('81000000001', 'EUR', 1, '1234.56'),
  paid('81000000002', 'EUR', 2, '10.44'),
  paid('81000000003', 'GBP', 4, '99.9'),
].join('\n');

test('totals are those of the whole filter, separate for each currency, count what the browser has not loaded, and open the rows that they are made of, as a month’s report does; numbers stand right, in thousands, under a head that names their unit', async ({
  page,
}) => {
  await signIn(page, 'superadmin');

  await test.step('each currency separately, and the rows behind it', async () => {
    await page.goto('/admin/wms/fbaReimbursement');
    await panel(page).getByRole('button', { name: '导入', exact: true }).click();
    const importing = dialog(page, '导入FBA赔付');
    await importing
      .locator('input[type=file]')
      .setInputFiles({ name: 'totals.csv', mimeType: 'text/csv', buffer: Buffer.from(reimbursed) });
    await importing.getByRole('button', { name: '上传并校验' }).click();
    await importing.getByRole('button', { name: '导入 3 行' }).click();
    await expect(importing.getByText('导入完成', { exact: true })).toBeVisible();

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

  await test.step('what the browser has not loaded is counted', async () => {
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

  await test.step('the report of a month opens its moves', async () => {
    // the demo was delivered in the last half year: from its first day to today something came in
    await page.goto('/admin/wms/stockInOutReport?tab=period&bizDate=between:last180d');
    const figure = panel(page)
      .locator('.ax-cell-link')
      .filter({ hasText: /^[1-9][\d,]*$/ });
    await figure.first().click();
    await expect(page).toHaveURL(/wms\/stockLedger\?tab=all&sku=in/);
    const opened = new URL(page.url()).searchParams;
    await expect(panel(page).getByText(/^共 [1-9][\d,]* 条$/)).toBeVisible();
    expect([opened.get('sku'), opened.get('warehouse')]).toEqual([expect.stringMatching(/^in/), expect.stringMatching(/^in/)]);
  });

  await test.step('negative values are distinguished', async () => {
    await page.goto('/admin/basic/buyingLog?sort=-qty');
    const [quantity, lead] = await Promise.all(
      [/^数量/, /^计划交期/].map(name => panel(page).getByRole('columnheader', { name }).first().getAttribute('aria-colindex')),
    );
    const cells = (column: string | null) => panel(page).locator(`[role=gridcell][aria-colindex="${column}"]`);
    await expect(cells(quantity!).first()).toHaveText(/^\d{1,3}(,\d{3})+$/);
    for (const column of [quantity!, lead!]) await expect(cells(column).first()).toHaveCSS('text-align', 'right');
    await expect(
      panel(page)
        .getByRole('columnheader', { name: /计划交期.*天/ })
        .first(),
    ).toBeVisible();

    // at the newest first, prices fall as well as rise
    await page.goto('/admin/basic/buyingLog?changePct=lt:0');
    await expect(panel(page).locator('.ax-negative').first()).toHaveText(/^−\d+\.\d%?$/);
  });
});
