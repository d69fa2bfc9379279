import { expect } from '@playwright/test';
import { callMain, openVehicles, panel, signIn, test } from './person.ts';

test.describe('Rights', () => {
  test('[spec 2.10] a user without the right sees neither menu nor page nor data', async ({ page }) => {
    await signIn(page, 'qc');
    const menu = page.getByRole('navigation', { name: '菜单' });
    await expect(menu.getByRole('button', { name: '首页', exact: true })).toBeVisible();
    await expect(menu.getByText('车型库')).toHaveCount(0);

    await page.goto('/admin/basic/vehicleModel');
    await expect(page.getByRole('heading', { name: '无权限访问' })).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(0);

    const query = { filters: [], sort: [], limit: 10 };
    const target = { id: 1, version: 1 };
    const values = { market: 'US', year: 2020, make: 'Toyota', model: 'Never' };
    const calls = {
      get_list: query,
      get_count: query,
      get_values: { ...query, field: 'make' },
      add: { values },
      update: { ...target, values },
      del: { targets: [target] },
      enable: { targets: [target] },
      disable: { targets: [target] },
      merge_model: { targets: [target], input: { into: 'Camry' } },
      export: { ...query, section: 'basic', columns: ['make'], format: 'csv' },
    };
    for (const [call, body] of Object.entries(calls)) {
      const reply = await callMain(page, `/item/vehicle_model/${call}`, { page: 'vehicleModel', ...body });
      expect(reply.code, call).toBe(403);
      expect(JSON.stringify(reply.data ?? null), call).not.toContain('Toyota');
    }
  });

  test('an auditor reads and exports, and is offered nothing that changes', async ({ page }) => {
    await signIn(page, 'auditor');
    await openVehicles(page);
    const toolbar = panel(page);
    await expect(toolbar.getByRole('button', { name: '导出', exact: true })).toBeVisible();
    for (const name of ['新增', '编辑', '删除', '停用', '启用', '导入'])
      await expect(toolbar.getByRole('button', { name, exact: true })).toHaveCount(0);
    const reply = await callMain(page, '/item/vehicle_model/add', {
      page: 'vehicleModel',
      values: { market: 'US', year: 2020, make: 'Auditor', model: 'Never' },
    });
    expect(reply.code).toBe(403);
  });

  test('every signed-in user may open the download centre', async ({ page }) => {
    await signIn(page, 'cashier');
    await page.getByRole('button', { name: /^下载中心/ }).click();
    await expect(page).toHaveURL(/\/admin\/resourceCenter\/downList/);
    await expect(page.getByRole('tab', { name: '下载中心', selected: true })).toBeVisible();
  });
});
