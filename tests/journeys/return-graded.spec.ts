import { regrouped } from '@axle/page-kit';
import { expect, type Page } from '@playwright/test';
import { callMain, dialog, expectTotal, field, pressAction, signedHeaders, signIn, test } from './person.ts';
import { agree, cell, chooseFirst, clerkOnTheFloor, doToAll, only, pasteLines, photo, type Row, rowsOf } from './pieces.ts';
import { colleague } from './prices.ts';
import { walker } from './walk-to.ts';

const orders = ['/nova/sales_order', 'orderList'] as const;
const returns = ['/operation/return_order', 'operationReturn'] as const;

async function read(page: Page, [path, key]: readonly [string, string], id: unknown): Promise<Row> {
  const reply = await page.request.get(`/api${path}/get_detail?id=${String(id)}&page=${key}`, { headers: await signedHeaders(page) });
  return ((await reply.json()) as { data: Row }).data;
}

interface Sold {
  readonly orderNo: string;
  readonly total: string;
  readonly sku: string;
}

/** A shipped order of two pieces of one SKU for more than 200 USD. */
async function dearOrder(page: Page): Promise<Sold> {
  const rows = await rowsOf(page, ...orders, [
    { field: 'status', op: 'in', value: ['shipped', 'delivered'] },
    { field: 'kind', op: 'in', value: ['platform'] },
    { field: 'total', op: 'gt', value: '200' },
  ]);
  for (const row of rows.filter(({ qty, currency, skus }) => qty === 2 && currency === 'USD' && (skus as unknown[]).length === 1)) {
    const taken = await rowsOf(page, ...returns, [{ field: 'salesOrder', op: 'in', value: [row.id] }]);
    if (taken.length > 0) continue;
    return { orderNo: String(row['orderNo']), total: String(row['total']), sku: String((row['skus'] as readonly string[])[0]) };
  }
  throw new Error('no order of two dear pieces');
}

/** Pieces of a SKU by their status. */
async function stockOf(floor: Page, sku: string): Promise<Readonly<Record<string, number>>> {
  const rows = await rowsOf(floor, '/stock/stock_bin', 'stockBin', [{ field: 'skuCode', op: 'in', value: [sku] }]);
  const statuses = Map.groupBy(rows, ({ stockStatus }) => String(stockStatus));
  return Object.fromEntries([...statuses].map(([status, own]) => [status, own.reduce((sum, { qty }) => sum + Number(qty), 0)]));
}

/** The warehouse counts the pieces of a return and closes its receipt. */
async function count(floor: Page, rmaNo: string, sku: string, pieces: number): Promise<void> {
  const [receipt] = await rowsOf(floor, '/wms/receipt', 'receiveOrder', [{ field: 'sourceNo', op: 'eq', value: rmaNo }]);
  const { id } = receipt!;
  const version = async () => Number((await read(floor, ['/wms/receipt', 'receiveOrder'], id))['version']);
  const act = async (action: string) => {
    const reply = await callMain(floor, `/wms/receipt/${action}`, {
      page: 'receiveOrder',
      targets: [{ id, version: await version() }],
      input: {},
    });
    expect(reply, action).toMatchObject({ code: 200 });
  };
  const station = async (action: string, input: object) => {
    const given = { page: 'receiveStation', targets: [], input: { receipt: id, ...input } };
    expect(await callMain(floor, `/wms/receipt_line/${action}`, given), action).toMatchObject({ code: 200 });
  };
  await act('arrive');
  await station('start', { version: await version() });
  await station('scan', { code: `${pieces}*${sku}` });
  const sent = await floor.request.post('/api/base/upload', { headers: await signedHeaders(floor), multipart: { file: photo } });
  await station('add_photo', { photos: [((await sent.json()) as { readonly data: unknown }).data] });
  await station('finish', { version: await version() });
  await act('close');
}

