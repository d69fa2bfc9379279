import { expect } from '@playwright/test';
import { dialog, openVehicles, panel, signIn, test } from './person.ts';

test('a template is found, fetched and used from the page of import tasks, and what was wrong in a file is read there; several files chosen at once become tasks of their own', async ({
  page,
}) => {
  await signIn(page, 'catalogeditor');

  await test.step('a template is found and fetched', async () => {
    await page.goto('/admin/resourceCenter/importTask');
    await panel(page).getByRole('tab', { name: '模板', exact: true }).click();
    await panel(page).getByRole('searchbox', { name: '按页面或模板查找' }).fill('品牌');
    const file = page.waitForEvent('download');
    await panel(page).getByRole('button', { name: '下载“品牌”的 csv 模板' }).click();
    expect((await file).suggestedFilename()).toMatch(/\.csv$/);
  });

  await test.step('it is used, with two faults in one row', async () => {
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
  });

  await test.step('both faults are read, under the names of their columns', async () => {
    await page.goto('/admin/resourceCenter/importTask?tab=tab2');
    await expect(panel(page).getByRole('combobox', { name: '导入文件' })).toContainText('two-faults.csv');
    const errors = panel(page).getByRole('table', { name: '错误明细' });
    await expect(errors.getByRole('row', { name: /^2 品牌类型 no such kind/ })).toBeVisible();
    const long = errors.getByRole('row', { name: /^2 中文名称/ });
    await expect(long).toBeVisible();
    // however long a value is, its reason stays in sight
    await expect(long.getByRole('cell').last()).toBeInViewport({ ratio: 1 });
    const bad = page.waitForEvent('download');
    await panel(page).getByRole('button', { name: '下载错误文件' }).click();
    await bad;
  });

  await test.step('several files become tasks of their own; one of another kind is refused and holds up none', async () => {
    await openVehicles(page);
    await panel(page).getByRole('button', { name: '导入', exact: true }).click();
    const importing = dialog(page, '导入车型库');
    const file = (name: string) => ({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.from(`year,make,model\n2001,Several Files,${name} ${Date.now()}\n`),
    });
    await importing.locator('input[type=file]').setInputFiles(['first.csv', 'note.pdf', 'second.csv'].map(file));
    const chosen = importing.getByRole('list', { name: '选择的文件' });
    await expect(chosen.getByRole('listitem')).toHaveCount(3);
    await expect(chosen.getByText('只能导入 xlsx、csv 或制表符文本（txt、tsv）')).toBeVisible();
    await importing.getByRole('button', { name: '上传并校验 2 个文件' }).click();
    await expect(chosen.getByText('已排队', { exact: true })).toHaveCount(2);
    await importing.getByRole('button', { name: '导入任务', exact: true }).click();
    await expect(page.getByRole('tab', { name: '导入任务', selected: true })).toBeVisible();
    for (const name of ['first.csv', 'second.csv']) await expect(panel(page).getByRole('gridcell', { name }).first()).toBeVisible();
  });
});
