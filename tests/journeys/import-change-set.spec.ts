import { expect, type Locator, type Page } from '@playwright/test';
import { callMain, dialog, openVehicles, panel, signIn, test } from './person.ts';

interface Vehicle {
  readonly id: number;
  readonly version: number;
  readonly model: string;
  readonly engine?: string;
}

/** Offers rows in the dialog of imports, and lets them be checked. */
async function offer(page: Page, name: string, rows: readonly string[]): Promise<Locator> {
  await openVehicles(page);
  await panel(page).getByRole('button', { name: '导入', exact: true }).click();
  const importing = dialog(page, '导入车型库');
  const buffer = Buffer.from(['year,make,model', ...rows].join('\n'));
  await importing.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await importing.getByRole('button', { name: '上传并校验' }).click();
  return importing;
}

/** Imports so many checked rows. */
async function run(importing: Locator, rows: number): Promise<void> {
  await expect(importing.getByText('校验通过，可以导入')).toBeVisible();
  await importing.getByRole('button', { name: `导入 ${rows} 行` }).click();
  await expect(importing.getByText('导入完成', { exact: true })).toBeVisible();
}

/** Takes the import in sight back. */
async function takeBack(importing: Locator): Promise<void> {
  await importing.getByRole('button', { name: '撤销本次导入' }).click();
  await importing.getByRole('button', { name: '确认撤销' }).click();
}

/** The vehicles of a make. */
async function vehiclesOf(page: Page, make: string): Promise<readonly Vehicle[]> {
  const filters = [{ field: 'make', op: 'eq', value: make }];
  const asked = { page: 'vehicleModel', filters, sort: [{ field: 'year' }], limit: 5 };
  return ((await callMain(page, '/item/vehicle_model/get_list', asked)).data as { rows: Vehicle[] }).rows;
}

test('errors are mended in the grid, the import runs, and is taken back as a whole; what was changed since an import stays when that is taken back, and is listed in words', async ({
  page,
}) => {
  await signIn(page, 'catalogeditor');

  await test.step('errors are mended in the grid, and the import is taken back as a whole', async () => {
    const importing = await offer(page, 'mend-me.csv', ['1990,Mendable,First', '1850,Mendable,Second', '1992,Mendable,Third']);
    const cell = importing.getByRole('textbox', { name: '第3行 年款' });
    await expect(cell).toHaveValue('1850');
    await expect(cell).toHaveAttribute('aria-invalid', 'true');
    await cell.fill('1991');
    await importing.getByRole('button', { name: '校验已修改的 1 行' }).click();
    await run(importing, 3);
    expect(await vehiclesOf(page, 'Mendable')).toHaveLength(3);
    await takeBack(importing);
    await expect(importing.getByText('已撤销', { exact: true })).toBeVisible();
    expect(await vehiclesOf(page, 'Mendable')).toEqual([]);
  });

  await test.step('what was changed since the import stays', async () => {
    const importing = await offer(page, 'revert-me.csv', ['1990,Reverted,Alone', '1991,Reverted,Touched']);
    await run(importing, 2);
    const { id, version } = (await vehiclesOf(page, 'Reverted')).find(({ model }) => model === 'Touched')!;
    const change = { page: 'vehicleModel', id, version, values: { engine: '2.0L' } };
    expect(await callMain(page, '/item/vehicle_model/update', change)).toMatchObject({ code: 200 });
    await takeBack(importing);
    await expect(importing.getByText('已撤销，部分记录保持不变')).toBeVisible();
    const stayed = importing.getByRole('row').filter({ hasText: '1991 Reverted Touched' });
    await expect(stayed).toContainText('导入后又被修改，保留现值');
    expect(await vehiclesOf(page, 'Reverted')).toMatchObject([{ model: 'Touched', engine: '2.0L' }]);
  });
});
