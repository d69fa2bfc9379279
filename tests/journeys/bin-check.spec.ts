// the browser itself tells the console of a cut network
import { expect, type Locator, test } from '@playwright/test';
import { callMain, dialog, expectTotal, pressAction, signIn, tickFirstRow } from './person.ts';

test('bins are scanned with the keyboard alone: bad ones told, the last taken back, and none lost or doubled over a cut of the network', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const heard = ((window as unknown as { heard: number[] }).heard = []) as number[];
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (this: OscillatorNode, at?: number) {
      heard.push(Math.round(this.frequency.value));
      start.call(this, at);
    };
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: number[] }).heard);
  await signIn(page, 'superadmin');
  await page.goto('/admin/basic/binCheck');
  const scan = async (code: string) => {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  };
  const count = (name: string) => page.locator('.ax-station-counts div', { hasText: name }).locator('dd');
  await expect(page.getByLabel('扫描库位标签')).toBeFocused();
  await scan('CN-SZ/P-01-01-1-1');
  await expect(count('已记录')).toHaveText('1');
  // one high tone for what counts, two low ones for what does not
  expect(await heard()).toEqual([1320]);
  await scan('NOWHERE');
  await expect(page.getByText('没有这个库位')).toBeVisible();
  expect(await heard()).toEqual([1320, 220, 180]);

  await context.setOffline(true);
  for (const place of ['01-2-1', '02-1-1', '02-2-1']) await scan(`CN-SZ/P-01-${place}`);
  await expect(count('待发送')).toHaveText('3');
  await context.setOffline(false);
  await expect(count('已记录')).toHaveText('4');
  await page.getByRole('button', { name: '撤销上一次' }).click();
  await expect(count('已记录')).toHaveText('3');

  const { data } = await callMain(page, '/wms/bin/get_list', {
    filters: [{ field: 'checkedAt', op: 'notEmpty' }],
    sort: [{ field: 'binCode' }],
    limit: 10,
  });
  const checked = (data as { rows: { binCode: string }[] }).rows.map(row => row.binCode);
  expect(checked).toEqual(['P-01-01-1-1', 'P-01-01-2-1', 'P-01-02-1-1']);
});

test('the scans and the prints of a bin stand in its timeline, a reprint with its reason, and can be looked at apart', async ({ page }) => {
  await signIn(page, 'superadmin');
  await page.goto('/admin/basic/binCheck');
  await expect(page.getByLabel('扫描库位标签')).toBeFocused();
  await page.keyboard.type('CN-SZ/P-01-01-1-1');
  await page.keyboard.press('Enter');
  await expect(page.locator('.ax-station-counts div', { hasText: '已记录' }).locator('dd')).toHaveText('1');

  const { data } = await callMain(page, '/wms/bin/get_list', {
    page: 'binManage',
    filters: [{ field: 'code', op: 'eq', value: 'CN-SZ/P-01-01-1-1' }],
    sort: [{ field: 'binCode' }],
    limit: 1,
  });
  const { id, warehouse } = (data as { rows: { id: number; warehouse: number }[] }).rows[0]!;
  await page.goto(`/admin/basic/binManage?binCode=P-01-01-1-1&warehouse=${warehouse}`);
  await expectTotal(page, 1);
  await tickFirstRow(page);
  await pressAction(page, '打印标签');
  const printing = dialog(page, /^打印标签/);
  const print = async () => {
    const arriving = page.waitForEvent('download');
    await printing.getByRole('button', { name: '打印', exact: true }).click();
    await arriving;
  };
  await print();
  await printing.getByRole('button', { name: '打印', exact: true }).click();
  await printing.getByLabel('补打原因').fill('标签被叉车刮坏');
  await print();
  await printing.getByRole('button', { name: '关闭', exact: true }).last().click();

  await page.goto(`/admin/basic/binManage?record=${id}`);
  const sheet = dialog(page);
  await sheet.getByRole('tab', { name: '动态' }).click();
  const entry = (words: string) => sheet.getByRole('listitem').filter({ hasText: words });
  await expect(entry('库位标签 60×40 v1 × 1')).toHaveCount(2);
  await expect(entry('补打原因：标签被叉车刮坏')).toHaveCount(1);
  await expect(entry('CN-SZ/P-01-01-1-1').first()).toBeVisible();
  const [scans, prints] = ['扫描', '打印'].map(name => sheet.getByRole('button', { name, exact: true })) as [Locator, Locator];
  await scans.click();
  await expect(entry('库位标签')).toHaveCount(0);
  await expect(entry('CN-SZ/P-01-01-1-1').first()).toBeVisible();
  await prints.click();
  await scans.click();
  await expect(entry('CN-SZ/P-01-01-1-1')).toHaveCount(0);
  await expect(entry('补打原因：标签被叉车刮坏')).toBeVisible();
});
