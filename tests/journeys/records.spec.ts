import { expect, type Page } from '@playwright/test';
import { expectTotal, openVehicles, panel, signIn, test } from './person.ts';

const make = 'Journey Motors';
const only = `?make=${encodeURIComponent(make)}`;

const tick = (page: Page) => panel(page).getByRole('row').filter({ hasText: make }).getByRole('checkbox').first().check({ force: true });
const press = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true }).click();
const agree = (page: Page, name: string) => page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name, exact: true }).click();

test('a vehicle is added, edited, disabled and deleted, and its history tells each step', async ({ page }) => {
  await signIn(page, 'catalogeditor');
  await openVehicles(page, only);
  await expectTotal(page, 0);

  await press(page, '新增');
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(form.getByText('品牌必填')).toBeVisible();
  await form.getByLabel('年款', { exact: true }).fill('2024');
  await form.getByLabel('品牌', { exact: true }).fill(make);
  await form.getByLabel('车型', { exact: true }).fill('One');
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(form).toBeHidden();
  await expectTotal(page, 1);

  await press(page, '新增');
  await form.getByLabel('年款', { exact: true }).fill('2024');
  await form.getByLabel('品牌', { exact: true }).fill(make.toUpperCase());
  await form.getByLabel('车型', { exact: true }).fill('ONE');
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(form.getByText(/已存在/).first()).toBeVisible();
  await form.getByRole('button', { name: '取消', exact: true }).click();
  await agree(page, '放弃');

  await tick(page);
  await press(page, '编辑');
  await form.getByLabel('发动机', { exact: true }).fill('2.5L L4');
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(panel(page).getByRole('gridcell', { name: '2.5L L4' })).toBeVisible();

  await tick(page);
  await press(page, '停用');
  await agree(page, '停用');
  await expect(panel(page).getByRole('gridcell', { name: '停用' })).toBeVisible();

  await panel(page).getByRole('gridcell', { name: 'One', exact: true }).dblclick();
  const detail = page.getByRole('dialog');
  await detail.getByRole('tab', { name: '修改历史' }).click();
  for (const step of ['新增', '修改', '停用']) await expect(detail.getByText(step, { exact: true }).first()).toBeVisible();
  await expect(detail.getByText('2.5L L4').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await tick(page);
  await press(page, '删除');
  await agree(page, '删除');
  await expectTotal(page, 0);
});
