import { expect } from '@playwright/test';
import { dialog, panel, signIn, test } from './person.ts';

test('a template is found, fetched and used from the page of import tasks, and what was wrong in a file is read there', async ({
  page,
}) => {
  await signIn(page, 'catalogeditor');
  await page.goto('/admin/resourceCenter/importTask');
  await panel(page).getByRole('tab', { name: '模板', exact: true }).click();
  await panel(page).getByRole('searchbox', { name: '按页面或模板查找' }).fill('品牌');
  const file = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: '下载“品牌”的 csv 模板' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.csv$/);

  await panel(page).getByRole('link', { name: '导入品牌', exact: true }).press('Enter');
  const importing = dialog(page, '导入品牌');
  await importing.locator('input[type=file]').setInputFiles({
    name: 'two-faults.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`品牌编码,中文名称,英文名称,品牌类型\nJRN-TASK,${'长'.repeat(101)},Journey,no such kind\n`),
  });
  await importing.getByRole('button', { name: '上传并校验' }).click();
  // once it is checked, it is asked whether to go on
  await expect(importing.getByRole('button', { name: '导入 0 行' })).toBeVisible();
  await page.keyboard.press('Escape');

  // both faults of the one row, under the names of its columns
  await page.goto('/admin/resourceCenter/importTask?tab=tab2');
  await expect(panel(page).getByRole('combobox', { name: '导入文件' })).toContainText('two-faults.csv');
  const errors = panel(page).getByRole('table', { name: '错误明细' });
  await expect(errors.getByRole('row', { name: /^2 品牌类型 no such kind/ })).toBeVisible();
  await expect(errors.getByRole('row', { name: /^2 中文名称/ })).toBeVisible();
  // however long a value is, its reason stays in sight
  await expect(
    errors
      .getByRole('row', { name: /^2 中文名称/ })
      .getByRole('cell')
      .last(),
  ).toBeInViewport({ ratio: 1 });
  const bad = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: '下载错误文件' }).click();
  await bad;
});
