import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { dialog, field, panel, pressAction, signIn, test } from './person.ts';
import { agree, cell, chooseFirst, doToAll, only, rowsOf } from './pieces.ts';
import { walker } from './walk-to.ts';

const day = (from: number) =>
  new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' }).format(Date.now() + from * 86_400_000);

/** A row of PartsGeek's order file: who bought one of an article, and the ZIP code that came along. */
const row = (order: string, article: string, receiver: string, zip: string): Readonly<Record<string, string>> => ({
  'Order ID': order,
  Updated: `${day(-1)} 15:00`,
  'Order Date': `${day(-1)} 14:30`,
  Status: 'New',
  Line: '1',
  'Part Number': article,
  Description: 'Part',
  Quantity: '1',
  'Unit Price': '39.90',
  Shipping: '5.00',
  Tax: '0.00',
  'Ship Method': 'Ground',
  'Ship By': day(3),
  'Ship Name': receiver,
  'Ship Address 1': '1 Main St',
  'Ship Address 2': '',
  'Ship City': 'Reno',
  'Ship State': 'NV',
  'Ship Zip': zip,
  'Ship Country': 'US',
  Phone: '7755550100',
  Email: `${receiver.toLowerCase().replace(' ', '.')}@example.com`,
  Vehicle: '',
  Comments: '',
});

test('a file of orders goes to the warehouse: two of one buyer go as one, a bad ZIP code is mended, a parcel is confirmed', async ({
  page,
}) => {
  await signIn(page, 'superadmin');
  const walkTo = walker(page);
  const mark = Date.now().toString(36).toUpperCase();
  const [first, second, bad] = [1, 2, 3].map(number => `PG${mark}${number}`) as [string, string, string];
  const listings = await rowsOf(page, '/operation/parts_geek_listing', 'partsGeek', [{ field: 'state', op: 'in', value: ['active'] }]);
  const article = String(listings.find(({ available }) => Number(available) > 9)!['partNumber']);
  const buyer = `Ann ${mark}`;
  const rows = [row(first, article, buyer, '89501'), row(second, article, buyer, '89501'), row(bad, article, `Bo ${mark}`, '8950')];
  const report = [Object.keys(rows[0]!), ...rows.map(one => Object.values(one))].map(cells => cells.join(',')).join('\n');
  const ordersOf = (numbers: readonly string[]) =>
    rowsOf(page, '/nova/sales_order', 'orderList', [{ field: 'platformOrderId', op: 'in', value: numbers }]);

  await test.step('the same file twice brings each order once', async () => {
    await walkTo('/admin/oms/orderDownloadRecord');
    for (const time of [1, 2]) {
      await pressAction(page, '上传订单报告');
      await chooseFirst(page, '店铺', 'PG-US');
      await dialog(page)
        .locator('input[type=file]')
        .setInputFiles({ name: `${mark}-${time}.csv`, mimeType: 'text/csv', buffer: Buffer.from(report) });
      await agree('确定')(dialog(page));
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect.poll(async () => (await ordersOf([first, second, bad])).length).toBe(3);
    }
  });

  await test.step('the order with the bad ZIP code cannot be reviewed until its address is mended', async () => {
    await walkTo('/admin/oms/orderList');
    await only(page, bad);
    await doToAll(page, '审核');
    await expect(dialog(page)).toContainText('邮编格式不符');
    await agree('关闭')(dialog(page));
    await pressAction(page, '改地址');
    await expect(field(dialog(page), '邮编')).toHaveValue('8950');
    await field(dialog(page), '邮编').fill('89502');
    await agree('确定')(dialog(page));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await panel(page).getByRole('button', { name: '取消选择', exact: true }).click();
  });

  await test.step('both orders of one buyer go as one', async () => {
    await only(page, first);
    await expect(cell(page, first)).toBeVisible();
    await doToAll(page, '合并');
    const group = panel(page).getByRole('row').filter({ hasText: buyer });
    await expect(group).toContainText('2单 · 2件');
    await group.getByRole('button', { name: '合并', exact: true }).click();
    await expect(page.getByText('已合并1组')).toBeVisible();
    await expect(group).toHaveCount(0);
  });

  await test.step('they are reviewed, allocated and given to the warehouse', async () => {
    await walkTo('/admin/oms/orderList');
    await only(page, `PG${mark}`, 3);
    const statuses = (name: string) => expect(panel(page).getByRole('gridcell', { name, exact: true })).toHaveCount(2);
    await doToAll(page, '审核');
    await statuses('待配仓');
    await pressAction(page, '配仓');
    await agree('配仓')(dialog(page));
    await statuses('已配仓');
    await pressAction(page, '提交仓库');
    await agree('提交仓库')(dialog(page));
    await statuses('已提交仓库');
  });

  await test.step('the warehouse has one outbound order for each parcel', async () => {
    const [both] = await ordersOf([first]);
    await walkTo('/admin/wms/logoutStock');
    await only(page, String(both!['orderNo']));
    await expect(cell(page, '2')).toBeVisible();
  });

  await test.step('a parcel that has gone is confirmed to its platform by a file', async () => {
    const gone = await rowsOf(page, '/nova/sales_order', 'orderList', [
      { field: 'trackingStatus', op: 'in', value: ['waiting', 'blocked', 'failed'] },
    ]);
    const { platformOrderId, waybillNo } = gone[0]!;
    await walkTo('/admin/oms/orderList');
    await only(page, String(platformOrderId));
    await expect(cell(page, String(platformOrderId))).toBeVisible();
    const download = page.waitForEvent('download');
    await doToAll(page, '下载回传文件');
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain(String(platformOrderId));
    expect(file).toContain(String(waybillNo));
    await pressAction(page, '标为已回传');
    await agree('标为已回传')(dialog(page));
    await expect.poll(async () => (await ordersOf([String(platformOrderId)]))[0]!['trackingStatus']).toBe('sent');
  });
});
