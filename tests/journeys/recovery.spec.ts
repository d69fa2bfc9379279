import { expect } from '@playwright/test';
import { loud } from './loud.ts';
import { dialog, field, openVehicles, openHome, panel, signIn, signInHere, test } from './person.ts';

test('[spec 2.18] two hours without keyboard or mouse reload the app, and what was typed is still there; a window with unsaved work asks before it closes, and one without closes', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, 'catalogeditor');

  await test.step('two hours pass over a form', async () => {
    await openVehicles(page);
    await panel(page).getByRole('button', { name: '新增', exact: true }).click();
    await field(dialog(page), '车型').fill('Typed before the break');
    const reloaded = page.waitForEvent('load');
    await page.clock.fastForward('02:00:01');
    await reloaded;
    await expect(page.getByText('已恢复上次未保存的内容')).toBeVisible();
    await expect(field(dialog(page), '车型')).toHaveValue('Typed before the break');
  });

  await test.step('the window is closed', async () => {
    await field(dialog(page), '车型').press('End');
    await page.keyboard.type(' and not to be lost');
    const asked: string[] = [];
    page.on('dialog', question => {
      asked.push(question.type());
      void question.dismiss();
    });
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await expect(field(dialog(page), '车型')).toHaveValue('Typed before the break and not to be lost');

    await dialog(page).getByRole('button', { name: '取消', exact: true }).click();
    await dialog(page).getByRole('button', { name: '放弃', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
    expect(asked).toHaveLength(1);
  });
});

test('where the browser stores nothing, the app works all the same', async ({ page }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await page.goto('/login');
  await signInHere(page, 'catalogeditor');
  await expect(page.getByRole('navigation', { name: '菜单' })).toBeVisible();
  await openVehicles(page);
  await page.reload();
  await expect(page.getByRole('tab', { name: '车型库', selected: true })).toBeVisible();
});

// the browser reports what does not arrive in its console
loud(
  '[spec 8.19] a form whose network is lost says so and holds what was typed; with the network back it is saved once; a part of the app that fails to load is reported, and a reload fixes it',
  async ({ page }) => {
    await signIn(page, 'catalogeditor');
    await openHome(page);

    await test.step('a part of the app cannot be loaded', async () => {
      await page.route('**/static/js/async/**', route => route.abort());
      await page.getByRole('navigation', { name: '菜单' }).getByRole('button', { name: '基础数据', exact: true }).click();
      await page.getByRole('navigation', { name: '菜单' }).getByRole('button', { name: '替代与车型', exact: true }).click();
      await page.getByRole('navigation', { name: '菜单' }).getByRole('link', { name: '车型库', exact: true }).click();
      await expect(page.getByText('页面资源缺失，系统可能已更新，请刷新页面').first()).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
      await page.getByRole('button', { name: '刷新页面' }).first().click();
      await openVehicles(page);
    });

    await test.step('the network is lost over a list: what is there stays, and what was asked for comes when it is back', async () => {
      const navigation = page.getByRole('navigation', { name: '菜单' });
      const offline = page.getByRole('status').filter({ hasText: '网络已断开，恢复后自动继续' });
      const rows = panel(page).getByRole('gridcell', { name: 'Camry', exact: true });
      await page.goto('/admin/basic/vehicleModel?model=Camry');
      await expect(rows.first()).toBeVisible();
      await page.context().setOffline(true);
      await expect(offline).toBeVisible();
      await panel(page).getByRole('columnheader', { name: '年款', exact: true }).click();
      await expect(panel(page).getByText(/网络已断开，请检查网络连接/)).toBeVisible();
      await expect(rows.first()).toBeVisible();
      await page.context().setOffline(false);
      await expect(offline).toHaveCount(0);
      await expect(panel(page).getByText(/网络已断开/)).toHaveCount(0);
      await expect(page).toHaveURL(/sort=year/);
      await expect(rows.first()).toBeVisible();

      await page.context().setOffline(true);
      await navigation.getByRole('button', { name: '商品资料', exact: true }).click();
      await navigation.getByRole('link', { name: '品牌', exact: true }).click();
      await expect(offline).toBeVisible();
      await expect(rows.first()).toBeVisible();
      await expect(page.getByText('页面资源缺失')).toHaveCount(0);
      await page.context().setOffline(false);
      await expect(page).toHaveURL(/basic\/brand/);
      await expect(panel(page).getByRole('gridcell').first()).toBeVisible();
    });

    await test.step('the network is lost over a form', async () => {
      await page.goto('/admin/basic/brand');
      await panel(page).getByRole('button', { name: '新增', exact: true }).click();
      for (const [label, value] of Object.entries({ 品牌编码: 'OFFLINE', 中文名称: '断网', 英文名称: 'Off line' }))
        await field(dialog(page), label).fill(value);
      await page.context().setOffline(true);
      const save = dialog(page).getByRole('button', { name: '保存', exact: true });
      await save.click();
      await expect(
        dialog(page)
          .getByText(/未收到服务器的响应|网络/)
          .first(),
      ).toBeVisible();
      await expect(field(dialog(page), '中文名称')).toHaveValue('断网');
      await page.context().setOffline(false);
      await save.click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(panel(page).getByRole('gridcell', { name: 'OFFLINE', exact: true })).toHaveCount(1);
    });
  },
);
