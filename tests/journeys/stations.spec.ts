import { expect, type Page } from '@playwright/test';
import { regrouped } from '@axle/page-kit';
import { loud as test } from './loud.ts';
import { callMain, dialog, expectTotal, panel, pressAction, signIn } from './person.ts';

// `loud`: the browser reports calls without a network in its console

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

const rowsOf = async (page: Page, path: string, of: string, filters: readonly object[]): Promise<readonly Row[]> => {
  const reply = await callMain(page, `${path}/get_list`, { page: of, filters, sort: [], limit: 200 });
  expect(reply).toMatchObject({ code: 200 });
  return (reply.data as { rows: readonly Row[] }).rows;
};
const the = async (page: Page, path: string, of: string, field: string, value: unknown): Promise<Row> =>
  (await rowsOf(page, path, of, [{ field, op: 'in', value: [value] }]))[0]!;
const targetOf = ({ id, version }: Row) => ({ id, version });

/** Three codes a second, as a hand with a scanner does. */
async function scanFast(page: Page, codes: readonly string[]): Promise<void> {
  for (const code of codes) {
    await page.keyboard.type(code, { delay: 330 / (code.length + 1) });
    await page.keyboard.press('Enter');
  }
}
const away = (page: Page) => page.getByRole('status').filter({ hasText: /网络中断，\d+ 次扫描待发送/ });

/** A part of which a warehouse has plenty, and what an order for it needs. */
async function plenty(page: Page) {
  const house = await the(page, '/base/warehouse', 'warehouse', 'code', 'US-W');
  const rows = await rowsOf(page, '/stock/stock_item', 'stockBalance', [
    { field: 'warehouse', op: 'in', value: [house.id] },
    { field: 'atp', op: 'gt', value: 40 },
  ]);
  const channel = await the(page, '/tms/logistics_channel', 'logisticsChannel', 'code', 'FEDEX-GROUND');
  const item = rows[0]!;
  return {
    warehouse: house.id,
    country: house['country'],
    channel: channel.id,
    sku: Number(item['sku']),
    code: String(item['skuCode'] ?? item['sku_code']),
  };
}

/** A released wave of one order for so many pieces; its number and that of the order. */
async function releasedWave(page: Page, of: Awaited<ReturnType<typeof plenty>>, source: string, qty: number) {
  const { sku, code: _, ...order } = of;
  const home = { receiver: 'Jane Doe', address: '64 Salem St', city: 'Boston', postcode: '02113' };
  const values = { ...order, ...home, outType: 'sale', sourceNo: source, items: [{ sku, qty }] };
  expect(await callMain(page, '/wms/outbound/add', { page: 'logoutStock', values })).toMatchObject({ code: 200 });
  const made = () => the(page, '/wms/outbound', 'logoutStock', 'sourceNo', source);
  const lead = async (action: string, input: object = {}) =>
    expect(
      await callMain(page, `/wms/outbound/${action}`, { page: 'logoutStock', targets: [targetOf(await made())], input }),
    ).toMatchObject({ code: 200 });
  await lead('allocate');
  await lead('create_wave', { maxOrders: 30 });
  const { waveNo, outboundNo } = (await made()) as unknown as { waveNo: string; outboundNo: string };
  const wave = await the(page, '/wms/wave', 'pickWave', 'waveNo', waveNo);
  expect(await callMain(page, '/wms/wave/release', { page: 'pickWave', targets: [targetOf(wave)], input: {} })).toMatchObject({
    code: 200,
  });
  return { waveNo, outboundNo };
}
/** Pieces that left by an order, by the ledger. */
const gone = async (page: Page, outboundNo: string) =>
  (await rowsOf(page, '/stock/stock_move', 'stockLedger', [{ field: 'docNo', op: 'eq', value: outboundNo }]))
    .filter(row => (row['bizType'] ?? row['biz_type']) === 'sale_out')
    .reduce((sum, row) => sum + Number(row['qtyOut'] ?? row['qty_out'] ?? 0), 0);

