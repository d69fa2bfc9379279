import { expect, type Page } from '@playwright/test';
import { callMain, dialog, expectTotal, panel, pressAction, signIn, signOut, test, tickFirstRow } from './person.ts';

interface Lying {
  readonly sku: number;
  readonly bin: number;
  readonly warehouse: number;
}

/** A bin in which many free pieces of a SKU lie. */
async function somewhere(page: Page): Promise<Lying> {
  const found = await callMain(page, '/stock/stock_bin/get_list', {
    filters: [
      { field: 'stockStatus', op: 'eq', value: 'available' },
      { field: 'qty', op: 'gte', value: 50 },
    ],
    sort: [{ field: 'qty', descending: true }],
    limit: 1,
  });
  return (found.data as { rows: readonly Lying[] }).rows[0]!;
}

/** The number of the first document in sight. */
const firstNumber = (page: Page, form: RegExp): Promise<string> => panel(page).getByRole('gridcell', { name: form }).first().innerText();

/** Finds the document of a number and ticks it. */
async function tick(page: Page, path: string, number: string): Promise<void> {
  await page.goto(`${path}=${number}`);
  await expectTotal(page, 1);
  await tickFirstRow(page);
}

const inState = (page: Page, state: string) => panel(page).getByRole('gridcell', { name: state, exact: true });

/**
 * Presses an action of the ticked document, confirms it where that is asked, with a reason where one is wanted, until it is in its next
 * state.
 */
async function lead(page: Page, action: string, state: string, reason?: string): Promise<void> {
  await pressAction(page, action);
  if (reason !== undefined) await dialog(page).getByRole('textbox').fill(reason);
  const confirm = page.getByRole('dialog').getByRole('button', { name: new RegExp(`^(${action}|确定)$`) });
  await expect(confirm.or(inState(page, state)).first()).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  await expect(inState(page, state)).toBeVisible();
}

const ins = '/admin/wms/stockInOperation?opNo';
const transfers = '/admin/wms/transferOrder?transferNo';

test('found pieces are asked for, approved by a second person, posted, and taken back with a reason; a transfer is approved and its pieces reserved, and one on its way closed with what got lost', async ({
  page,
}) => {
  let [number, asked, onTheWay] = ['', '', ''];
  await signIn(page, 'whclerk');

  await test.step('a clerk asks for found pieces, and looks which transfers wait and which are on their way', async () => {
    const { sku, bin, warehouse } = await somewhere(page);
    const lines = [{ sku, bin, qty: 5, stockStatus: 'available' }];
    const made = await callMain(page, '/wms/stock_in_operation/add', {
      page: 'stockInOperation',
      values: { warehouse, reason: 'found', note: 'JRN-SI', lines },
    });
    expect(made.code, JSON.stringify(made)).toBe(200);
    await page.goto('/admin/wms/stockInOperation?tab=draft');
    number = await firstNumber(page, /^SI-\d{3}-\d{3}-\d{5}$/);
    await tick(page, ins, number);
    await lead(page, '提交审核', '待审核');
    await page.goto('/admin/wms/transferOrder?tab=toApprove');
    asked = await firstNumber(page, /^TF-\d{3}-\d{3}-\d{5}$/);
    await page.goto('/admin/wms/transferOrder?tab=onTheWay');
    onTheWay = await firstNumber(page, /^TF-\d{3}-\d{3}-\d{5}$/);
  });
  await signOut(page);

  await signIn(page, 'financemanager');

  await test.step('another person approves, and closes what got lost', async () => {
    await tick(page, ins, number);
    await lead(page, '审核通过', '已审核');
    await tick(page, transfers, asked);
    await lead(page, '审核通过', '已审核');
    await tick(page, transfers, onTheWay);
    await lead(page, '带丢失关闭', '已关闭', '货柜落海，全部灭失');
  });
  await signOut(page);

  await signIn(page, 'whclerk');

  await test.step('the clerk posts the pieces, and takes them back with a reason', async () => {
    await tick(page, ins, number);
    await lead(page, '过账', '已过账');
    await tick(page, ins, number);
    await lead(page, '冲销', '已冲销', '清点有误，重新入库');
  });
});
