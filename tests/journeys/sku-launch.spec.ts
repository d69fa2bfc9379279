import { expect, type Page } from '@playwright/test';
import { callMain, dialog, expectTotal, field, panel, pressAction, signIn, test, tickFirstRow } from './person.ts';

const sku = 'JRN-LCH-46';
const sellerSku = `${sku}-US`;

const idOf = async (page: Page, path: string, pageKey: string, filter: object) => {
  const { data } = await callMain(page, `/${path}/get_list`, { page: pageKey, filters: [filter], sort: [], limit: 1 });
  return (data as { rows: { id: number }[] }).rows[0]!.id;
};

/** Makes a draft of 9.0 kg, by the form where people type and by a call for what stands beside. */
async function makeDraft(page: Page): Promise<void> {
  await page.goto(`/admin/basic/skuList?sku=${sku}`);
  await expectTotal(page, 0);
  await pressAction(page, '新增');
  const texts = {
    SKU: sku,
    中文名称: '制动盘 上架',
    英文名称: 'Brake disc to be launched',
    单品包装长: '34',
    单品包装宽: '34',
    单品包装高: '9',
    单品毛重: '9.0',
    单箱数量: '2',
    采购价: '88',
    '交期\\(天\\)': '20',
  };
  for (const [label, text] of Object.entries(texts)) await field(dialog(page), label).fill(text);
  await field(dialog(page), '品牌').fill('blb');
  await expect(page.getByRole('option', { name: /布雷博/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field(dialog(page), '品牌')).toHaveValue('BREMBO 布雷博');
  await dialog(page).getByRole('button', { name: /^品类/ }).click();
  await page.getByRole('searchbox', { name: /拼音首字母/ }).fill('scp');
  await page.getByRole('button', { name: '制动系统 / 刹车片' }).click();
  await expect(dialog(page).getByText('制动系统 / 刹车片')).toBeVisible();
  await dialog(page).getByRole('button', { name: '保存', exact: true }).click();
  await expectTotal(page, 1);
  const { data } = await callMain(page, '/mrp/sku/get_list', {
    page: 'skuList',
    filters: [{ field: 'sku', op: 'eq', value: sku }],
    sort: [],
    limit: 1,
  });
  const [{ id, version }] = (data as { rows: [{ id: number; version: number }] }).rows;
  const supplier = await idOf(page, 'base/suppliers', 'supplier', { field: 'stage', op: 'eq', value: 'qualified' });
  expect((await callMain(page, '/mrp/sku/update', { page: 'skuList', id, version, values: { supplier } })).message).toBe('Done');
}

/** Leads the SKU in the list on by a button of its. */
async function lead(page: Page, button: string): Promise<void> {
  await page.goto(`/admin/basic/skuList?sku=${sku}`);
  await expectTotal(page, 1);
  await tickFirstRow(page);
  await pressAction(page, button);
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

/** The open record shows its state and the possible transitions, also to screen readers; a reload leaves it open. */
async function standsOn(page: Page, state: string, ways: readonly string[]): Promise<void> {
  await dialog(page).getByRole('tab', { name: '状态流转' }).click();
  const drawing = dialog(page).getByRole('img', { name: `状态流转图，当前状态：${state}` });
  await expect(drawing).toBeVisible();
  const now = dialog(page)
    .getByRole('listitem')
    .filter({ hasText: `${state} (当前状态)` });
  await expect(now.getByRole('listitem')).toHaveText(ways);
  await page.reload();
  await expect(drawing).toBeVisible();
}

test('a new SKU goes from draft to on sale: submitted, mapped to what a platform offers, launched; it shows where it stands; another weight waits for approval', async ({
  page,
  browser,
}) => {
  await signIn(page, 'superadmin');
  await makeDraft(page);
  await lead(page, '提交');
  await expect(panel(page).getByRole('gridcell', { name: '新品', exact: true })).toBeVisible();
  await panel(page).getByText(sku, { exact: true }).last().click();
  await standsOn(page, '新品', ['上架，转为在售', '停售，转为停售']);

  // nothing that is offered stands for it yet
  await lead(page, '上架');
  await expect(page.getByText('上架前须至少有一个PT SKU映射到它').first()).toBeVisible();

  const [store, site] = [
    await idOf(page, 'item/store', 'shopAuthorization', { field: 'code', op: 'eq', value: 'AMZ-NA' }),
    await idOf(page, 'base/site', 'site', { field: 'code', op: 'eq', value: 'AMZ-US' }),
  ];
  const listing = { store, site, sellerSku, fulfilment: 'fba', listingStatus: 'active', title: 'Brake Disc for Camry' };
  expect((await callMain(page, '/item/pt_sku/add', { page: 'ptSku', values: listing })).message).toBe('Done');
  await page.goto(`/admin/basic/ptSku?sellerSku=${sellerSku}`);
  await expectTotal(page, 1);
  await expect(panel(page).getByRole('gridcell', { name: '未映射', exact: true })).toBeVisible();
  await tickFirstRow(page);
  await pressAction(page, '映射');
  await expect(dialog(page).getByText('连字符前的编码')).toBeVisible();
  await expect(field(dialog(page), 'SKU')).toHaveValue(/制动盘 上架/);
  await dialog(page).getByRole('button', { name: '确定', exact: true }).click();
  await expect(panel(page).getByRole('gridcell', { name: '已映射', exact: true })).toBeVisible();

  await lead(page, '上架');
  await expect(panel(page).getByRole('gridcell', { name: '在售', exact: true })).toBeVisible();
  await panel(page).getByText(sku, { exact: true }).last().click();
  await dialog(page).getByRole('tab', { name: 'PT SKU' }).click();
  await expect(dialog(page).getByRole('table', { name: 'PT SKU' }).getByRole('row').filter({ hasText: sellerSku })).toContainText('已映射');

  await expect(await checkedLine(page)).toContainText('大号标准');
  await lead(page, '编辑');
  await field(dialog(page), '单品毛重').fill('9.1');
  await dialog(page).getByRole('button', { name: '保存', exact: true }).click();
  await dialog(page, '变更原因').getByRole('textbox').fill('换了新包装');
  await dialog(page, '变更原因').getByRole('button', { name: '提交审批' }).click();
  const said = page.getByText(/单品毛重已提交审批（CR\d{10}）/).first();
  await expect(said).toBeVisible();
  const number = /CR\d{10}/.exec(await said.innerText())![0];
  await expect(await checkedLine(page)).toContainText('大号标准');

  const approver = await (await browser.newContext()).newPage();
  await signIn(approver, 'catalogapprover');
  await approver.goto(`/admin/system/basicInfoApproval?requestNo=${number}`);
  await expectTotal(approver, 1);
  await tickFirstRow(approver);
  await pressAction(approver, '通过');
  await dialog(approver).getByRole('button', { name: '通过', exact: true }).click();
  await expect(approver.getByText(/通过.*1/).first()).toBeVisible();
  await approver.context().close();
  await expect(await checkedLine(page)).toContainText('小号大件');
});
