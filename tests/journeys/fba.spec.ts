import { expect, type Page } from '@playwright/test';
import { callMain, dialog, expectTotal, field, panel, signIn, test, tickFirstRow } from './person.ts';

const sku = 'JRN-FBA-91';

/** A SKU of 9.0 kg that is in force. */
async function heavySku(page: Page): Promise<void> {
  const lookUp = async (entity: string, path: string, code: string) => {
    const { data } = await callMain(page, `/${path}/get_list`, {
      page: entity,
      filters: [{ field: 'code', op: 'eq', value: code }],
      sort: [],
      limit: 1,
    });
    return (data as { rows: { id: number }[] }).rows[0]!.id;
  };
  const { data } = await callMain(page, '/base/suppliers/get_list', {
    page: 'supplier',
    filters: [{ field: 'stage', op: 'eq', value: 'qualified' }],
    sort: [],
    limit: 1,
  });
  const values = {
    sku,
    supplier: (data as { rows: { id: number }[] }).rows[0]!.id,
    name_zh: '制动盘 旅程',
    name_en: 'Brake disc of a journey',
    kind: 'single',
    category: await lookUp('category', 'base/category', 'BRK-DISC'),
    brand: await lookUp('brand', 'base/brand', 'AXLEPRO'),
    uom: 'pc',
    pcs_per_uom: 1,
    hazard: 'none',
    unit_l: '34',
    unit_w: '34',
    unit_h: '9',
    unit_gross_kg: '9.0',
    carton_l: '36',
    carton_w: '36',
    carton_h: '20',
    carton_gross_kg: '19',
    carton_qty: 2,
    price: '88',
    lead_days: 20,
    moq: 100,
  };
  const added = await callMain(page, '/mrp/sku/add', { page: 'skuList', values });
  expect(added.message).toBe('Done');
  const { id, version } = added.data as { id: number; version: number };
  const submitted = await callMain(page, '/mrp/sku/submit', { page: 'skuList', targets: [{ id, version }], input: {} });
  expect((submitted.data as { refusal?: unknown }[])[0]!.refusal).toBeUndefined();
}

/** The line of the SKU on the page of Amazon's fees. */
async function checkedLine(page: Page) {
  await page.goto('/admin/basic/fbaFreight?tab=skuCheck');
  const tool = panel(page).last();
  await field(tool, 'SKU').fill(sku);
  await field(tool, 'SKU').press('Enter');
  await expect(tool.getByText('SKU 1 行')).toBeVisible();
  return tool.getByRole('row').filter({ hasText: sku });
}

test('a SKU of 9.0 kg stays there until a second person lets 9.1 kg pass; then it stands in the next size tier at Amazon', async ({
  page,
  browser,
}) => {
  await signIn(page, 'superadmin');
  await heavySku(page);
  await expect(await checkedLine(page)).toContainText('大号标准');

  await page.goto(`/admin/basic/skuList?sku=${sku}`);
  await expectTotal(page, 1);
  await tickFirstRow(page);
  await panel(page).getByRole('button', { name: '编辑', exact: true }).click();
  await field(dialog(page), '单件毛重').fill('9.1');
  await dialog(page).getByRole('button', { name: '保存', exact: true }).click();
  await dialog(page, '变更原因').getByRole('textbox').fill('换了新包装');
  await dialog(page, '变更原因').getByRole('button', { name: '提交审批' }).click();
  const said = page.getByText(/单件毛重提交审批（CR\d{10}）/).first();
  await expect(said).toBeVisible();
  const number = /CR\d{10}/.exec(await said.innerText())![0];
  await expect(await checkedLine(page)).toContainText('大号标准');

  const approver = await (await browser.newContext()).newPage();
  await signIn(approver, 'catalogapprover');
  await approver.goto(`/admin/system/basicInfoApproval?requestNo=${number}`);
  await expectTotal(approver, 1);
  await panel(approver).getByText(number, { exact: true }).last().click();
  const effects = dialog(approver).getByRole('table', { name: '影响' });
  await expect(effects.getByRole('row').filter({ hasText: '亚马逊美国尺寸分段' })).toContainText(/大号标准.*小号大件/);
  await expect(effects.getByRole('row').filter({ hasText: '亚马逊美国配送费' })).toContainText(/12\.41 USD.*15\.15 USD/);
  await approver.keyboard.press('Escape');
  await tickFirstRow(approver);
  await panel(approver).getByRole('button', { name: '通过', exact: true }).click();
  await dialog(approver).getByRole('button', { name: '通过', exact: true }).click();
  await expect(approver.getByText(/通过.*1/).first()).toBeVisible();
  await approver.context().close();

  await expect(await checkedLine(page)).toContainText('小号大件');
});
