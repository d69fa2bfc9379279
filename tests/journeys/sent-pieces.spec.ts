import { expect } from '@playwright/test';
import { regrouped } from '@axle/page-kit';
import { callMain, demoPassword, dialog, expectTotal, field, panel, pressAction, signIn, test } from './person.ts';
import {
  agree,
  announce,
  cell,
  chooseFirst,
  clerkOnTheFloor,
  doToAll,
  figureOf,
  newPart,
  only,
  pasteLines,
  photo,
  rowsOf,
  scan,
  stock,
} from './pieces.ts';
import { walker } from './walk-to.ts';

test('orders are picked, packed and handed over piece by piece, one piece is sent back, and the report explains every one', async ({
  page,
  browser,
  baseURL,
}) => {
  const floor = await clerkOnTheFloor(browser, baseURL);
  await signIn(page, 'superadmin');
  const [walkTo, floorTo] = [walker(page), walker(floor)];
  const mark = Date.now().toString(36).toUpperCase();
  const [container, source, back, sku] = [`SENT${mark}`, `ASN-${mark}`, `RMA-${mark}`, `EVR-${mark}`];
  const [house] = await rowsOf(page, '/base/warehouse', 'warehouse', [{ field: 'code', op: 'eq', value: 'US-W' }]);
  const { id: warehouse, country } = house!;
  const part = await newPart(page, sku);
  await walkTo('/admin/wms/receiveOrder');
  await announce(page, { source, sku, pieces: 9, container });
  const bin = await stock(page, container, sku, 9);
  const [channel] = await rowsOf(page, '/tms/logistics_channel', 'logisticsChannel', [{ field: 'code', op: 'eq', value: 'USPS-GA' }]);

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
        address: '64 Salem St',
        city: 'Boston',
        postcode: '02113',
        items: [{ sku: part, qty }],
      };
      expect(await callMain(page, '/wms/outbound/add', { page: 'logoutStock', values })).toMatchObject({ code: 200 });
    }
    await walkTo('/admin/wms/logoutStock');
    await only(page, source, 3);
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
    await walkTo('/admin/wms/pickWave');
    await only(page, wave);
    await doToAll(page, '下发', agree('下发'));
    await expect(cell(page, '已下发')).toBeVisible();
  });

  await test.step('the picker scans the bin and each piece', async () => {
    await floorTo('/admin/wms/pickWave?tab=walk');
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
    await floorTo('/admin/wms/packStation');
    for (const [at, no] of numbers.entries()) {
      await scan(floor, /^扫描出库单号/, no);
      const prompt = /^逐件扫描/;
      if (at === 0) {
        await scan(floor, prompt, 'NO-SUCH-PART');
        await expect(floor.getByText('未知条码：NO-SUCH-PART').first()).toBeVisible();
      }
      const pieces = Number(/\d+/.exec(await floor.getByText(/还差 \d+ 件/).innerText())![0]);
      for (let piece = 0; piece < pieces; piece += 1) await scan(floor, prompt, sku);
      await expect(floor.getByText('全部扫齐')).toBeVisible();
      await expect(floor.getByRole('button', { name: /^封箱/ })).toBeInViewport();
      await scan(floor, prompt, 'CTN-352520');
      await floor.keyboard.press('F4');
      await floor.keyboard.type('9');
      await floor.keyboard.press('Enter');
      await expect(floor.getByRole('alert').filter({ hasText: '重量超差' })).toBeVisible();
      if (at === 0) {
        await floor.getByLabel('放行人账号或工号').fill('superadmin');
        await floor.getByLabel('放行人密码').fill(demoPassword);
        await floor.getByLabel('原因').fill('称台损坏');
        await floor.getByRole('button', { name: '放行', exact: true }).click();
        await expect(floor.getByText('已由他人放行：称台损坏')).toBeVisible();
      } else {
        const [, grams = ''] = /应重 ([\d,]+) 克/.exec(await floor.getByText(/应重 [\d,]+ 克/).innerText())!;
        await floor.getByLabel('实重（克）').fill(grams.replace(',', ''));
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
    await floorTo('/admin/wms/parcelHandover?tab=tab2');
    await floor.getByRole('button', { name: '建交接单' }).click();
    await chooseFirst(floor, '仓库', 'US-W');
    await chooseFirst(floor, '快递商', 'USPS');
    await dialog(floor).getByRole('button', { name: '确定', exact: true }).click();
    await expect(floor.getByText(/没有勾选包裹；该仓库与快递商有 \d+ 个待交接包裹/).first()).toBeVisible();
    await field(dialog(floor), '全部待交接包裹').press('Space');
    await dialog(floor).getByRole('button', { name: '确定', exact: true }).click();
    // the new manifest opens automatically
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
    await walkTo('/admin/wms/logoutStock');
    await only(page, source, 3);
    await expect(panel(page).getByRole('gridcell', { name: '已出库', exact: true })).toHaveCount(2);
  });

  await test.step('one piece comes back from the customer and is held for its inspection', async () => {
    await walkTo('/admin/wms/receiveOrder');
    await pressAction(page, '新增');
    const form = dialog(page);
    await field(form, '类型').selectOption({ label: '客退' });
    await field(form, '来源单号').fill(back);
    await chooseFirst(page, '仓库', 'US-W');
    await pasteLines(form, `${sku}\t1`);
    await form.getByRole('button', { name: '保存', exact: true }).click();
    await expect(form).toBeHidden();
    await walkTo('/admin/wms/receiveOrder');
    await only(page, back);
    await doToAll(page, '到仓', agree('确定'));
    await expect(cell(page, '已到仓')).toBeVisible();
    await floorTo('/admin/wms/receiveStation');
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

  await test.step('the report explains the pieces: opening and ins less outs are what is there, and each figure opens its moves', async () => {
    const figures = { 期初: 0, 采购入: 9, 退货入: 1, 入合计: 10, 销售出: 5 } as const;
    await walkTo(`/admin/wms/stockInOutReport?tab=period&bizDate=between:last30d&skuCode=${sku}`);
    await expectTotal(page, 1);
    for (const [name, pieces] of Object.entries(figures)) await expect(await figureOf(page, name)).toHaveText(String(pieces));
    await expect(panel(page)).toContainText(/出合计\s*5(?!\d)/);
    await expect(panel(page)).toContainText(/期末\s*5(?!\d)/);
    await (await figureOf(page, '销售出')).locator('.ax-cell-link').click();
    await expect(page).toHaveURL(/wms\/stockLedger\?tab=all&sku=in/);
    await expectTotal(page, 2);
  });
});
