import { expect } from '@playwright/test';
import { callMain, dialog, openVehicles, panel, signIn, test } from './person.ts';

const file = {
  name: 'mend-me.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('year,make,model\n1990,Mendable,First\n1850,Mendable,Second\n1992,Mendable,Third\n'),
};

test('errors are mended in the grid, the import runs, and is taken back as a whole', async ({ page }) => {
  const mended = async () =>
    (
      (
        await callMain(page, '/item/vehicle_model/get_count', {
          page: 'vehicleModel',
          filters: [{ field: 'make', op: 'eq', value: 'Mendable' }],
        })
      ).data as { total: number }
    ).total;
  await signIn(page, 'catalogeditor');
  await openVehicles(page);
  await panel(page).getByRole('button', { name: '导入', exact: true }).click();
  const importing = dialog(page, '导入车型库');
  await importing.locator('input[type=file]').setInputFiles(file);
  await importing.getByRole('button', { name: '上传并校验' }).click();
  const cell = importing.getByRole('textbox', { name: '第3行 年款' });
  await expect(cell).toHaveValue('1850');
  await expect(cell).toHaveAttribute('aria-invalid', 'true');
  await cell.fill('1991');
  await importing.getByRole('button', { name: '校验修改的 1 行' }).click();
  await expect(importing.getByText('校验通过，可以导入')).toBeVisible();
  await importing.getByRole('button', { name: '导入 3 行' }).click();
  await expect(importing.getByText('导入完成', { exact: true })).toBeVisible();
  expect(await mended()).toBe(3);

  await importing.getByRole('button', { name: '撤销本次导入' }).click();
  await importing.getByRole('button', { name: '确认撤销' }).click();
  await expect(importing.getByText('已撤销', { exact: true })).toBeVisible();
  expect(await mended()).toBe(0);
});

test('what was changed since an import stays when that is taken back, and is listed in words', async ({ page }) => {
  await signIn(page, 'superadmin');
  await openVehicles(page);
  await panel(page).getByRole('button', { name: '导入', exact: true }).click();
  const importing = dialog(page, '导入车型库');
  const rows = 'year,make,model\n1990,Reverted,Alone\n1991,Reverted,Touched\n';
  await importing.locator('input[type=file]').setInputFiles({ name: 'revert-me.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
  await importing.getByRole('button', { name: '上传并校验' }).click();
  await expect(importing.getByText('校验通过，可以导入')).toBeVisible();
  await importing.getByRole('button', { name: '导入 2 行' }).click();
  await expect(importing.getByText('导入完成', { exact: true })).toBeVisible();

  const filters = [{ field: 'make', op: 'eq', value: 'Reverted' }];
  const made = async () => {
    const { data } = await callMain(page, '/item/vehicle_model/get_list', {
      page: 'vehicleModel',
      filters,
      sort: [{ field: 'year' }],
      limit: 5,
    });
    return (data as { rows: { id: number; version: number; model: string; engine?: string }[] }).rows;
  };
  const { id, version } = (await made()).find(({ model }) => model === 'Touched')!;
  const values = { engine: '2.0L' };
  expect(await callMain(page, '/item/vehicle_model/update', { page: 'vehicleModel', id, version, values })).toMatchObject({ code: 200 });

  await importing.getByRole('button', { name: '撤销本次导入' }).click();
  await importing.getByRole('button', { name: '确认撤销' }).click();
  await expect(importing.getByText('已撤销，部分记录保持不变')).toBeVisible();
  const stayed = importing.getByRole('row').filter({ hasText: '1991 Reverted Touched' });
  await expect(stayed).toContainText('导入后又被修改，保留现值');
  expect(await made()).toMatchObject([{ model: 'Touched', engine: '2.0L' }]);
});
