import { expect } from '@playwright/test';
import { callMain, dialog, expectTotal, panel, pressAction, signIn, test, tickFirstRow } from './person.ts';

test('a bulk action lists before it runs what it will refuse and why, retries the refused rows, and exports its results as a file', async ({
  page,
}) => {
  await signIn(page, 'catalogeditor');
  for (const code of ['AXLEPRO-J1', 'AXLEPRO-J2']) {
    const values = { code, name_zh: '批量删除', name_en: code, kind: 'own' };
    expect(await callMain(page, '/base/brand/add', { page: 'brand', values })).toMatchObject({ code: 200 });
  }
  await page.goto('/admin/basic/brand?q=AXLEPRO');
  await expectTotal(page, 3);
  await tickFirstRow(page);
  await panel(page)
    .getByRole('button', { name: /^选择全部/ })
    .click();
  await pressAction(page, '删除');
  // the brand that SKUs bear stays, the two others can go
  await expect(dialog(page).getByText('可以删除 2 条，共选 3 条。')).toBeVisible();
  await expect(dialog(page).getByRole('listitem').filter({ hasText: '已被引用，只能停用' })).toContainText('1');
  await expect(dialog(page).getByRole('row').filter({ hasText: 'AXLEPRO' })).toContainText('已被引用，只能停用');
  await dialog(page).getByRole('button', { name: '删除 2 条', exact: true }).click();
  await expect(dialog(page).getByText('删除：2 条成功，共 3 条。')).toBeVisible();
  await dialog(page).getByRole('button', { name: '结果文件 csv', exact: true }).click();
  await expect(page.getByText('结果文件已放入下载中心').first()).toBeVisible();
  await dialog(page).getByRole('button', { name: '重试失败的', exact: true }).click();
  await expect(dialog(page).getByText('所选 1 条都不能删除。')).toBeVisible();
  await dialog(page).getByRole('button', { name: '取消', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectTotal(page, 1);
});
