import { expect, type Locator, type Page } from '@playwright/test';
import { dialog, expectTotal, field, panel, signIn, test, tickFirstRow } from './person.ts';
import { colleague } from './prices.ts';

const press = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true }).click();
const save = (page: Page) => dialog(page).getByRole('button', { name: '保存', exact: true }).click();

/** Pastes a text into the bank accounts, as a spreadsheet leaves it in the clipboard. */
async function pasteAccounts(form: Locator, text: string): Promise<void> {
  const grid = form.getByRole('grid').first();
  await grid.getByRole('gridcell').first().click();
  await grid.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test('a payment method shows the instalments of an amount, a deduction method its arithmetic; a new supplier comes on trial, and another bank account of it waits for the finance manager', async ({
  page,
  browser,
}) => {
  await signIn(page, 'purchasemanager');

  await test.step('what the terms come to', async () => {
    await page.goto('/admin/basic/paymentMethod?tab=preview');
    const plan = panel(page).last();
    await plan.getByRole('combobox', { name: /^付款方式/ }).selectOption({ label: 'TT304030 · 30%预付，40%发货前，30%到货月结30天' });
    await plan.getByRole('textbox', { name: '金额' }).fill('10,000.01');
    await plan.getByLabel('到货后日期').fill('2026-01-15');
    const last = plan.getByRole('row', { name: '到货后' });
    await expect(last).toContainText('2026-03-02');
    await expect(last).toContainText('3,000.00');
    await expect(plan.getByRole('row', { name: '发货前' })).toContainText('4,000.01');

    await page.goto('/admin/basic/deductionMethod?tab=tryIt');
    const tried = panel(page).last();
    await tried.getByRole('combobox').selectOption({ label: 'LATE-05 · 迟交每天0.5%，宽限3天，上限10%' });
    await tried.getByRole('textbox', { name: '金额' }).fill('20000');
    await tried.getByLabel('迟交天数').fill('9');
    await expect(tried.getByRole('status')).toContainText('600.00');
    await tried.getByLabel('迟交天数').fill('30');
    await expect(tried.getByRole('status')).toContainText('2,000.00');
  });

  await test.step('a supplier comes on trial; its bank account waits for another person', async () => {
    await page.goto('/admin/basic/supplier?supplierCode=JRN-S1');
    await expectTotal(page, 0);
    await press(page, '新增');
    const form = dialog(page);
    await field(form, '供应商编码').fill('jrn-s1');
    await field(form, '中文名称').fill('旅程制动有限公司');
    await field(form, '英文名称').fill('Journey Brakes Co., Ltd.');
    await field(form, '简称').fill('旅程制动');
    await field(form, '统一社会信用代码').fill('91350100M000100Y4Z');
    await field(form, '采购负责人').fill('王磊');
    await expect(page.getByRole('option', { name: /王磊/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await field(form, '付款方式').fill('EOM60');
    await expect(page.getByRole('option', { name: /月结60天/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await save(page);
    await expect(form.getByText('统一社会信用代码不正确')).toBeVisible();
    await field(form, '统一社会信用代码').fill('91350100M000100Y43');
    await save(page);
    await expectTotal(page, 1);

    await tickFirstRow(page);
    await press(page, '转试用');
    await field(dialog(page), '合格的打样单号').fill('SP-2605-118');
    await dialog(page).getByRole('button', { name: '确定', exact: true }).click();
    await expect(panel(page).getByText('试用', { exact: true }).last()).toBeVisible();

    await press(page, '编辑');
    await pasteAccounts(dialog(page), '旅程制动有限公司\t宁波银行北仑支行\t7001-2291-8842\t313332082914\tCNY\t是');
    await expect(dialog(page).getByText('7001-2291-8842')).toBeVisible();
    await save(page);
    await dialog(page, '变更原因').getByRole('textbox').fill('首次登记收款账户');
    await dialog(page, '变更原因').getByRole('button', { name: '提交审批' }).click();
    const said = page.getByText(/已保存；银行账户已提交审批（CR\d{10}）/).first();
    await expect(said).toBeVisible();
    const number = /CR\d{10}/.exec(await said.innerText())![0];

    const finance = await colleague(browser, 'financemanager');
    await finance.goto('/admin/basic/supplier?supplierCode=JRN-S1');
    await expectTotal(finance, 1);
    await panel(finance).getByText('JRN-S1', { exact: true }).last().click();
    await expect(dialog(finance).getByText('旅程制动有限公司').first()).toBeVisible();
    await expect(dialog(finance).getByRole('gridcell', { name: '7001-2291-8842' })).toHaveCount(0);
    await finance.goto(`/admin/system/basicInfoApproval?requestNo=${number}`);
    await expectTotal(finance, 1);
    await tickFirstRow(finance);
    await press(finance, '通过');
    await dialog(finance).getByRole('button', { name: '通过', exact: true }).click();
    await expectTotal(finance, 0);
    await finance.context().close();

    await page.goto('/admin/basic/supplier?supplierCode=JRN-S1');
    await expectTotal(page, 1);
    await panel(page).getByText('JRN-S1', { exact: true }).last().click();
    await expect(dialog(page).getByText('7001-2291-8842').first()).toBeVisible();
    await dialog(page).getByRole('navigation', { name: '相关记录' }).getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: /档案/ }).click();
    await expect(page).toHaveURL(/\/basic\/supplierFile\?tab=all&supplier=in%3A\d+/);
  });
});
