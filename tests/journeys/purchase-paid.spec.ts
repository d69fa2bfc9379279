import { expect, type Page } from '@playwright/test';
import { dayFromNow } from '../support/day-from-now.ts';
import { callMain, dialog, expectTotal, field, panel, pressAction, signedHeaders, signIn, test, tickFirstRow } from './person.ts';
import { agree, cell, doToAll, photo, type Row, rowsOf, scan } from './pieces.ts';
import { walker } from './walk-to.ts';

const of = {
  order: ['/purchase-service/purchase_order', 'purchaseOrder'],
  reply: ['/purchase-service/supplier_reply', 'viewReplies'],
  prepayment: ['/purchase-service/prepayment', 'purchasePrepayment'],
  payment: ['/finance/payment_request', 'paymentApproval'],
  receipt: ['/wms/receipt', 'receiveOrder'],
  deduction: ['/purchase-sales-after/deduction', 'deductionRecords'],
  invoice: ['/purchase-service/supplier_invoice', 'supplierInvoices'],
  settlement: ['/purchase-service/settlement', 'purchaseSettlement'],
  batch: ['/purchase-service/ship_batch', 'shipBatches'],
  ready: ['/purchase-service/settleable_line', 'settlementReady'],
  incoming: ['/nova/inspection', 'iqcInspection'],
  judging: ['/nova/inspection', 'sampleJudgement'],
  sku: ['/mrp/sku', 'skuList'],
} as const;
type What = keyof typeof of;

/** The one record that a condition leaves. */
async function found(page: Page, what: What, name: string, value: unknown): Promise<Row> {
  const [path, key] = of[what];
  const rows = await rowsOf(page, path, key, [{ field: name, op: 'in', value: [value] }]);
  expect(rows, `${what} ${name} ${String(value)}`).not.toHaveLength(0);
  return rows[0]!;
}

/** Sends a file, as a form does. */
async function sent(page: Page): Promise<unknown> {
  const reply = await page.request.post('/api/base/upload', { headers: await signedHeaders(page), multipart: { file: photo } });
  return ((await reply.json()) as { readonly data: unknown }).data;
}

/** A record by its id. */
async function read(page: Page, what: What, id: unknown): Promise<Row> {
  const [path, key] = of[what];
  const headers = await signedHeaders(page);
  const reply = await page.request.get(`/api${path}/get_detail?id=${String(id)}&page=${key}`, { headers });
  const { code, data } = (await reply.json()) as { readonly code: number; readonly data: Row };
  expect(code, `${what} ${String(id)}`).toBe(200);
  return data;
}

/** Makes a record by a call. */
async function add(page: Page, what: What, values: object): Promise<number> {
  const [path, key] = of[what];
  const reply = await callMain(page, `${path}/add`, { page: key, values });
  expect(reply, JSON.stringify(reply)).toMatchObject({ code: 200 });
  return (reply.data as Row).id;
}

/** Does something to a record by a call, as it stands now. */
async function act(page: Page, what: What, id: number, action: string, input: object = {}): Promise<void> {
  const [path, key] = of[what];
  const { version } = await read(page, what, id);
  const reply = await callMain(page, `${path}/${action}`, { page: key, targets: [{ id, version }], input });
  expect(reply, `${what} ${action} ${JSON.stringify(reply)}`).toMatchObject({ code: 200 });
  expect((reply.data as readonly { refusal?: object }[])[0]?.refusal, `${what} ${action}`).toBeUndefined();
}

/** Finance approves what a document asks it to pay, and has paid it today. */
async function pay(finance: Page, sourceNo: unknown): Promise<void> {
  const { id } = await found(finance, 'payment', 'sourceNo', sourceNo);
  await act(finance, 'payment', id, 'approve');
  await act(finance, 'payment', id, 'confirm_paid', { paidOn: dayFromNow(0), bankRef: `ICBC-${id}` });
}

