import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { readXlsx } from 'hucre';
import { vehicleFile } from '../support/vehicle-file.ts';
import { callMain, dialog, expectTotal, openByMenu, openVehicles, panel, signIn, test, totalOf } from './person.ts';

const file = vehicleFile();
const grouped = (number: number) => number.toLocaleString('en-US');

/** Chooses the file and sends it to be checked; a file that came before is sent all the same. */
async function uploadAndCheck(page: Page): Promise<Locator> {
  await panel(page).getByRole('button', { name: '导入', exact: true }).click();
  const importing = dialog(page, '导入车型库');
  await importing.locator('input[type=file]').setInputFiles(file.path);
  await importing.getByRole('button', { name: '上传并校验' }).click();
  return importing;
}

/** The number over one of the four counts. */
const count = (importing: Locator, title: string) => importing.locator('.ax-count').filter({ hasText: title }).locator('strong');

/** The makes that there are. */
const makesOf = async (page: Page) => {
  const { data } = await callMain(page, '/item/vehicle_model/get_values', { page: 'vehicleModel', field: 'make', filters: [] });
  return new Set((data as readonly { readonly value: string }[]).map(({ value }) => value.toLowerCase()));
};

/** How many Camrys there are: those of the demo say their engine, the file does not. */
const camrysOf = async (page: Page) => {
  const filters = ['Toyota', 'Camry'].map((value, at) => ({ field: at === 0 ? 'make' : 'model', op: 'eq', value }));
  const { data } = await callMain(page, '/item/vehicle_model/get_list', { page: 'vehicleModel', filters, sort: [], limit: 200 });
  return (data as { rows: readonly unknown[] }).rows.length;
};

test('a catalogue editor imports the vehicle list, finds the Camry and exports it; a second import of the same file adds nothing', async ({
  page,
}) => {
  await signIn(page, 'catalogeditor');

  await test.step('the list is imported', async () => {
    await openByMenu(page, '基础数据', '替代与车型', '车型库');
    await expect(panel(page).getByText(/^共 [\d,]+ 条$/)).toBeVisible();
    const before = await totalOf(page);
    const [makesBefore, camrysBefore] = [await makesOf(page), await camrysOf(page)];
    await openVehicles(page, '?bodyStyles=in:unknown');
    await expect(panel(page).getByText(/^共 [\d,]+ 条$/)).toBeVisible();
    const unknownBefore = await totalOf(page);
    await openVehicles(page);

    const importing = await uploadAndCheck(page);
    await expect(importing.getByText('校验通过，可以导入')).toBeVisible();
    await expect(count(importing, '新增')).toHaveText(grouped(file.vehicles));
    await expect(count(importing, '错误')).toHaveText('0');
    await expectTotal(page, before);
    await importing.getByRole('button', { name: /^导入 [\d,]+ 行$/ }).click();
    await expect(importing.getByText('导入完成', { exact: true })).toBeVisible();
    await importing.getByRole('button', { name: '关闭', exact: true }).last().click();

    await expectTotal(page, before + file.vehicles);
    expect((await makesOf(page)).size).toBe(makesBefore.size + [...file.makeNames].filter(make => !makesBefore.has(make)).length);
    await openVehicles(page, '?bodyStyles=in:unknown');
    await expectTotal(page, unknownBefore + file.unknownStyle);

    const camry = camrysBefore + file.years('Toyota', 'Camry');
    await openVehicles(page, '?sort=year');
    await panel(page).getByRole('combobox', { name: '品牌', exact: true }).fill('toyota');
    await page.keyboard.press('Enter');
    await panel(page).getByRole('combobox', { name: '车型', exact: true }).fill('CAMRY');
    await page.keyboard.press('Enter');
    await expectTotal(page, camry);
    await expect(page).toHaveURL(/make=toyota/);
    await expect(panel(page).getByRole('gridcell', { name: 'Camry', exact: true }).first()).toBeVisible();

    await panel(page).getByRole('button', { name: '导出', exact: true }).click();
    const exporting = dialog(page, '导出车型库');
    await expect(exporting.getByText(`当前筛选结果（${camry} 条）`)).toBeVisible();
    const arriving = page.waitForEvent('download');
    await exporting.getByRole('button', { name: '导出', exact: true }).click();
    const download = await arriving;
    expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
    const { sheets } = await readXlsx(new Uint8Array(await readFile(await download.path())));
    const [head = [], ...rows] = sheets[0]?.rows ?? [];
    const [year, make, model] = ['年款', '品牌', '车型'].map(label => head.indexOf(label));
    expect(rows.length).toBe(camry);
    expect(new Set(rows.map(row => `${String(row[make ?? 0])} ${String(row[model ?? 0])}`))).toEqual(new Set(['Toyota Camry']));
    const years = rows.map(row => Number(row[year ?? 0]));
    expect(years).toEqual([...years].sort((one, other) => one - other));
  });

  await test.step('the same file once more', async () => {
    await openVehicles(page);
    const before = await totalOf(page);
    const importing = await uploadAndCheck(page);
    await importing.getByRole('button', { name: '仍然上传' }).click();
    await expect(importing.getByText('没有需要写入的变更')).toBeVisible();
    await expect(count(importing, '新增')).toHaveText('0');
    await expect(count(importing, '变更')).toHaveText('0');
    await expect(count(importing, '相同')).toHaveText(grouped(file.rows));
    await importing.getByRole('button', { name: '取消导入' }).click();
    await openVehicles(page);
    await expectTotal(page, before);
  });
});