test('two dear pieces come back: one is sold again, one is scrapped, and a second person lets their refund pass', async ({
  page,
  browser,
  baseURL,
}) => {
  const floor = await clerkOnTheFloor(browser, baseURL);
  await signIn(page, 'superadmin');
  const walkTo = walker(page);
  const { orderNo, total, sku } = await dearOrder(page);
  const before = await stockOf(floor, sku);
  let rmaNo = '';

  await test.step('no more can come back than was shipped', async () => {
    await walkTo('/admin/operation/operationReturn?tab=all');
    await pressAction(page, '新增');
    await field(dialog(page), '订单号').fill(orderNo);
    await page
      .getByRole('option')
      .filter({ hasText: regrouped(orderNo) })
      .click();
    await field(dialog(page), '退货原因').selectOption({ label: '不需要' });
    await pasteLines(dialog(page), `\t${sku}\t3`);
    await dialog(page).getByRole('button', { name: '保存', exact: true }).click();
    await expect(
      dialog(page)
        .getByText(/最多|不能超过|超过/)
        .first(),
    ).toBeVisible();
    await pasteLines(dialog(page), `\t${sku}\t2`);
    await dialog(page).getByRole('button', { name: '保存', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const [order] = await rowsOf(page, ...orders, [{ field: 'orderNo', op: 'eq', value: orderNo }]);
    const [made] = await rowsOf(page, ...returns, [{ field: 'salesOrder', op: 'in', value: [order!.id] }]);
    rmaNo = String(made!['rmaNo']);
  });

  await test.step('it is authorised, and the warehouse counts both pieces', async () => {
    await only(page, rmaNo);
    await expect(cell(page, '申请')).toBeVisible();
    await doToAll(page, '授权', async form => {
      await chooseFirst(page, '退回仓库', 'US-W');
      await agree('确定')(form);
    });
    await expect(cell(page, '已授权')).toBeVisible();
    await count(floor, rmaNo, sku, 2);
    await page.reload();
    await expect(cell(page, '已收')).toBeVisible();
    expect((await stockOf(floor, sku))['qc_hold'] ?? 0).toBe((before['qc_hold'] ?? 0) + 2);
  });

  await test.step('scrap wants a photo', async () => {
    const grade = async () => {
      await pasteLines(dialog(page), `${sku}\tA 全新\t1\n${sku}\tD 报废\t1`);
      await expect(dialog(page).getByRole('gridcell', { name: new RegExp(`^${sku} `) })).toHaveCount(2);
    };
    await doToAll(page, '质检');
    await grade();
    await agree('确定')(dialog(page));
    await expect(dialog(page)).toContainText('C、D、W级至少上传一张照片');
    await agree('关闭')(dialog(page));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await pressAction(page, '质检');
    await grade();
    await dialog(page).locator('input[type=file]').first().setInputFiles(photo);
    await expect(dialog(page).getByText(photo.name)).toBeVisible();
    await agree('确定')(dialog(page));
    await expect(cell(page, '已检')).toBeVisible();
  });

  await test.step('one piece can be sold again, and one has left the stock', async () => {
    await pressAction(page, '处置');
    await agree('处置')(dialog(page));
    await expect(cell(page, '已处理')).toBeVisible();
    const { qc_hold: held = 0, available = 0, ...others } = await stockOf(floor, sku);
    const { qc_hold: heldBefore = 0, available: availableBefore = 0, ...othersBefore } = before;
    expect([held, available, others]).toEqual([heldBefore, availableBefore + 1, othersBefore]);
  });

  await test.step('no more is refunded than was paid, and above 200 USD it waits for a second person', async () => {
    const refund = async (amount: string) => {
      await pressAction(page, '退款');
      await field(dialog(page), '退款方式').selectOption({ label: '部分退款' });
      await field(dialog(page), '退款金额').fill(amount);
      await agree('确定')(dialog(page));
    };
    await refund((Number(total) + 0.01).toFixed(2));
    await expect(dialog(page)).toContainText(`最多可退 ${total}`);
    await agree('关闭')(dialog(page));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await refund(total);
    await expect(cell(page, '待复核')).toBeVisible();
    await pressAction(page, '复核退款');
    await expect(dialog(page)).toContainText('不能审批自己的单据');
    await agree('关闭')(dialog(page));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the finance manager lets it pass', async () => {
    const manager = await colleague(browser, 'financemanager');
    await manager.goto(`/admin/operation/operationReturn?tab=tab4&rmaNo=${rmaNo}`);
    await expectTotal(manager, 1);
    await doToAll(manager, '复核退款');
    await expectTotal(manager, 0);
    await manager.context().close();
    await page.reload();
    await expect(cell(page, '已退款')).toBeVisible();
  });
  await floor.context().close();
});