test('a batch comes short by three: they are claimed, the rest is settled with a prepayment and a deduction, paid and closed, and the ledger explains every cent', async ({
  page,
  browser,
  baseURL,
}) => {
  const open = async (account: string) => {
    const own = await (await browser.newContext({ baseURL: baseURL! })).newPage();
    await signIn(own, account);
    return own;
  };
  await signIn(page, 'superadmin');
  const [manager, finance] = [await open('purchasemanager'), await open('financemanager')];
  const walkTo = walker(page);
  let order = 0;
  let orderNo = '';
  let sku = '';

  await test.step('an order of 100 × 10.00 is in force, of which 300.00 were paid in advance', async () => {
    const [item] = await rowsOf(page, '/item/supplier_sku', 'supplierSkuList', [
      { field: 'state', op: 'in', value: ['active'] },
      { field: 'isPrimary', op: 'eq', value: true },
      { field: 'currency', op: 'eq', value: 'CNY' },
    ]);
    const [warehouse] = await rowsOf(page, '/base/warehouse', 'warehouse', [{ field: 'code', op: 'eq', value: 'CN-SZ' }]);
    const [company] = await rowsOf(page, '/base/company_entity', 'companyEntity', []);
    sku = String((await read(page, 'sku', item!['sku']))['sku']);
    const terms = { type: 'std', incoterm: 'DAP', price_incl_tax: false, tax_rate: '0', under_tol_pct: '0' };
    const lines = [{ sku: item!['sku'], qty: 100, price: '10', required_date: dayFromNow(30), remark: 'As agreed' }];
    const places = { supplier: item!['supplier'], company_entity: company!.id, warehouse: warehouse!.id };
    order = await add(page, 'order', { ...terms, ...places, lines });
    orderNo = String((await read(page, 'order', order))['order_no']);
    await act(page, 'order', order, 'submit');
    await act(manager, 'order', order, 'approve');
    await act(page, 'order', order, 'send');
    await add(page, 'reply', {
      purchase_order: order,
      channel: 'phone',
      replied_at: new Date().toISOString(),
      attachments: [await sent(page)],
    });
    expect(await read(page, 'order', order)).toMatchObject({ state: 'effective' });
    const prepaid = await add(page, 'prepayment', { due_date: dayFromNow(1), shares: [{ purchase_order: order, amount: '300' }] });
    await act(page, 'prepayment', prepaid, 'submit');
    await act(manager, 'prepayment', prepaid, 'approve');
    await pay(finance, (await read(page, 'prepayment', prepaid))['prepay_no']);
  });

  let batchNo = '';
  await test.step('the buyer makes a batch of it, and it leaves', async () => {
    await walkTo(`/admin/purchase/deliveryTracking?tab=tab1&purchaseOrder=in:${order}`);
    await expectTotal(page, 1);
    await tickFirstRow(page);
    await pressAction(page, '建发货批次');
    for (const [label, days] of [
      ['发货日期', 0],
      ['预计到仓', 3],
    ] as const) {
      await field(dialog(page), label).fill(dayFromNow(days));
      await page.keyboard.press('Tab');
    }
    await agree('确定')(dialog(page));
    await expect(dialog(page)).toBeHidden();
    const batch = await found(page, 'batch', 'purchaseOrder', order);
    await act(page, 'batch', batch.id, 'ship');
    batchNo = String(batch['batch_no']);
  });

  await test.step('the warehouse counts 97 of them; what is short is claimed', async () => {
    const receipt = await found(page, 'receipt', 'sourceNo', batchNo);
    await act(page, 'receipt', receipt.id, 'arrive');
    await walkTo('/admin/wms/receiveStation');
    await scan(page, '扫描收货单号、柜号或来源单号', batchNo);
    await page.getByRole('button', { name: '开始收货' }).click();
    await scan(page, /^扫描货物/, `97*${sku}`);
    await expect(page.getByRole('row').filter({ hasText: sku }).getByText('97', { exact: true }).first()).toBeVisible();
    await act(page, 'receipt', receipt.id, 'finish');
    await walkTo(`/admin/wms/receiveDifference?receiptNo=${String(receipt['receiptNo'])}&diffType=in:short`);
    await expectTotal(page, 1);
    await doToAll(page, '处理', async form => {
      await field(form, '处理方式').selectOption({ label: '短收索赔' });
      await agree('确定')(form);
    });
    await expect(cell(page, '已处理')).toBeVisible();
    await act(page, 'receipt', receipt.id, 'close');
    const claims = await rowsOf(page, '/purchase-sales-after/claim', 'claimSummary', [
      { field: 'bizNo', op: 'eq', value: receipt['receiptNo'] },
    ]);
    expect(claims).toMatchObject([{ state: 'draft', qty: 3 }]);
  });

  await test.step('the 97 are owed once incoming inspection has passed them, and not before', async () => {
    const ready = await rowsOf(page, ...of.ready, [{ field: 'purchaseOrder', op: 'in', value: [order] }]);
    expect(ready).toEqual([]);
    const lot = await found(page, 'incoming', 'receipt', (await found(page, 'receipt', 'sourceNo', batchNo)).id);
    await act(page, 'incoming', lot.id, 'assign', { inspector: 1, planDate: dayFromNow(0) });
    await act(page, 'judging', lot.id, 'start');
    const { sampleSize } = await read(page, 'incoming', lot.id);
    await act(page, 'judging', lot.id, 'record', { inspectedUnits: sampleSize });
    await act(page, 'judging', lot.id, 'submit');
    expect(await read(page, 'incoming', lot.id)).toMatchObject({ state: 'accepted', releasedQty: 97 });
  });

  await test.step('the three pieces are given up, as they come no more', async () => {
    await walkTo(`/admin/purchase/effectiveOrders?tab=tab0&orderNo=in:${orderNo}`);
    await expectTotal(page, 1);
    await tickFirstRow(page);
    await pressAction(page, '短关');
    await field(dialog(page), '短关原因').fill('The supplier will not send three pieces alone');
    const lines = dialog(page).getByRole('grid');
    await lines.getByRole('gridcell').last().dblclick();
    await lines.getByRole('textbox').first().fill('3');
    await page.keyboard.press('Enter');
    await agree('确定')(dialog(page));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  let settleNo = '';
  await test.step('its invoice is matched, and settled less 50.00 and its part of the prepayment', async () => {
    const { supplier } = await read(page, 'order', order);
    const charged = { type: 'other', supplier, purchaseOrder: order, amount: '50', reason: 'Cartons without labels' };
    const deduction = await add(page, 'deduction', charged);
    await act(page, 'deduction', deduction, 'notify');
    await act(page, 'deduction', deduction, 'confirm', { supplierAgreed: true });
    const lines = [{ purchase_order: order, order_line: 1, qty: 97, price: '10.1' }];
    const billed = { supplier, invoice_no: `F${Date.now()}`, invoice_date: dayFromNow(0), tax_rate: '0', amount_gross: '979.7', lines };
    await act(page, 'invoice', await add(page, 'invoice', billed), 'verify');
    await walkTo('/admin/purchase/purchaseSettlement?tab=tab0');
    const desk = panel(page).getByRole('region', { name: '可结算的订单行' });
    const every = desk.getByRole('checkbox', { name: '全选' }).first();
    await every.check();
    await every.uncheck();
    const shownNo = orderNo.replace(/^(..)(...)(...)(.*)$/, '$1-$2-$3-$4');
    await desk.getByRole('row').filter({ hasText: shownNo }).getByRole('checkbox').check();
    await desk.getByRole('button', { name: '试算（1行）' }).click();
    await expect(dialog(page).getByText('629.70').first()).toBeVisible();
    await agree('生成结算单')(dialog(page));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await walkTo(`/admin/purchase/purchaseSettlement?tab=tab1&orders=in:${orderNo}`);
    await expectTotal(page, 1);
    settleNo = await panel(page).getByRole('gridcell', { name: /^SE-/ }).first().innerText();
    await doToAll(page, '提交审批', agree('提交审批'));
    await expect(cell(page, '审批中')).toBeVisible();
    const settlement = await found(page, 'settlement', 'settleNo', settleNo.replaceAll('-', ''));
    expect(settlement).toMatchObject({ gross: '979.7', deducted: '50', prepaid_used: '300', payable: '629.7' });
    await act(manager, 'settlement', settlement.id, 'approve');
    await pay(finance, settlement['settle_no']);
    await walkTo(`/admin/purchase/purchaseSettlement?tab=tab1&settleNo=in:${settleNo.replaceAll('-', '')}`);
    await expect(cell(page, '已付款')).toBeVisible();
  });

  await test.step('the order is closed', async () => {
    await walkTo(`/admin/purchase/effectiveOrders?tab=tab2&orderNo=in:${orderNo}`);
    await expectTotal(page, 1);
    await doToAll(page, '关闭');
    await expect.poll(async () => (await read(page, 'order', order))['state']).toBe('closed');
  });

  await test.step('the ledger has every voucher of it, and finds nothing wrong with the balances', async () => {
    const vouchers = await rowsOf(page, '/purchase-service/ledger_voucher', 'ledgerVouchers', [
      { field: 'bizNo', op: 'in', value: [settleNo.replaceAll('-', '')] },
    ]);
    expect(new Set(vouchers.map(({ event }) => event))).toEqual(new Set(['e2', 'e4', 'e5', 'e6']));
    await walkTo('/admin/purchase/ledgerCenter?tab=tab0');
    await doToAll(page, '自检');
    await expect(page.getByText(/\d+ 个账户的余额与明细一致/).first()).toBeVisible();
  });
});
