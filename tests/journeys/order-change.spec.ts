import { expect } from '@playwright/test';
import { callMain, dialog, expectTotal, field, panel, pressAction, signIn, signOut, test, tickFirstRow } from './person.ts';

const page = '/admin/purchase/effectiveOrders';

test('a buyer raises a price of an order in force; the order waits, and takes it once the manager approves', async ({ page: browser }) => {
  let number = '';
  await signIn(browser, 'buyer');

  await test.step('the buyer types a price 2 % up over the one that holds, and says why', async () => {
    const found = await callMain(browser, '/purchase-service/purchase_order/get_list', {
      page: 'effectiveOrders',
      filters: [
        { field: 'state', op: 'in', value: ['effective', 'producing'] },
        { field: 'changing', op: 'eq', value: false },
        { field: 'amountCny', op: 'lt', value: '45000' },
      ],
      limit: 1,
    });
    const [order] = (found.data as { rows: readonly { order_no: string }[] }).rows;
    number = order!.order_no;
    await browser.goto(`${page}?tab=tab0&orderNo=${number}`);
    await expectTotal(browser, 1);
    await tickFirstRow(browser);
    await pressAction(browser, '变更');
    const form = dialog(browser, '变更');
    await field(form, '变更原因').fill('铜价上涨');
    const row = form
      .getByRole('row')
      .filter({ has: browser.getByRole('rowheader') })
      .first();
    const price = Number((await row.getByRole('gridcell').nth(4).innerText()).replaceAll(',', ''));
    await row.getByRole('gridcell').nth(5).dblclick();
    await browser.keyboard.press('ControlOrMeta+A');
    await browser.keyboard.type((price * 1.02).toFixed(4));
    await browser.keyboard.press('Enter');
    await form.getByRole('button', { name: '确定' }).click();
    await expect(form).toBeHidden();
    await browser.goto(`${page}?tab=tab1&orderNo=${number}`);
    await expectTotal(browser, 1);
    await expect(panel(browser).getByRole('gridcell', { name: '0/1', exact: true })).toBeVisible();
  });
  await signOut(browser);

  await signIn(browser, 'purchasemanager');
  await test.step('the manager approves, and the order is in progress again under its next version', async () => {
    await browser.goto(`${page}?tab=tab1&orderNo=${number}`);
    await expectTotal(browser, 1);
    await tickFirstRow(browser);
    await pressAction(browser, '通过变更');
    await dialog(browser).getByRole('button', { name: '通过变更' }).click();
    await expectTotal(browser, 0);
    await browser.goto(`${page}?tab=tab0&orderNo=${number}`);
    await expectTotal(browser, 1);
  });
});
