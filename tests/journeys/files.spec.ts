import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { dialog, panel, signIn, test } from './person.ts';

test('an export takes its columns in the order chosen, which a template keeps; the download centre says what it held, and ticked exports come home as one zip with a file of its own for each', async ({
  page,
}) => {
  await signIn(page, 'superadmin');
  await page.goto('/admin/basic/brand');
  const open = async () => {
    await panel(page).getByRole('button', { name: '导出', exact: true }).click();
    return dialog(page, '导出品牌');
  };
  const run = async (exporting: Locator) => {
    const arriving = page.waitForEvent('download');
    await exporting.getByRole('button', { name: '导出', exact: true }).click();
    const file = await readFile(await (await arriving).path());
    await expect(exporting).toBeHidden();
    return file;
  };
  const name = `品牌导出 ${Date.now()}`;

  const label = await test.step('columns are put in order, and kept as a template', async () => {
    const exporting = await open();
    await exporting.getByText('csv', { exact: true }).click();
    const second = exporting.getByRole('group', { name: '列' }).getByRole('listitem').nth(1);
    const chosen = await second.innerText();
    await second.getByRole('button', { name: /^上移/ }).click();
    await exporting.getByRole('button', { name: '另存为模板…' }).click();
    await exporting.getByLabel('模板名称').fill(name);
    await exporting.getByRole('button', { name: '保存', exact: true }).click();
    await expect(exporting.getByLabel('导出模板')).toHaveText(new RegExp(name));
    await exporting.getByRole('button', { name: '取消', exact: true }).last().click();
    return chosen;
  });

  await test.step('an export by the template has its columns', async () => {
    const exporting = await open();
    await exporting.getByLabel('导出模板').selectOption({ label: name });
    await expect(exporting.getByRole('radio', { name: 'csv' })).toBeChecked();
    const [head] = parse(await run(exporting), { bom: true }) as string[][];
    expect(head?.[0]).toBe(label);
  });

  await test.step('the download centre says what it held, and ticked exports come home as one zip', async () => {
    const exporting = await open();
    await exporting.getByText('xlsx', { exact: true }).click();
    await run(exporting);

    await page.goto('/admin/resourceCenter/downList');
    await expect(
      panel(page)
        .getByRole('gridcell', { name: new RegExp(`^${label}、`) })
        .first(),
    ).toBeVisible();
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
    expect(new Set(Object.keys(files).map(one => one.split('.').at(-1)))).toEqual(new Set(['csv', 'xlsx']));
  });
});