test('a picker and a packer go on while the network is away: no scan is lost and none counts twice', async ({ page, context }) => {
  await page.addInitScript(() => void (window.print = () => undefined));
  await signIn(page, 'superadmin');
  const part = await plenty(page);
  const { waveNo, outboundNo } = await releasedWave(page, part, `CUT${Date.now()}`, 9);

  await test.step('the walk goes on over the cut, and the pieces are sent when it is over', async () => {
    await page.goto('/admin/wms/pickWave?tab=walk');
    await panel(page)
      .getByRole('combobox')
      .first()
      .selectOption({ label: `${regrouped(waveNo)} · 多品` });
    await expect(page.getByText(/^多品 · 已拣 0 \/ 9 件/)).toBeVisible();
    await expect(page.getByLabel('扫描库位或SKU')).toBeFocused();
    await scanFast(page, [part.code, part.code]);
    await context.setOffline(true);
    await scanFast(page, [part.code, part.code, part.code, part.code, part.code, part.code, part.code]);
    await expect(away(page)).toBeVisible();
    await expect(panel(page).getByText('全部拣完')).toBeVisible();
    await context.setOffline(false);
    await expect(away(page)).toBeHidden();
    await expect.poll(async () => (await the(page, '/wms/wave', 'pickWave', 'waveNo', waveNo))['pickedQty']).toBe(9);
    await page.getByRole('button', { name: '完成波次' }).click();
    await expect(page.getByText('波次已完成')).toBeVisible();
  });

  await test.step('the order waits at the packing table, is opened by the keyboard and packed over another cut', async () => {
    await page.goto('/admin/wms/packStation');
    const row = page.getByRole('button', { name: `打开 ${regrouped(outboundNo)}` });
    await expect(row).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: /^打开 OB/ }).first()).toBeFocused();
    await row.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('还差 9 件')).toBeVisible();
    // what ends the parcel is in sight without scrolling
    await expect(page.getByRole('button', { name: '封箱', exact: true })).toBeInViewport({ ratio: 1 });
    await scanFast(page, [part.code, part.code, part.code]);
    await context.setOffline(true);
    await scanFast(page, [part.code, part.code, part.code, part.code]);
    await expect(away(page)).toBeVisible();
    await page.keyboard.press('F8');
    await expect(page.getByRole('alert').filter({ hasText: '还有扫描待发送' })).toBeVisible();
    await context.setOffline(false);
    await scanFast(page, [part.code, part.code]);
    await expect(page.getByText('全部扫齐')).toBeVisible();
    await expect(away(page)).toBeHidden();
    await scanFast(page, [part.code]);
    await expect(page.getByText('多扫').first()).toBeVisible();
    await expect(page.getByText('全部扫齐')).toBeVisible();
    expect(await gone(page, outboundNo)).toBe(0);
  });
});

test('a parcel is split, and voided: its material comes back and its order waits to be packed again', async ({ page }) => {
  await page.addInitScript(() => void (window.print = () => undefined));
  await signIn(page, 'superadmin');
  const part = await plenty(page);
  const { waveNo, outboundNo } = await releasedWave(page, part, `SPLIT${Date.now()}`, 2);
  await page.goto('/admin/wms/pickWave?tab=walk');
  await panel(page)
    .getByRole('combobox')
    .first()
    .selectOption({ label: `${regrouped(waveNo)} · 多品` });
  await page.getByRole('button', { name: '确认 2 件' }).click();
  await page.getByRole('button', { name: '完成波次' }).click();
  await expect(page.getByText('波次已完成')).toBeVisible();

  const boxes = async () => Number((await the(page, '/wms/packing_material', 'packingMaterial', 'code', 'CTN-352520'))['stockQty']);
  const before = await boxes();
  /** Boxes, weighs, labels and closes the parcel on the table. */
  const finish = async () => {
    await expect(page.getByText('全部扫齐')).toBeVisible();
    await scanFast(page, ['CTN-352520']);
    await page.keyboard.press('F4');
    await page.keyboard.type('9');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: '重量超差' })).toBeVisible();
    const [, grams = ''] = /应重 ([\d,]+) 克/.exec(await page.getByText(/应重 [\d,]+ 克/).innerText())!;
    await page.getByLabel('实重（克）').fill(grams.replace(',', ''));
    await page.keyboard.press('Enter');
    await expect(page.getByText('重量相符')).toBeVisible();
    await page.keyboard.press('F6');
    await expect(page.getByText('面单已送打印')).toBeVisible();
    await page.keyboard.press('F8');
    await expect(page.getByRole('alert').filter({ hasText: '已封箱' })).toBeVisible();
  };
  const parcels = () => rowsOf(page, '/wms/parcel', 'parcelHandover', [{ field: 'outboundNo', op: 'eq', value: outboundNo }]);
  await page.goto('/admin/wms/packStation');
  await page.getByRole('button', { name: `打开 ${regrouped(outboundNo)}` }).click();
  // the piece is scanned while its order is still being opened
  await scanFast(page, [part.code]);
  await expect(page.getByText('还差 1 件')).toBeVisible();
  await page.getByRole('button', { name: '拆分包裹' }).click();
  await expect(page.getByText('同单包裹')).toBeVisible();
  expect((await parcels()).map(row => row['pieces'])).toEqual([1, 1]);
  await finish();
  // the other parcel of the order opens automatically
  await expect(page.getByText('还差 1 件')).toBeVisible();
  await scanFast(page, [part.code]);
  await finish();
  await expect(page.getByRole('button', { name: `打开 ${regrouped(outboundNo)}` })).toBeHidden();
  expect([await boxes(), (await the(page, '/wms/outbound', 'logoutStock', 'outboundNo', outboundNo))['status']]).toEqual([
    before - 2,
    'packed',
  ]);

  await page.goto(`/admin/wms/parcelHandover?outboundNo=${outboundNo}`);
  await expectTotal(page, 2);
  await panel(page).getByRole('checkbox', { name: '选择该行' }).first().click();
  await pressAction(page, '作废包裹');
  await dialog(page).getByRole('button', { name: '作废包裹' }).click();
  await expect(panel(page).getByRole('gridcell', { name: '已作废', exact: true })).toHaveCount(1);
  expect([await boxes(), (await the(page, '/wms/outbound', 'logoutStock', 'outboundNo', outboundNo))['status']]).toEqual([
    before - 1,
    'packing',
  ]);
  await page.goto('/admin/wms/packStation');
  await page.getByRole('button', { name: `打开 ${regrouped(outboundNo)}` }).click();
  await expect(page.getByText('还差 1 件')).toBeVisible();
});

