import { Buffer } from 'node:buffer';
import { expect, type Locator, type Page } from '@playwright/test';
import { regrouped } from '@axle/page-kit';
import { callMain, demoPassword, dialog, expectTotal, field, panel, pressAction, signIn, test } from './person.ts';
import { dayFromNow } from '../support/day-from-now.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

async function rowsOf(page: Page, path: string, of: string, filters: readonly object[]): Promise<readonly Row[]> {
  const reply = await callMain(page, `${path}/get_list`, { page: of, filters, sort: [], limit: 200 });
  expect(reply).toMatchObject({ code: 200 });
  return (reply.data as { rows: readonly Row[] }).rows;
}

/** A photo, as the camera of a hand-held scanner hands it over. */
const photo = {
  name: 'dent.png',
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
};
/** A part that nothing else touches: as another one, but not inspected when it comes. */
async function newPart(page: Page, sku: string): Promise<number> {
  const [like] = await rowsOf(page, '/mrp/sku', 'skuList', [{ field: 'salesStatus', op: 'in', value: ['onSale'] }]);
  const kept = [
    'name_zh',
    'name_en',
    'short_name',
    'kind',
    'category',
    'brand',
    'uom',
    'pcs_per_uom',
    'position',
    'developer',
    'buyer',
    'planner',
  ];
  const sized = [
    'unit_l',
    'unit_w',
    'unit_h',
    'unit_gross_kg',
    'unit_net_kg',
    'carton_l',
    'carton_w',
    'carton_h',
    'carton_gross_kg',
    'carton_qty',
  ];
  const traded = ['pack_type', 'hazard', 'tariff_cn', 'decl_name_zh', 'decl_name_en', 'material_zh', 'material_en', 'use_zh', 'use_en'];
  const bought = ['origin_country', 'supplier', 'price', 'tax_rate', 'lead_days', 'moq', 'order_multiple', 'warranty_months', 'oe_numbers'];
  const values = Object.fromEntries(
    [...kept, ...sized, ...traded, ...bought].flatMap(key => (like![key] === undefined ? [] : [[key, like![key]]])),
  );
  const own = { sku, iqc_required: false, duplicate_reason: 'followed from the container to the report' };
  const made = await callMain(page, '/mrp/sku/add', { page: 'skuList', values: { ...values, ...own } });
  expect(made).toMatchObject({ code: 200 });
  const { id } = made.data as Row;
  expect(await callMain(page, '/mrp/sku/submit', { page: 'skuList', targets: [{ id, version: 1 }], input: {} })).toMatchObject({
    code: 200,
  });
  return id;
}

