import { expect } from '@playwright/test';
import { callMain, panel, signIn, test } from './person.ts';

test('a buyer writes an order by pasting lines, takes the step to the next price break, and submits it', async ({ page: browser }) => {
  await signIn(browser, 'superadmin');
  const found = await callMain(browser, '/item/supplier_sku/get_list', {
    filters: [
      { field: 'state', op: 'in', value: ['active'] },
      { field: 'isPrimary', op: 'eq', value: true },
      { field: 'moq', op: 'between', value: [20, 200] },
    ],
    sort: [{ field: 'supplierItemNo' }],
    limit: 50,
  });
  const items = (found.data as { rows: readonly { sku: number; supplier: number; moq: number; orderMultiple: number }[] }).rows;
  const article = items.find(({ moq, orderMultiple }) => (moq * 10) % orderMultiple === 0)!;
  const named = await callMain(browser, '/mrp/sku/get_list', { filters: [{ field: 'id', op: 'in', value: [article.sku] }], limit: 1 });
  const { sku } = (named.data as { rows: readonly { sku: string }[] }).rows[0]!;
  const suppliers = await callMain(browser, '/base/suppliers/get_list', {
    filters: [{ field: 'id', op: 'in', value: [article.supplier] }],
    limit: 1,
  });
  const [supplier] = (suppliers.data as { rows: readonly { supplier_code: string; currency: string }[] }).rows;

  await browser.goto('/admin/purchase/newOrder');
  const page = panel(browser);
  const choose = async (label: string | RegExp, typed: string) => {
    await page.getByLabel(label).first().fill(typed);
    await browser
      .getByRole('option', { name: new RegExp(typed) })
      .first()
      .click();
  };

  await test.step('the supplier brings its terms', async () => {
    await choose(/^供应商/, supplier!.supplier_code);
    await expect(page.getByLabel(/^币种/)).toHaveValue(supplier!.currency);
    await choose(/^采购主体/, 'AX-SZ');
    await choose(/^交货仓库/, 'CN-SZ');
  });

  await test.step('lines are pasted, and the panel tells of the one in hand', async () => {
    const pieces = article.moq * 10 - article.orderMultiple;
    await page.getByRole('grid').getByRole('gridcell').first().click();
    await page.getByRole('grid').evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, `${sku}\t${pieces}\t\t2027-06-01`);
    await expect(page.getByRole('complementary')).toContainText('阶梯价');
    await page.getByRole('button', { name: '采用' }).click();
    await expect(page.getByRole('grid')).toContainText(String(article.moq * 10));
  });

  await test.step('it is saved under a number, and submitted', async () => {
    await page.getByRole('button', { name: '保存草稿' }).click();
    await expect(browser).toHaveURL(/newOrder\?orderNo=PO/);
    await page.getByRole('button', { name: '提交审批' }).click();
    await expect(browser).toHaveURL(/purchaseOrderCreated\?record=\d+/);
    await expect(panel(browser).getByText('审批中').first()).toBeVisible();
  });
});
