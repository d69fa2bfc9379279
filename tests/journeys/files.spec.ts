import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { dialog, openVehicles, panel, signIn, test } from './person.ts';

test('several files chosen at once become import tasks of their own; one of another kind is refused and holds up none', async ({
  page,
}) => {
  await signIn(page, 'superadmin');
  await openVehicles(page);
  await panel(page).getByRole('button', { name: '导入', exact: true }).click();
  const importing = dialog(page, '导入车型库');
  const csv = (name: string) => ({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(`year,make,model\n2001,Several Files,${name} ${Date.now()}\n`),
  });
  await importing
    .locator('input[type=file]')
    .setInputFiles([csv('first.csv'), { ...csv('note.pdf'), name: 'note.pdf' }, csv('second.csv')]);
  const chosen = importing.getByRole('list', { name: '选择的文件' });
  await expect(chosen.getByRole('listitem')).toHaveCount(3);
  await expect(chosen.getByText('只能导入 xlsx、csv 或制表符文本（txt、tsv）')).toBeVisible();
  await importing.getByRole('button', { name: '上传并校验 2 个文件' }).click();
  await expect(chosen.getByText('已排队', { exact: true })).toHaveCount(2);
  await importing.getByRole('button', { name: '导入任务', exact: true }).click();
  await expect(page.getByRole('tab', { name: '导入任务', selected: true })).toBeVisible();
  for (const name of ['first.csv', 'second.csv']) await expect(panel(page).getByRole('gridcell', { name }).first()).toBeVisible();
});

test('an export takes its columns in the order chosen, which a template keeps; the download centre says what it held', async ({ page }) => {
  await signIn(page, 'superadmin');
  await page.goto('/admin/basic/brand');
  const open = async () => {
    await panel(page).getByRole('button', { name: '导出', exact: true }).click();
    return dialog(page, '导出品牌');
  };
  const exporting = await open();
  await exporting.getByText('csv', { exact: true }).click();
  const second = exporting.getByRole('group', { name: '列' }).getByRole('listitem').nth(1);
  const label = await second.innerText();
  await second.getByRole('button', { name: /^上移/ }).click();
  await exporting.getByRole('button', { name: '另存为模板…' }).click();
  const name = `品牌导出 ${Date.now()}`;
  await exporting.getByLabel('模板名称').fill(name);
  await exporting.getByRole('button', { name: '保存', exact: true }).click();
  await expect(exporting.getByLabel('导出模板')).toHaveText(new RegExp(name));
  await exporting.getByRole('button', { name: '取消', exact: true }).last().click();

  const again = await open();
  await again.getByLabel('导出模板').selectOption({ label: name });
  await expect(again.getByRole('radio', { name: 'csv' })).toBeChecked();
  const arriving = page.waitForEvent('download');
  await again.getByRole('button', { name: '导出', exact: true }).click();
  const [head] = parse(await readFile(await (await arriving).path()), { bom: true }) as string[][];
  expect(head?.[0]).toBe(label);

  await page.goto('/admin/resourceCenter/downList');
  await expect(
    panel(page)
      .getByRole('gridcell', { name: new RegExp(`^${label}、`) })
      .first(),
  ).toBeVisible();
});

test('ticked exports come home as one zip with a file of its own for each', async ({ page }) => {
  await signIn(page, 'superadmin');
  for (const format of ['csv', 'xlsx']) {
    await page.goto('/admin/basic/brand');
    await panel(page).getByRole('button', { name: '导出', exact: true }).click();
    const exporting = dialog(page, '导出品牌');
    await exporting.getByText(format, { exact: true }).click();
    const arriving = page.waitForEvent('download');
    await exporting.getByRole('button', { name: '导出', exact: true }).click();
    await arriving;
  }
  await page.goto('/admin/resourceCenter/downList');
  const zip = panel(page).getByRole('button', { name: '打包下载', exact: true });
  await expect(zip).toBeDisabled();
  const ticks = panel(page).getByRole('checkbox', { name: '选择该行' });
  await ticks.first().click();
  await ticks.nth(1).click();
  const arriving = page.waitForEvent('download');
  await zip.click();
  const file = await arriving;
  expect(file.suggestedFilename()).toMatch(/^导出文件-.*\.zip$/);
  const files = unzipSync(await readFile(await file.path()));
  expect(new Set(Object.keys(files).map(name => name.split('.').at(-1)))).toEqual(new Set(['csv', 'xlsx']));
});
