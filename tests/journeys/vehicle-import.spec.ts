import { stat } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { readXlsx } from 'hucre';
import { vehicleFile } from '../support/vehicle-file.ts';
import { callMain, expectTotal, openByMenu, openVehicles, panel, signIn, test, totalOf } from './person.ts';

const file = vehicleFile();
const thousands = (number: number) => number.toLocaleString('en-US');

/** Takes the file through upload and check; answers the dialog that shows its counts. */
async function uploadAndCheck(page: Page) {
  await page.getByRole('button', { name: '导入', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '导入车型库' });
  await dialog.locator('input[type=file]').setInputFiles(file.path);
  const upload = dialog.getByRole('button', { name: /^(上传并校验|仍然上传)$/ });
  if (await upload.isVisible()) await upload.click();
  return dialog;
}

test('the catalogue editor imports the vehicle list, finds the Camry and exports it', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, 'catalogeditor');
  await openByMenu(page, '基础数据', '替代与车型', '车型库');
  await expect(panel(page).getByText(/^共 [\d,]+ 条$/)).toBeVisible();
  const before = await totalOf(page);

  const dialog = await uploadAndCheck(page);
  await expect(dialog.getByRole('button', { name: `导入 ${thousands(file.vehicles)} 行` })).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole('button', { name: /^导入 [\d,]+ 行$/ }).click();
  await expect(dialog.getByText('导入完成', { exact: true })).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole('button', { name: '关闭', exact: true }).last().click();

  await expectTotal(page, before + file.vehicles);
  const makes = await callMain(page, '/item/vehicle_model/get_values', { field: 'make', filters: [{ field: 'year', op: 'gte', value: 1992 }] });
  expect((makes.data as readonly unknown[]).length).toBe(file.makes);
  await openVehicles(page, '?bodyStyles=in:unknown');
  await expectTotal(page, file.unknownStyle);

  const camry = file.years('Toyota', 'Camry');
  await openVehicles(page);
  await panel(page).getByRole('searchbox').or(panel(page).getByLabel('快速搜索')).first().fill('camry');
  await openVehicles(page, '?make=toyota&model=CAMRY&sort=year');
  await expectTotal(page, camry);
  await expect(panel(page).getByRole('gridcell', { name: 'Camry' }).first()).toBeVisible();

  await page.getByRole('button', { name: '导出', exact: true }).click();
  const ask = page.getByRole('dialog', { name: '导出车型库' });
  await expect(ask.getByText(`当前筛选结果（${camry} 条）`)).toBeVisible();
  await ask.getByRole('button', { name: '导出', exact: true }).click();

  await page.goto('/admin/resourceCenter/downList');
  const row = panel(page).getByRole('row').filter({ hasText: '车型库' }).first();
  await expect(row.getByText('已完成').or(row.getByText('完成'))).toBeVisible({ timeout: 60_000 });
  await row.getByRole('checkbox').check({ force: true });
  const arriving = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: '下载', exact: true }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  const path = await download.path();
  expect((await stat(path)).size).toBeGreaterThan(0);
  const book = await readXlsx(new Uint8Array(await (await import('node:fs/promises')).readFile(path)));
  const rows = book.sheets[0]?.rows ?? [];
  expect(rows.length - 1).toBe(camry);
});

test('a second import of the same file adds nothing', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, 'catalogeditor');
  await openVehicles(page);
  const before = await totalOf(page);
  const dialog = await uploadAndCheck(page);
  const again = dialog.getByRole('button', { name: '仍然上传' });
  const nothing = dialog.getByText('没有需要写入的变更');
  await expect(again.or(nothing).first()).toBeVisible({ timeout: 60_000 });
  if (await again.isVisible()) await again.click();
  await expect(nothing).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByText('相同').locator('..')).toContainText(thousands(file.rows));
  await page.keyboard.press('Escape');
  await openVehicles(page);
  await expectTotal(page, before);
});
