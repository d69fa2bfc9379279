import { expect, type Page } from '@playwright/test';
import { callMain, dialog, expectTotal, field, panel, signIn, test } from './person.ts';

/** Types into a step of the picker and takes what is found. */
async function pick(page: Page, step: RegExp, text: string): Promise<void> {
  const input = panel(page).getByRole('combobox', { name: step });
  await expect(input).toBeEnabled();
  await input.fill(text);
  // names that begin alike follow it: Camry Hybrid stands below Camry
  await panel(page).getByRole('listbox', { name: step }).getByRole('option').filter({ hasText: text }).first().click();
}

const parts = (page: Page) => panel(page).getByRole('region', { name: '适配零件' });

test('a catalogue editor sees where parts are missing and what fits a car: from year, make and model to the parts, with what is still to be asked, and back from a part to its cars', async ({
  page,
}) => {
  await signIn(page, 'catalogeditor');

  await test.step('from the grid of what is missing to the vehicle behind a number', async () => {
    const last = new Date().getFullYear();
    const make = `Koverage ${Date.now()}`;
    for (const year of [last - 1, last])
      expect(await callMain(page, '/item/vehicle_model/add', { values: { market: 'US', year, make, model: 'Roadster' } })).toMatchObject({
        code: 200,
      });
    const { data } = await callMain(page, '/mrp/sku/get_list', {
      filters: [{ field: 'sku', op: 'eq', value: 'BRP-10004' }],
      sort: [],
      limit: 1,
    });
    const [{ id: sku } = { id: 0 }] = (data as { rows: readonly { id: number }[] }).rows;
    const fitment = { sku, make, model: 'Roadster', yearFrom: last, yearTo: last, qtyPerVehicle: 1, source: 'import' };
    expect(await callMain(page, '/item/fitment/add', { values: fitment })).toMatchObject({ code: 200 });

    await page.goto('/admin/basic/vehicleModel');
    await panel(page).getByRole('tab', { name: '覆盖' }).click();
    await expect(panel(page).getByText('选一个品类')).toBeVisible();
    await panel(page).getByLabel(/^品类/).click();
    await page.getByText('制动系统', { exact: true }).click();
    await page.getByText('刹车片', { exact: true }).click();
    await page.keyboard.press('Escape');
    await panel(page)
      .getByRole('button', { name: `${make}：查看各车型` })
      .click();
    await expect(panel(page).getByRole('button', { name: `Roadster ${last - 1}：1 款车辆，没有零件` })).toBeVisible();
    await panel(page)
      .getByRole('button', { name: `Roadster ${last}：1 个SKU，1 款车辆` })
      .click();

    // the vehicle behind the number, with how many SKUs fit it
    await expect(panel(page).getByRole('gridcell', { name: make })).toHaveCount(1);
    await expect(panel(page).getByRole('gridcell', { name: '1', exact: true })).toHaveCount(1);
  });

  await test.step('from a car to its parts and back', async () => {
    const make = `Fytta ${Date.now()}`;
    expect(await callMain(page, '/item/vehicle_model/add', { values: { market: 'US', year: 2010, make, model: 'Kamry' } })).toMatchObject({
      code: 200,
    });
    const { data } = await callMain(page, '/mrp/sku/get_list', {
      page: 'skuList',
      filters: [
        { field: 'salesStatus', op: 'eq', value: 'onSale' },
        { field: 'kind', op: 'eq', value: 'single' },
      ],
      sort: [{ field: 'sku' }],
      limit: 1,
    });
    const [{ id, sku }] = (data as { rows: [{ id: number; sku: string }] }).rows;
    const fitment = { sku: id, make, model: 'Kamry', yearFrom: 2007, yearTo: 2011, engine: '2.4L L4', qtyPerVehicle: 1, source: 'import' };
    expect(await callMain(page, '/item/fitment/add', { page: 'fitment', values: fitment })).toMatchObject({ code: 200 });

    // a car of the demo: its parts stand below it without any import
    await page.goto('/admin/basic/vehicleSearchResult');
    await pick(page, /年款/, '2020');
    await pick(page, /品牌/, 'Toyota');
    await pick(page, /车型/, 'Camry');
    await expect(parts(page).getByRole('row').filter({ hasText: '丰田凯美瑞' }).first()).toContainText('适配');

    // a car of which nobody knows the engine: the part asks for it
    await page.goto('/admin/basic/vehicleSearchResult');
    await pick(page, /年款/, '2010');
    await pick(page, /品牌/, make);
    await pick(page, /车型/, 'Kamry');
    const found = parts(page).getByRole('row').filter({ hasText: sku });
    await expect(found).toContainText('需确认');
    await expect(found).toContainText('发动机 = 2.4L L4？');

    // and the other way round: the cars of the part, then the part itself
    await panel(page).getByRole('tab', { name: '按零件查' }).click();
    await field(panel(page).last(), 'SKU、OE号或互换号').fill(sku);
    await field(panel(page).last(), 'SKU、OE号或互换号').press('Enter');
    await expect(panel(page).last().getByRole('row').filter({ hasText: make }).first()).toContainText('2007–2011');
    await page.goto(`/admin/basic/skuList?sku=${sku}`);
    await expectTotal(page, 1);
    await panel(page).getByText(sku, { exact: true }).last().click();
    await dialog(page).getByRole('tab', { name: '适配' }).click();
    await expect(dialog(page).getByRole('table', { name: '适配' }).getByRole('row').filter({ hasText: make })).toContainText('2.4L L4');
  });
});
