import { expect, type Page } from '@playwright/test';
import { callMain, dialog, expectTotal, panel, pressAction, signIn, test, tickFirstRow } from './person.ts';
import { agree, type Row, rowsOf } from './pieces.ts';

const orders = '/admin/purchase/purchaseOrder';
const service = '/purchase-service';

/** The day so many days from today in Shanghai. */
const dayFromNow = (days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(Date.now() + days * 86_400_000);

/** Does something at a list to the one row that its address leaves, and answers the question before it. */
async function act(page: Page, address: string, action: string, answer?: string): Promise<void> {
  await page.goto(address);
  await expectTotal(page, 1);
  await tickFirstRow(page);
  await pressAction(page, action);
  if (answer !== undefined) await agree(answer)(dialog(page));
}

test('what is needed is ordered and approved, the supplier answers on a phone, and the order is in force once that is approved', async ({
  page,
  browser,
  baseURL,
}) => {
  const open = async (account: string) => {
    const context = await browser.newContext({ baseURL: baseURL!, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
    const own = await context.newPage();
    await signIn(own, account);
    return own;
  };
  await signIn(page, 'superadmin');
  const manager = await open('purchasemanager');

  let order = '';
  let reply = '';
  await test.step('two requirements of one SKU become one line of an order, which is submitted', async () => {
    const [item] = await rowsOf(page, '/item/supplier_sku', 'supplierSkuList', [
      { field: 'state', op: 'in', value: ['active'] },
      { field: 'isPrimary', op: 'eq', value: true },
    ]);
    const [warehouse] = await rowsOf(page, '/base/warehouse', 'warehouse', [{ field: 'code', op: 'eq', value: 'CN-SZ' }]);
    const [company] = await rowsOf(page, '/base/company_entity', 'companyEntity', []);
    const made: number[] = [];
    for (const [qty, days] of [
      [137, 60],
      [60, 62],
    ] as const) {
      const values = {
        sku: item!['sku'],
        qty,
        required_date: dayFromNow(days),
        warehouse: warehouse!.id,
        company_entity: company!.id,
        priority: 5,
      };
      const answer = await callMain(page, `${service}/purchase_requirement/add`, { page: 'purchaseRequiredSummary', values });
      expect(answer).toMatchObject({ code: 200 });
      made.push((answer.data as Row).id);
    }
    const all = await rowsOf(page, `${service}/purchase_requirement`, 'purchaseRequiredSummary', [
      { field: 'sku', op: 'in', value: [item!['sku']] },
    ]);
    const numbers = all.filter(({ id }) => made.includes(id)).map(row => String(row['req_no']));
    await page.goto(`/admin/purchase/purchaseRequiredSummary?tab=tab1&reqNo=in:${numbers.join(',')}`);
    await expectTotal(page, 2);
    await panel(page).getByRole('checkbox', { name: '选择已载入的行' }).click();
    await pressAction(page, '确认');
    await expect(panel(page).getByRole('gridcell', { name: '已确认', exact: true })).toHaveCount(2);
    await pressAction(page, '生成订单');
    await agree('确定')(dialog(page));
    await expect(page).toHaveURL(/purchaseOrderCreated\?batchNo=OC\d+/);
    order = await panel(page).getByRole('cell', { name: /^PO/ }).innerText();
    await act(page, `${orders}?orderNo=${order}`, '提交审批', '提交审批');
    await expect(panel(page).getByRole('gridcell', { name: '审批中', exact: true })).toBeVisible();
  });

  await test.step('another person approves it, and it is sent', async () => {
    await act(manager, `${orders}?orderNo=${order}`, '审批通过');
    await expect(panel(manager).getByRole('gridcell', { name: '待发送', exact: true })).toBeVisible();
    await act(page, `${orders}?orderNo=${order}`, '发送供应商', '确定');
    await expect(panel(page).getByRole('gridcell', { name: '待回复', exact: true })).toBeVisible();
    expect(await rowsOf(page, `${service}/mail_task`, 'mailConsole', [{ field: 'bizNo', op: 'eq', value: order }])).toHaveLength(1);
  });

  await test.step('the supplier opens its link on a phone, and answers with two parts, a later day and a higher price', async () => {
    await page.goto('/admin/purchase/viewReplies?tab=tab2');
    const links = page.getByRole('region', { name: '供应商回复链接' });
    await links.getByRole('combobox').fill(order);
    await page.getByRole('option').filter({ hasText: order }).first().click();
    await links.getByRole('button', { name: '生成链接' }).click();
    const address = await links.getByLabel('链接', { exact: true }).innerText();
    const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' })).newPage();
    await phone.goto(address);
    const price = await phone.locator('[name=price1]').inputValue();
    await phone.locator('[name=price1]').fill((Number(price) * 1.02).toFixed(4));
    await phone.locator('summary').click();
    const [first, second] = ['partQty1', 'partQty1'].map((name, at) => phone.locator(`[name^=${name}]`).nth(at));
    await first!.fill('100');
    await second!.fill('100');
    const dates = phone.locator('[name^=partDate1]');
    await dates.nth(0).fill(dayFromNow(60));
    await dates.nth(1).fill(dayFromNow(65));
    await phone.locator('[name=reason1]').fill('铜价上涨');
    await phone.getByRole('button').click();
    await expect(phone.getByRole('heading', { name: '已收到，谢谢' })).toBeVisible();
    [reply = ''] = /RP-[\d-]+/.exec(await phone.getByText(/的回复RP-/).innerText())!;
  });

  await test.step('the buyer accepts, the manager approves once more, and the order is in force', async () => {
    await act(page, `/admin/purchase/viewReplies?tab=tab0&replyNo=${reply}`, '全部接受', '全部接受');
    await expect(panel(page).getByRole('gridcell', { name: '重新审批', exact: true }).first()).toBeVisible();
    await act(manager, `${orders}?orderNo=${order}`, '审批通过');
    await expect(panel(manager).getByRole('gridcell', { name: '已生效', exact: true })).toBeVisible();
    await page.goto(`/admin/purchase/effectiveOrders?tab=tab0&orderNo=${order}`);
    await expectTotal(page, 1);
  });
});