/** Types as a scanner does into the input that waits for it. */
async function scan(page: Page, prompt: string | RegExp, code: string): Promise<void> {
  await expect(page.getByLabel(prompt, { exact: true })).toBeVisible();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

/** Opens a page with one record in it, found by its number. */
async function only(page: Page, key: string, code: string, rows = 1): Promise<void> {
  await page.goto(`/admin/wms/${key}`);
  await panel(page).getByRole('searchbox').fill(code);
  await expectTotal(page, rows);
}

/** Does something to all rows in sight, and answers the question before it where there is one. */
async function doToAll(page: Page, action: string, answer?: (form: Locator) => Promise<unknown>): Promise<void> {
  await panel(page).getByRole('checkbox', { name: '选择已载入的行' }).click();
  await pressAction(page, action);
  if (answer === undefined) return;
  await answer(dialog(page));
}
/** Chooses a record in a reference of the dialog by typing its code. */
async function chooseFirst(page: Page, label: string, code: string): Promise<void> {
  const input = field(dialog(page), label);
  await input.fill(code);
  await page.getByRole('option').filter({ hasText: code }).first().click();
}
/** Pastes lines into a form, as a spreadsheet leaves them in the clipboard. */
async function pasteLines(form: Locator, text: string): Promise<void> {
  await form.getByRole('grid').getByRole('gridcell').first().click();
  await form.getByRole('grid').evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** The cell of the one row in sight under a head. */
async function figureOf(page: Page, head: string): Promise<Locator> {
  const at = await panel(page).getByRole('columnheader', { name: head, exact: true }).getAttribute('aria-colindex');
  return panel(page).locator(`[role=gridcell][aria-colindex="${at}"]`);
}
/** Agrees to what a dialog asks: its last button says what is done. */
const agree = (name: string) => (form: Locator) => form.getByRole('button', { name, exact: true }).last().click();
const cell = (page: Page, name: string) => panel(page).getByRole('gridcell', { name, exact: true }).first();

test('a container comes short and dented; its pieces are put away, sold, sent back and counted, and the report explains every one', async ({
  page,
  browser,
  baseURL,
}) => {
  const floor = await (await browser.newContext({ baseURL: baseURL!, locale: 'zh-CN', viewport: { width: 1440, height: 900 } })).newPage();
  // a browser without a screen has no dialog to print in, and ends where it is asked for one
  await floor.addInitScript(() => void (window.print = () => undefined));
  await signIn(page, 'superadmin');
  await signIn(floor, 'whclerk');
  const mark = Date.now().toString(36).toUpperCase();
  const [container, source, back] = [`EVRY${mark}`, `ASN-${mark}`, `RMA-${mark}`];
  const [house] = await rowsOf(page, '/base/warehouse', 'warehouse', [{ field: 'code', op: 'eq', value: 'US-W' }]);
  const { id: warehouse, country } = house!;
  const sku = `EVR-${mark}`;
  const part = await newPart(page, sku);
  const [channel] = await rowsOf(page, '/tms/logistics_channel', 'logisticsChannel', [{ field: 'code', op: 'eq', value: 'USPS-GA' }]);

  await test.step('a container is announced by file and arrives', async () => {
    await page.goto('/admin/wms/receiveOrder');
    await pressAction(page, '导入');
    const importing = dialog(page, '导入收货单');
    const rows = `sourceNo,warehouse,lines.sku,lines.expectedQty,containerNo,lines.unitCost\n${source},US-W,${sku},12,${container},20.5\n`;
    await importing.locator('input[type=file]').setInputFiles({ name: 'asn.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
    await importing.getByRole('button', { name: '上传并校验' }).click();
    await importing.getByRole('button', { name: '导入 1 行' }).click();
    await expect(importing.getByText('导入完成', { exact: true })).toBeVisible();
    await importing.getByRole('button', { name: '关闭', exact: true }).first().click();
    await only(page, 'receiveOrder', container);
    await doToAll(page, '到仓', agree('确定'));
    await expect(cell(page, '已到仓')).toBeVisible();
  });

  await test.step('nine good pieces and two dented ones are counted off it, one is missing', async () => {
    await floor.goto('/admin/wms/receiveStation');
    await scan(floor, '扫描收货单号、柜号或来源单号', container);
    await floor.getByRole('button', { name: '开始收货' }).click();
    await scan(floor, /^扫描货物/, `9*${sku}`);
    await expect(floor.getByRole('row').filter({ hasText: sku }).getByText('9', { exact: true }).first()).toBeVisible();
    await floor.getByRole('button', { name: '登记残损' }).click();
    await dialog(floor).getByLabel('条码').fill(sku);
    await dialog(floor).getByLabel('数量').fill('2');
    await dialog(floor).locator('input[type=file]').setInputFiles(photo);
    await dialog(floor).getByRole('button', { name: '登记', exact: true }).click();
    await expect(dialog(floor)).toBeHidden();
    await floor.getByRole('button', { name: '完成清点' }).click();
    await dialog(floor).getByRole('button', { name: '完成清点' }).click();
    await expect(floor.getByText(/已完成清点/)).toBeVisible();
  });

  await test.step('what is short is settled before the receipt is closed', async () => {
    await only(page, 'receiveOrder', container);
    await doToAll(page, '关闭', agree('关闭'));
    await expect(
      page
        .getByText(/差异/)
        .filter({ hasText: /未处理|尚有|还有/ })
        .first(),
    ).toBeVisible();
    const [{ receiptNo }] = (await rowsOf(page, '/wms/receipt', 'receiveOrder', [
      { field: 'containerNo', op: 'eq', value: container },
    ])) as [Row];
    await page.goto(`/admin/wms/receiveDifference?receiptNo=${String(receiptNo)}&diffType=in:short`);
    await expectTotal(page, 1);
    await doToAll(page, '处理', async form => {
      await field(form, '处理方式').selectOption({ label: '按实收结案' });
      await agree('确定')(form);
    });
    await expect(cell(page, '已处理')).toBeVisible();
    await only(page, 'receiveOrder', container);
    await doToAll(page, '关闭', agree('关闭'));
    await expect(cell(page, '已完成')).toBeVisible();
  });

  let bin = '';
  await test.step('the good ones are put away where the product says', async () => {
    await floor.goto('/admin/wms/putawayTask?tab=scan');
    await scan(floor, '扫描来源库位', 'US-W/D-00-00-0-0');
    await scan(floor, '扫描SKU', sku);
    const target = floor.locator('.ax-scan-target');
    await expect(target).toContainText('×');
    [bin = ''] = (await target.innerText()).split(' × ');
    await expect(floor.getByLabel('件数')).toHaveValue('9');
    await scan(floor, '扫描目标库位', bin);
    await expect(floor.getByRole('status').filter({ hasText: '已上架' })).toBeVisible();
  });

  const numbers: string[] = [];
  let wave = '';
  await test.step('two of three orders get what they ask for and go into a wave, the third is short', async () => {
    for (const [at, qty] of [3, 2, 8].entries()) {
      const values = {
        outType: 'sale',
        sourceNo: `${source}-${at}`,
        warehouse,
        country,
        channel: channel!.id,
        receiver: 'Jane Doe',
        items: [{ sku: part, qty }],
      };
      expect(await callMain(page, '/wms/outbound/add', { page: 'logoutStock', values })).toMatchObject({ code: 200 });
    }
    await only(page, 'logoutStock', source, 3);
    await doToAll(page, '分配');
    await expect(panel(page).getByRole('gridcell', { name: '待拣货', exact: true })).toHaveCount(2);
    await expect(panel(page).getByRole('gridcell', { name: '缺货', exact: true })).toHaveCount(1);
    await page.getByRole('tab', { name: /^待拣货/ }).click();
    await expectTotal(page, 2);
    await doToAll(page, '组波', agree('确定'));
    await expect(panel(page).getByRole('gridcell', { name: '已组波', exact: true })).toHaveCount(2);
    const orders = await rowsOf(page, '/wms/outbound', 'logoutStock', [
      { field: 'status', op: 'in', value: ['waved'] },
      { field: 'skus', op: 'in', value: [sku] },
    ]);
    wave = String(orders[0]!['waveNo']);
    numbers.push(...orders.map(row => String(row['outboundNo'])));
    await only(page, 'pickWave', wave);
    await doToAll(page, '下发', agree('下发'));
    await expect(cell(page, '已下发')).toBeVisible();
  });

  await test.step('the picker scans the bin and each piece', async () => {
    await floor.goto('/admin/wms/pickWave?tab=walk');
    await panel(floor)
      .getByRole('combobox')
      .first()
      .selectOption({ label: `${regrouped(wave)} · 多品` });
    await expect(floor.getByText(/^多品 · 已拣 0 \/ 5 件/)).toBeVisible();
    await scan(floor, '扫描库位或SKU', `US-W/${bin}`);
    for (let piece = 0; piece < 5; piece += 1) await scan(floor, '扫描库位或SKU', sku);
    await floor.getByRole('button', { name: '完成波次' }).click();
    await expect(floor.getByText('波次已完成')).toBeVisible();
  });

  await test.step('a wrong piece and a wrong weight stop the packer; another person lets one parcel pass', async () => {
    await floor.goto('/admin/wms/packStation');
    for (const [at, no] of numbers.entries()) {
      await scan(floor, /^扫描出库单号/, no);
      const prompt = /^逐件扫描/;
      if (at === 0) {
        await scan(floor, prompt, 'NO-SUCH-PART');
        await expect(floor.getByText('扫错货：不在本单内').first()).toBeVisible();
      }
      const pieces = Number(/\d+/.exec(await floor.getByText(/还差 \d+ 件/).innerText())![0]);
      for (let piece = 0; piece < pieces; piece += 1) await scan(floor, prompt, sku);
      await expect(floor.getByText('全部扫齐')).toBeVisible();
      await scan(floor, prompt, 'CTN-352520');
      await floor.keyboard.press('F4');
      await floor.keyboard.type('9');
      await floor.keyboard.press('Enter');
      await expect(floor.getByRole('alert').filter({ hasText: '重量超差' })).toBeVisible();
      if (at === 0) {
        await floor.getByLabel('放行人账号或工号').fill('superadmin');
        await floor.getByLabel('放行人密码').fill(demoPassword);
        await floor.getByLabel('原因').fill('称台损坏');
        await floor.getByRole('button', { name: '超差放行' }).click();
        await expect(floor.getByText('已由他人放行：称台损坏')).toBeVisible();
      } else {
        const [, grams = ''] = /应重 (\d+) 克/.exec(await floor.getByText(/应重 \d+ 克/).innerText())!;
        await floor.getByLabel('实重（克）').fill(grams);
        await floor.keyboard.press('Enter');
        await expect(floor.getByText('重量相符')).toBeVisible();
      }
      if (at === 0) {
        await floor.keyboard.press('F6');
        await expect(floor.getByText('面单已送打印')).toBeVisible();
      } else {
        await floor.keyboard.press('F7');
        await floor.keyboard.type(`1z${mark}`);
        await floor.keyboard.press('Enter');
        await expect(floor.getByText(`1Z${mark}`)).toBeVisible();
      }
      await floor.keyboard.press('F8');
      await expect(floor.getByText(/^包裹 .* 已封箱$/)).toBeVisible();
    }
  });

  await test.step('the courier gets both parcels on a manifest, once both were scanned', async () => {
    await floor.goto('/admin/wms/parcelHandover?tab=tab2');
    await floor.getByRole('button', { name: '建交接单' }).click();
    await chooseFirst(floor, '仓库', 'US-W');
    await chooseFirst(floor, '快递商', 'USPS');
    await dialog(floor).getByRole('button', { name: '确定', exact: true }).click();
    // the new manifest is open by itself
    const sheet = floor.getByRole('region', { name: /^MF/ });
    await expect(sheet.getByText(regrouped(numbers[0]!))).toBeVisible();
    await expect(sheet.getByRole('rowheader').first()).toBeVisible();
    const waiting = await sheet.getByRole('rowheader').allTextContents();
    await scan(floor, '扫描包裹号或运单号', waiting[0]!);
    await expect(sheet.getByText('已扫', { exact: true })).toHaveCount(1);
    await sheet.getByRole('button', { name: '确认交接' }).click();
    await expect(floor.getByRole('alert').filter({ hasText: `少扫 ${waiting.length - 1} 件` })).toBeVisible();
    for (const no of waiting.slice(1)) await scan(floor, '扫描包裹号或运单号', no);
    await expect(sheet.getByText('已扫', { exact: true })).toHaveCount(waiting.length);
    await sheet.getByRole('button', { name: '确认交接' }).click();
    await expect(floor.getByRole('alert').filter({ hasText: '已交接' })).toBeVisible();
    await only(page, 'logoutStock', source, 3);
    await expect(panel(page).getByRole('gridcell', { name: '已出库', exact: true })).toHaveCount(2);
  });

  await test.step('one piece comes back from the customer and is held for its inspection', async () => {
    await page.goto('/admin/wms/receiveOrder');
    await pressAction(page, '新增');
    const form = dialog(page);
    await field(form, '类型').selectOption({ label: '客退' });
    await field(form, '来源单号').fill(back);
    await chooseFirst(page, '仓库', 'US-W');
    await pasteLines(form, `${sku}\t1`);
    await form.getByRole('button', { name: '保存', exact: true }).click();
    await expect(form).toBeHidden();
    await only(page, 'receiveOrder', back);
    await doToAll(page, '到仓', agree('确定'));
    await expect(cell(page, '已到仓')).toBeVisible();
    await floor.goto('/admin/wms/receiveStation');
    await scan(floor, '扫描收货单号、柜号或来源单号', back);
    await floor.getByRole('button', { name: '开始收货' }).click();
    await scan(floor, /^扫描货物/, sku);
    await expect(floor.getByRole('status').filter({ hasText: '已记录' })).toBeVisible();
    await floor.getByRole('button', { name: '照片 0' }).click();
    await dialog(floor).locator('input[type=file]').setInputFiles(photo);
    await dialog(floor).getByRole('button', { name: '登记', exact: true }).click();
    await expect(floor.getByRole('button', { name: '照片 1' })).toBeVisible();
    await floor.getByRole('button', { name: '完成清点' }).click();
    await dialog(floor).getByRole('button', { name: '完成清点' }).click();
    await expect(floor.getByText(/已完成清点/)).toBeVisible();
  });

  await test.step('a blind count finds one piece less; another person approves and posts it', async () => {
    await page.goto('/admin/wms/stocktake');
    await pressAction(page, '新增');
    const form = dialog(page);
    await chooseFirst(page, '仓库', 'US-W');
    await field(form, '计划日期').fill(dayFromNow(0));
    await field(form, '复盘限额').fill('99999');
    await field(form, '库位').fill(bin);
    await page.keyboard.press('Enter');
    await form.getByRole('button', { name: '保存', exact: true }).click();
    await expect(form).toBeHidden();
    await page.goto('/admin/wms/stocktake?state=in:draft&sort=-createdAt');
    await panel(page).getByRole('checkbox', { name: '选择该行' }).first().click();
    await pressAction(page, '开始盘点');
    await dialog(page).getByRole('button', { name: '开始盘点' }).click();
    const lines = () => rowsOf(page, '/wms/stocktake_line', 'stocktakeLine', [{ field: 'skuCode', op: 'eq', value: sku }]);
    await expect.poll(async () => (await lines()).length).toBe(1);
    const number = String((await lines())[0]!['stocktakeNo']);
    await floor.goto('/admin/wms/stocktakeCount');
    await scan(floor, '扫描库位', bin);
    await floor.getByLabel(`实盘 ${sku}`).fill('3');
    await floor.getByLabel(`实盘 ${sku}`).press('Enter');
    await expect(floor.getByRole('status').filter({ hasText: '已保存' })).toBeVisible();
    await floor.getByRole('button', { name: '提交库位' }).click();
    await expect(floor.getByRole('status').filter({ hasText: '库位已提交' })).toBeVisible();
    await only(page, 'stocktakeLine', sku);
    await doToAll(page, '差异原因', async reason => {
      await field(reason, '原因').selectOption({ label: '丢失' });
      await agree('确定')(reason);
    });
    await expect(cell(page, '丢失')).toBeVisible();
    await page.goto(`/admin/wms/stocktake?stocktakeNo=${number}`);
    await expectTotal(page, 1);
    await panel(page).getByRole('checkbox', { name: '选择已载入的行' }).click();
    for (const [action, state] of [
      ['送审', '待审批'],
      ['审批通过', '已审批'],
      ['过账', '已过账'],
    ] as const) {
      await pressAction(page, action);
      await agree(action)(dialog(page));
      await expect(cell(page, state)).toBeVisible();
    }
  });

  await test.step('the report explains the pieces: opening and ins less outs are what is there, and each figure opens its moves', async () => {
    const figures = { 期初: 0, 采购入: 11, 退货入: 1, 入合计: 12, 销售出: 5 } as const;
    await page.goto(`/admin/wms/stockInOutReport?tab=period&bizDate=between:last30d&skuCode=${sku}`);
    await expectTotal(page, 1);
    for (const [name, pieces] of Object.entries(figures)) await expect(await figureOf(page, name)).toHaveText(String(pieces));
    await expect(panel(page)).toContainText(/出合计\s*6(?!\d)/);
    await expect(panel(page)).toContainText(/期末\s*6(?!\d)/);
    await (await figureOf(page, '销售出')).locator('.ax-cell-link').click();
    await expect(page).toHaveURL(/wms\/stockLedger\?tab=all&sku=in/);
    await expectTotal(page, 2);
    await page.goto(`/admin/wms/stockLedger?tab=all&sku=in:${part}&bizType=in:stocktake_loss`);
    await expectTotal(page, 1);
  });
});
