import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { dialog, expectTotal, openVehicles, panel, signIn, test, tickFirstRow } from './person.ts';

const rows = 2_500;
const make = 'Long List Motors';
const file = Buffer.from(
  `year,make,model,body_styles\n${Array.from({ length: rows }, (_, index) => `${1990 + (index % 30)},${make},Model ${Math.floor(index / 30)},"[""Sedan""]"`).join('\n')}\n`,
);

test('a long export is made in the background, announced at the badge, and fetched in the download centre', async ({ page }) => {
  await signIn(page, 'superadmin');
  await openVehicles(page);
  await panel(page).getByRole('button', { name: '导入', exact: true }).click();
  const importing = dialog(page, '导入车型库');
  await importing.locator('input[type=file]').setInputFiles({ name: 'long-list.csv', mimeType: 'text/csv', buffer: file });
  await importing.getByRole('button', { name: '上传并校验' }).click();
  await importing.getByRole('button', { name: /^导入 2,?500 行$/ }).click();
  await expect(importing.getByText('导入完成', { exact: true })).toBeVisible();
  await importing.getByRole('button', { name: '关闭', exact: true }).last().click();

  await openVehicles(page, `?make=${encodeURIComponent(make)}`);
  await expectTotal(page, rows);
  await panel(page).getByRole('button', { name: '导出', exact: true }).click();
  const exporting = dialog(page, '导出车型库');
  await exporting.getByText('csv', { exact: true }).click();
  await exporting.getByRole('button', { name: '导出', exact: true }).click();
  await expect(page.getByText(/导出已排队/)).toBeVisible();
  await page.getByRole('button', { name: /^下载中心/ }).click();

  await expect(page.getByRole('tab', { name: '下载中心', selected: true })).toBeVisible();
  await expect(panel(page).getByRole('row', { name: new RegExp(`品牌: ${make} .* 已完成 `) })).toHaveCount(1);
  await tickFirstRow(page);
  const arriving = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: '下载', exact: true }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  const lines: readonly Record<string, string>[] = parse(await readFile(await download.path()), { columns: true, bom: true });
  expect(lines.length).toBe(rows);
  expect(new Set(lines.map(line => line['品牌']))).toEqual(new Set([make]));
});
