import { Buffer } from 'node:buffer';
import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { callMain, dialog, expectTotal, field, panel, pressAction, signIn } from './person.ts';

/** A row of a list, as a call answers it. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: number };

/** Rows of a list by conditions. */
export async function rowsOf(page: Page, path: string, of: string, filters: readonly object[]): Promise<readonly Row[]> {
  const reply = await callMain(page, `${path}/get_list`, { page: of, filters, sort: [], limit: 200 });
  expect(reply).toMatchObject({ code: 200 });
  return (reply.data as { rows: readonly Row[] }).rows;
}

/** A photo, as the camera of a hand-held scanner hands it over. */
export const photo = {
  name: 'dent.png',
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
};

/** A part that nothing else touches: as another one, but not inspected when it comes. */
export async function newPart(page: Page, sku: string): Promise<number> {
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
export async function scan(page: Page, prompt: string | RegExp, code: string): Promise<void> {
  await expect(page.getByLabel(prompt, { exact: true })).toBeVisible();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

/** Finds one record of the list in sight by its number. */
export async function only(page: Page, code: string, rows = 1): Promise<void> {
  await panel(page).getByRole('searchbox').fill(code);
  await expectTotal(page, rows);
}

/** Does something to all rows in sight, and answers the question before it where there is one. */
export async function doToAll(page: Page, action: string, answer?: (form: Locator) => Promise<unknown>): Promise<void> {
  await panel(page).getByRole('checkbox', { name: '选择已载入的行' }).click();
  await pressAction(page, action);
  if (answer === undefined) return;
  await answer(dialog(page));
}

/** Chooses a record in a reference of the dialog by typing its code. */
export async function chooseFirst(page: Page, label: string, code: string): Promise<void> {
  const input = field(dialog(page), label);
  await input.fill(code);
  await page.getByRole('option').filter({ hasText: code }).first().click();
}

/** Pastes lines into a form, as a spreadsheet leaves them in the clipboard. */
export async function pasteLines(form: Locator, text: string): Promise<void> {
  await form.getByRole('grid').getByRole('gridcell').first().click();
  await form.getByRole('grid').evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** The cell of the one row in sight under a head. */
export async function figureOf(page: Page, head: string): Promise<Locator> {
  const at = await panel(page).getByRole('columnheader', { name: head, exact: true }).getAttribute('aria-colindex');
  return panel(page).locator(`[role=gridcell][aria-colindex="${at}"]`);
}

/** Agrees to what a dialog asks: its last button says what is done. */
export const agree = (name: string) => (form: Locator) => form.getByRole('button', { name, exact: true }).last().click();
/** The first cell with a text. */
export const cell = (page: Page, name: string) => panel(page).getByRole('gridcell', { name, exact: true }).first();

/** A clerk of the warehouse at a browser of their own. */
export async function clerkOnTheFloor(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL!, locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  const floor = await context.newPage();
  // a browser without a screen has no dialog to print in, and ends where it is asked for one
  await floor.addInitScript(() => void (window.print = () => undefined));
  await signIn(floor, 'whclerk');
  return floor;
}

/** Announces pieces of a part by a file that is imported on the page of receipts, which is in sight. */
export async function announce(page: Page, line: { source: string; sku: string; pieces: number; container: string }): Promise<void> {
  await pressAction(page, '导入');
  const importing = dialog(page, '导入收货单');
  const head = 'sourceNo,warehouse,lines.sku,lines.expectedQty,containerNo,lines.unitCost';
  const rows = `${head}\n${line.source},US-W,${line.sku},${line.pieces},${line.container},20.5\n`;
  await importing.locator('input[type=file]').setInputFiles({ name: 'asn.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
  await importing.getByRole('button', { name: '上传并校验' }).click();
  await importing.getByRole('button', { name: '导入 1 行' }).click();
  await expect(importing.getByText('导入完成', { exact: true })).toBeVisible();
  await importing.getByRole('button', { name: '关闭', exact: true }).first().click();
}

/** Receives the pieces that were announced and puts them away, by calls. Answers their bin, without its warehouse. */
export async function stock(page: Page, container: string, sku: string, pieces: number): Promise<string> {
  const call = async (path: string, body: object) => {
    const reply = await callMain(page, path, body);
    expect(reply, path).toMatchObject({ code: 200 });
    return reply.data;
  };
  const [receipt] = await rowsOf(page, '/wms/receipt', 'receiveOrder', [{ field: 'containerNo', op: 'eq', value: container }]);
  const { id } = receipt!;
  const act = (action: string, version: number) =>
    call(`/wms/receipt/${action}`, { page: 'receiveOrder', targets: [{ id, version }], input: {} });
  const station = (action: string, input: object) =>
    call(`/wms/receipt_line/${action}`, { page: 'receiveStation', targets: [], input: { receipt: id, ...input } });
  await act('arrive', 1);
  await station('start', { version: 2 });
  await station('scan', { code: `${pieces}*${sku}` });
  await station('finish', { version: 3 });
  await act('close', 4);
  const putaway = (action: string, targets: readonly object[], input: object) =>
    call(`/wms/putaway/${action}`, { page: 'putawayTask', targets, input });
  const [task] = (await putaway('locate', [], { fromBin: 'US-W/D-00-00-0-0', sku })) as readonly { id: number; name: string }[];
  const [row] = await rowsOf(page, '/wms/putaway', 'putawayTask', [{ field: 'putawayNo', op: 'eq', value: task!.name }]);
  const [bin = ''] = String(row!['suggestedBins']).split(' × ');
  await putaway('place', [{ id: task!.id, version: 1 }], { code: bin, qty: pieces });
  return bin;
}
