import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { callMain, dialog, expectTotal, panel, pressAction, signIn, signOut, test, tickFirstRow } from './person.ts';

const page = '/admin/purchase/purchaseOrder';
const inState = (on: Page, state: string) => panel(on).getByRole('gridcell', { name: state, exact: true });

/** Finds an order by its number and ticks it. */
async function tick(on: Page, number: string): Promise<void> {
  await on.goto(`${page}?orderNo=${number}`);
  await expectTotal(on, 1);
  await tickFirstRow(on);
}

test('a buyer orders again what was ordered before; two people approve it, and it is printed for the supplier', async ({
  page: browser,
}) => {
  let number = '';
  await signIn(browser, 'buyer');

  await test.step('the buyer copies an order worth more than 50,000 CNY, and submits it', async () => {
    const found = await callMain(browser, '/purchase-service/purchase_order/get_list', {
      filters: [
        { field: 'levels', op: 'eq', value: 2 },
        { field: 'state', op: 'in', value: ['approved', 'approving'] },
      ],
      limit: 1,
    });
    const { order_no: before } = (found.data as { rows: readonly { order_no: string }[] }).rows[0]!;
    await tick(browser, before);
    await pressAction(browser, '复制');
    await dialog(browser).getByRole('button', { name: '保存' }).click();
    await expect(dialog(browser)).toBeHidden();
    await browser.goto(`${page}?tab=tab1`);
    number = await panel(browser)
      .getByRole('gridcell', { name: /^PO-\d{3}-\d{3}-\d{5}$/ })
      .first()
      .innerText();
    await tick(browser, number);
    await expect(inState(browser, '草稿')).toBeVisible();
    await pressAction(browser, '提交审批');
    await browser.getByRole('dialog').getByRole('button', { name: '提交审批' }).click();
    await expect(inState(browser, '审批中')).toBeVisible();
  });
  await signOut(browser);

  await signIn(browser, 'purchasemanager');
  await test.step('the manager approves the first level, which leaves it in approval', async () => {
    await tick(browser, number);
    await pressAction(browser, '审批通过');
    await expect(inState(browser, '1/2')).toBeVisible();
    await expect(inState(browser, '审批中')).toBeVisible();
  });
  await signOut(browser);

  await signIn(browser, 'financemanager');
  await test.step('finance approves the second one, and the buyer prints it', async () => {
    await tick(browser, number);
    await pressAction(browser, '审批通过');
    await expect(inState(browser, '待发送')).toBeVisible();
    await signOut(browser);
    await signIn(browser, 'buyer');
    await tick(browser, number);
    await pressAction(browser, '打印');
    const arriving = browser.waitForEvent('download');
    await dialog(browser, /^打印/).getByRole('button', { name: '打印', exact: true }).click();
    const paper = await readFile(await (await arriving).path());
    expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