test('a receiver and a counter go on while the network is away: every scan is booked, and booked once; nothing is submitted before all are sent', async ({
  page,
  context,
}) => {
  await signIn(page, 'superadmin');
  const part = await plenty(page);

  await test.step('goods are received over a cut', async () => {
    const source = `RMA-CUT-${Date.now()}`;
    const values = {
      type: 'customer_return',
      sourceNo: source,
      warehouse: part.warehouse,
      lines: [{ sku: part.sku, expectedQty: 9, poNo: '-', poLine: 1 }],
    };
    expect(await callMain(page, '/wms/receipt/add', { page: 'receiveOrder', values })).toMatchObject({ code: 200 });
    const receipt = () => the(page, '/wms/receipt', 'receiveOrder', 'sourceNo', source);
    const arrive = { page: 'receiveOrder', targets: [targetOf(await receipt())], input: {} };
    expect(await callMain(page, '/wms/receipt/arrive', arrive)).toMatchObject({ code: 200 });
    const receiptNo = String((await receipt())['receiptNo']);
    await page.goto('/admin/wms/receiveStation');
    await page.getByRole('button', { name: `打开 ${regrouped(receiptNo)}` }).click();
    await page.getByRole('button', { name: '开始收货' }).click();
    await expect(page.getByLabel(/^扫描货物/)).toBeFocused();
    // where there is no camera it says so, and the scanner goes on
    await page.getByRole('button', { name: '用摄像头扫描' }).click();
    await expect(page.getByRole('alert').filter({ hasText: '没有找到摄像头' })).toBeVisible();
    await page.getByRole('button', { name: '用摄像头扫描' }).click();
    await scanFast(page, [part.code, part.code, part.code]);
    await context.setOffline(true);
    await scanFast(page, [part.code, part.code, part.code, part.code]);
    await expect(away(page)).toBeVisible();
    await context.setOffline(false);
    await scanFast(page, [part.code, part.code]);
    await expect(away(page)).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: '已记录' })).toBeVisible();
    const booked = async () =>
      (await rowsOf(page, '/stock/stock_move', 'stockLedger', [{ field: 'docNo', op: 'eq', value: receiptNo }])).map(
        row => row['qtyIn'] ?? row['qty_in'],
      );
    await expect.poll(booked).toEqual(Array.from({ length: 9 }, () => 1));
  });

  await test.step('a bin is counted over a cut: no piece is lost, and none counts twice', async () => {
    const note = `CUT${Date.now()}`;
    const values = {
      type: 'spot',
      warehouse: part.warehouse,
      mode: 'live',
      plannedOn: '2026-11-20',
      recountLimit: '100',
      skuCodes: [part.code],
      note,
    };
    expect(await callMain(page, '/wms/stocktake/add', { page: 'stocktake', values })).toMatchObject({ code: 200 });
    const stocktake = async () => (await rowsOf(page, '/wms/stocktake', 'stocktake', [])).find(row => row['note'] === note)!;
    const lead = async (action: string) =>
      expect(
        await callMain(page, `/wms/stocktake/${action}`, { page: 'stocktake', targets: [targetOf(await stocktake())], input: {} }),
      ).toMatchObject({ code: 200 });
    await lead('start');
    const { stocktakeNo } = (await stocktake()) as unknown as { stocktakeNo: string };
    const [line] = await rowsOf(page, '/wms/stocktake_line', 'stocktakeLine', [{ field: 'stocktakeNo', op: 'eq', value: stocktakeNo }]);
    await page.goto('/admin/wms/stocktakeCount');
    await expect(page.getByLabel('扫描库位')).toBeFocused();
    await scanFast(page, [String(line!['binCode'])]);
    await expect(page.getByLabel(/^扫描SKU/)).toBeFocused();
    const counted = page.getByLabel(`实盘 ${part.code}`);
    await expect(counted).toHaveValue('');
    await scanFast(page, [part.code, part.code]);
    await expect(counted).toHaveValue('2');
    await context.setOffline(true);
    await scanFast(page, [part.code, part.code, part.code]);
    await expect(away(page)).toBeVisible();
    await page.getByRole('button', { name: '提交库位' }).click();
    await expect(page.getByRole('status').filter({ hasText: '还有扫描待发送' })).toBeVisible();
    await context.setOffline(false);
    await expect(counted).toHaveValue('5');
    await page.reload();
    // the bin is still open after a reload
    await expect(counted).toHaveValue('5');
    await page.getByRole('button', { name: '换库位' }).click();
    await expect(page.getByLabel('扫描库位')).toBeFocused();
    await lead('cancel');
  });
});
