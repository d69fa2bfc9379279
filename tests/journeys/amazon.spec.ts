import { expect, type Page } from '@playwright/test';
import { dayFromNow } from '../support/day-from-now.ts';
import { callMain, dialog, expectTotal, field, panel, pressAction, signIn, test, tickFirstRow } from './person.ts';

const msku = 'JRN-LST-1';
const heads = [
  '店铺',
  '站点',
  'MSKU',
  'ASIN',
  '标题',
  '品牌',
  '售价',
  '购物车',
  '评分',
  '评论数',
  '配送方式',
  '可售库存',
  '图片数',
  'Listing状态',
  '快照日期',
];
/**
 * A month up to today of a listing of 9.90 that costs 14.99 on the last day and has no picture: what is fetched meanwhile leaves that day
 * alone.
 */
const report = [
  heads,
  ...Array.from({ length: 30 }, (_, at) => [
    'AMZ-UK',
    'AMZ-UK',
    msku,
    'B0JRNLST01',
    '旅程刹车片',
    'AxlePro',
    at === 29 ? '14.99' : '9.90',
    '是',
    '4.4',
    '61',
    'FBA',
    '80',
    at === 29 ? '0' : '6',
    '在售',
    dayFromNow(at - 29),
  ]),
]
  .map(row => row.join(','))
  .join('\r\n');

/** Imports a file and closes the dialog. */
async function importReport(page: Page): Promise<void> {
  await panel(page).getByRole('button', { name: '导入', exact: true }).click();
  const importing = dialog(page, '导入亚马逊Listing汇总');
  await importing
    .locator('input[type=file]')
    .setInputFiles({ name: 'listings.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${report}`) });
  await importing.getByRole('button', { name: '上传并校验' }).click();
  await expect(importing.getByText('校验通过，可以导入')).toBeVisible();
  await importing.getByRole('button', { name: '导入 30 行', exact: true }).click();
  await expect(importing.getByText('导入完成', { exact: true })).toBeVisible();
  await importing.getByRole('button', { name: '关闭', exact: true }).last().click();
}

/** How many exceptions of the listing a tab shows. */
const shows = async (page: Page, tab: string, rows: number): Promise<void> => {
  await page.goto(`/admin/basic/amazonListingException?tab=${tab}&msku=${msku}`);
  await expectTotal(page, rows);
};

test('an operator takes in a listing report, sees the health of the shops, finds what loses sales and deals with it, and sees on the map where the centres lie and what is on its way to one', async ({
  page,
}) => {
  await signIn(page, 'operator');

  await test.step('a report is taken in', async () => {
    await page.goto(`/admin/basic/amazonListingSummary?msku=${msku}`);
    await expectTotal(page, 0);
    await importReport(page);
    await expectTotal(page, 1);
    await expect(panel(page).getByRole('img', { name: '90天：9.9 → 14.99，最低9.9，最高14.99' })).toBeVisible();
  });

  await test.step('the health of a shop opens its listings', async () => {
    await page.goto(`/admin/basic/amazonListingSummary?tab=byStore&msku=${msku}`);
    const shop = panel(page).getByRole('row', { name: /AMZ-UK AxlePro UK/ });
    await expect(shop.getByRole('cell')).toHaveText(['1', '1', '100.0%', '1', '100.0%', '4.40']);
    await shop.getByRole('button').click();
    await expect(panel(page).getByText(msku, { exact: true }).first()).toBeVisible();
  });

  await test.step('what loses sales is found, and judged by a threshold of its own', async () => {
    await shows(page, 'live', 0);
    await pressAction(page, '立即检查');
    await expectTotal(page, 2);
    await expect(panel(page).getByText('14.85', { exact: true })).toBeVisible();

    await pressAction(page, '设置阈值');
    const setting = dialog(page, /^设置阈值/);
    await field(setting, '站点').fill('AMZ-UK');
    await page.getByRole('option', { name: /AMZ-UK/ }).click();
    await setting.getByLabel(/^售价上限/).fill('1.6');
    await setting.getByRole('button', { name: '确定', exact: true }).click();
    await expect(setting).toBeHidden();
    await expectTotal(page, 1);
    await expect(panel(page).getByText('缺主图', { exact: true }).first()).toBeVisible();
  });

  await test.step('what is dealt with is kept with its result', async () => {
    await tickFirstRow(page);
    await pressAction(page, '处理完成');
    const handling = dialog(page, /^处理完成/);
    await field(handling, '处理结果').fill('主图已补传');
    await handling.getByRole('button', { name: '确定', exact: true }).click();
    await expectTotal(page, 0);
    await shows(page, 'done', 2);
    await expect(panel(page).getByText('主图已补传')).toBeVisible();

    const site = await callMain(page, '/base/site/get_list', {
      page: 'site',
      filters: [{ field: 'code', op: 'eq', value: 'AMZ-UK' }],
      sort: [],
      limit: 1,
    });
    const usual = { site: (site.data as { rows: { id: number }[] }).rows[0]!.id };
    expect((await callMain(page, '/item/listing_exception/set_threshold', { targets: [], input: usual })).code).toBe(200);
  });

  await test.step('the stock at Amazon is checked', async () => {
    await page.goto('/admin/basic/fbaAbnormalData');
    await pressAction(page, '重新检查');
    await expect(panel(page).getByText('A3 库存不平').first()).toBeVisible();
  });

  await test.step('the centres lie on the map, with what is on its way to one', async () => {
    await page.goto('/admin/basic/amazonWarehouse');
    await panel(page).getByRole('tab', { name: '地图' }).click();
    const map = panel(page).getByRole('group', { name: '亚马逊仓库分布' });
    await map.getByRole('button', { name: /^AVP1 Hazleton，在途货件 \d+$/ }).focus();
    await expect(panel(page).getByText('550 Oak Ridge Rd, Hazleton, PA, 18202')).toBeVisible();
    await panel(page).getByLabel('国家').selectOption({ label: 'DE 德国 (2)' });
    await expect(map.getByRole('button')).toHaveCount(2);
  });
});
