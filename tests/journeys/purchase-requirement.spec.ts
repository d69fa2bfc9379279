import { expect } from '@playwright/test';
import { callMain, expectTotal, panel, pressAction, signIn, test } from './person.ts';

const page = '/admin/purchase/purchaseRequiredSummary';

test('a buyer turns what is needed into orders; what is in clearance stays behind, and the rest of a choice goes on', async ({
  page: browser,
}) => {
  await signIn(browser, 'superadmin');
  const requirements = async (filters: readonly object[]) => {
    const reply = await callMain(browser, '/purchase-service/purchase_requirement/get_list', { filters, limit: 5 });
    return (reply.data as { rows: readonly { readonly req_no: string; readonly state: string }[] }).rows;
  };

  await test.step('confirmed requirements stand merged by supplier, those that cannot be ordered below them', async () => {
    await browser.goto(`${page}?tab=proposal`);
    await expect(panel(browser).getByRole('status')).toContainText(/\d+张订单/);
    await expect(panel(browser).getByRole('heading', { name: /不能下单/ })).toBeVisible();
  });

  await test.step('the orders of one supplier are generated, and shown', async () => {
    await panel(browser).getByRole('checkbox', { name: '全选' }).uncheck();
    await panel(browser)
      .getByRole('checkbox', { name: /^整张订单/ })
      .first()
      .check();
    await panel(browser).getByRole('button', { name: '生成订单（1）' }).click();
    await expect(browser).toHaveURL(/purchaseOrderCreated\?batchNo=OC\d+/);
    await expect(panel(browser).getByRole('cell', { name: /^PO/ })).toHaveCount(1);
  });

  await test.step('a choice with an article in clearance is refused with a list, and its allowed part is submitted', async () => {
    const [closed] = await requirements([
      { field: 'salesStatus', op: 'in', value: ['clearance'] },
      { field: 'state', op: 'in', value: ['confirmed'] },
    ]);
    const [fine] = await requirements([
      { field: 'salesStatus', op: 'in', value: ['onSale'] },
      { field: 'state', op: 'in', value: ['confirmed'] },
    ]);
    const numbers = [closed!.req_no, fine!.req_no];
    await browser.goto(`${page}?tab=tab1&reqNo=in:${numbers.join(',')}`);
    await expectTotal(browser, 2);
    await panel(browser).getByRole('checkbox', { name: '选择已载入的行' }).click();
    await pressAction(browser, '生成订单');
    await browser.getByRole('dialog').getByRole('button', { name: '确定' }).click();
    const said = browser.getByRole('alert').filter({ hasText: '清仓状态的SKU不允许生成订单' });
    const arriving = browser.waitForEvent('download');
    await said.getByRole('link', { name: /clearance\.xlsx/ }).click();
    expect((await arriving).suggestedFilename()).toBe('清仓SKU.xlsx');
    await said.getByRole('button', { name: '提交允许部分（1）' }).click();
    await expectTotal(browser, 1);
    expect((await requirements([{ field: 'reqNo', op: 'in', value: numbers }])).map(({ state }) => state).toSorted()).toEqual([
      'confirmed',
      'ordered',
    ]);
  });
});
