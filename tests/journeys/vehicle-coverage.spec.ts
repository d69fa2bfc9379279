import { expect } from '@playwright/test';
import { callMain, panel, signIn, test } from './person.ts';

test('the catalogue editor sees where parts are missing, and goes from the grid to the vehicle behind a number', async ({ page }) => {
  await signIn(page, 'catalogeditor');
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
    .getByRole('button', { name: `${make}：看各车型` })
    .click();
  await expect(panel(page).getByRole('button', { name: `Roadster ${last - 1}：1 款车辆，没有零件` })).toBeVisible();
  await panel(page)
    .getByRole('button', { name: `Roadster ${last}：1 个SKU，1 款车辆` })
    .click();

  // the vehicle behind the number, with how many SKUs fit it
  await expect(panel(page).getByRole('gridcell', { name: make })).toHaveCount(1);
  await expect(panel(page).getByRole('gridcell', { name: '1', exact: true })).toHaveCount(1);
});
