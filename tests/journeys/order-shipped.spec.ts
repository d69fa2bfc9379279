import { Buffer } from 'node:buffer';
import { expect } from '@playwright/test';
import { dialog, expectTotal, panel, pressAction, signIn, test } from './person.ts';
import { agree, cell, chooseFirst, doToAll, only, rowsOf } from './pieces.ts';

const head =
  'Order ID,Updated,Order Date,Status,Line,Part Number,Description,Quantity,Unit Price,Shipping,Tax,Ship Method,Ship By,Ship Name,Ship Address 1,Ship Address 2,Ship City,Ship State,Ship Zip,Ship Country,Phone,Email,Vehicle,Comments';

/** A row of PartsGeek's order file: who bought one of an article, and the ZIP code that came along. */
const row = (order: string, article: string, receiver: string, zip: string) =>
  `${order},05/18/2026 15:00,05/18/2026 14:30,New,1,${article},Part,1,39.90,5.00,0.00,Ground,05/20/2026,${receiver},1 Main St,,Reno,NV,${zip},US,7755550100,${order}@example.com,,`;

const good = 'PGJOURNEY1';
const bad = 'PGJOURNEY2';

test('a file of orders goes to the warehouse: a bad ZIP code holds one up until it is mended, twice the same file changes nothing', async ({
  page,
}) => {
  await signIn(page, 'superadmin');
  const listings = await rowsOf(page, '/operation/parts_geek_listing', 'partsGeek', [{ field: 'state', op: 'in', value: ['active'] }]);
  const article = String(listings.find(({ available }) => Number(available) > 9)!['partNumber']);
  const report = [head, row(good, article, 'Ann Lee', '89501'), row(bad, article, 'Bo Ek', '8950')].join('\n');
  const upload = async () => {
    await page.goto('/admin/oms/orderDownloadRecord');
    await pressAction(page, '上传订单报告');
    await chooseFirst(page, '店铺', 'PG-US');
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(report) });
    await agree('上传订单报告')(dialog(page));
  };

  await test.step('the report brings both orders once', async () => {
    await upload();
    await page.goto(`/admin/oms/orderDownloadRecord?orders=${good}`);
    await expect(cell(page, '成功')).toBeVisible();
  });

  await test.step('the order with the bad ZIP code cannot be reviewed until its address is mended', async () => {
    await page.goto('/admin/oms/orderList');
    await only(page, bad);
    await doToAll(page, '审核');
    await expect(page.getByText('邮编格式', { exact: false }).first()).toBeVisible();
  });

  await test.step('both are reviewed, allocated and given to the warehouse', async () => {
    await only(page, good);
    await doToAll(page, '审核');
    await expect(cell(page, '待配仓')).toBeVisible();
    await doToAll(page, '配仓', agree('配仓'));
    await expect(cell(page, '已配仓')).toBeVisible();
    await doToAll(page, '提交仓库', agree('提交仓库'));
    await expect(cell(page, '已提交')).toBeVisible();
  });

  await test.step('the warehouse has the outbound order', async () => {
    await page.goto(`/admin/wms/logoutStock?platformOrderNo=${good}`);
    await expectTotal(page, 1);
    await expect(panel(page)).toContainText(article);
  });
});
