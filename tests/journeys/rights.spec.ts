import { expect } from '@playwright/test';
import { callMain, openVehicles, openHome, panel, signIn, signOut, test } from './person.ts';

const query = { filters: [], sort: [], limit: 10 };

test('[spec 2.10] people see the menus, pages and data that are theirs, and are offered nothing that they may not do', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: '菜单' });
  const denied = page.getByRole('heading', { name: '无权限访问' });

  await test.step('without the right there is neither menu nor page nor data', async () => {
    await signIn(page, 'qc');
    await openHome(page);
    await expect(menu.getByRole('button', { name: '首页', exact: true })).toBeVisible();
    await expect(menu.getByText('车型库')).toHaveCount(0);
    await page.goto('/admin/basic/vehicleModel');
    await expect(denied).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(0);

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

  await test.step('nor a log', async () => {
    await expect(menu.getByRole('button', { name: '日志', exact: true })).toHaveCount(0);
    for (const log of ['login_log', 'tracking_log']) {
      const reply = await callMain(page, `/base/${log}/get_list`, query);
      expect(reply.code, log).toBe(403);
      expect(reply.data ?? undefined, log).toBeUndefined();
    }
  });

  await test.step('a page of a section brings no question why others may do what they do', async () => {
    await signOut(page);
    await signIn(page, 'catalogeditor');
    await openHome(page);
    await expect(menu.getByRole('button', { name: '系统配置', exact: true })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^(查找页面、操作、编码|Find pages, actions, codes)$/ }).fill('用户权限查询');
    await expect(page.getByText('没有匹配的页面、操作或编码')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('who may neither list an entity nor read what refers to it sees no page of it and no lookup', async () => {
    await signOut(page);
    await signIn(page, 'cashier');
    await openHome(page);
    await expect(menu.getByText('品牌')).toHaveCount(0);
    await page.goto('/admin/basic/brand');
    await expect(denied).toBeVisible();
    expect(await callMain(page, '/base/brand/get_list', { ...query, limit: 1 })).toMatchObject({ code: 403 });
  });

  await test.step('everybody may open the download centre', async () => {
    await page.getByRole('button', { name: /^下载中心/ }).click();
    await expect(page).toHaveURL(/\/admin\/resourceCenter\/downList/);
    await expect(page.getByRole('tab', { name: '下载中心', selected: true })).toBeVisible();
  });

  await test.step('an auditor reads and exports, and is offered nothing that changes', async () => {
    await signOut(page);
    await signIn(page, 'auditor');
    await openVehicles(page);
    await expect(panel(page).getByRole('button', { name: '导出', exact: true })).toBeVisible();
    for (const name of ['新增', '编辑', '删除', '停用', '启用', '导入'])
      await expect(panel(page).getByRole('button', { name, exact: true })).toHaveCount(0);
    const values = { market: 'US', year: 2020, make: 'Auditor', model: 'Never' };
    expect(await callMain(page, '/item/vehicle_model/add', { page: 'vehicleModel', values })).toMatchObject({ code: 403 });
  });
});
