import { expect } from '@playwright/test';
// the browser itself reports a cut network in its console
import { loud as test } from './loud.ts';
import { callMain, signIn } from './person.ts';

test('bins are scanned with the keyboard alone: bad ones are reported, the last is undone, and none is lost or doubled over a network outage', async ({
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
    filters: [
      { field: 'checkedAt', op: 'notEmpty' },
      { field: 'binCode', op: 'startsWith', value: 'P-01' },
    ],
    sort: [{ field: 'binCode' }],
    limit: 10,
  });
  const checked = (data as { rows: { binCode: string }[] }).rows.map(row => row.binCode);
  expect(checked).toEqual(['P-01-01-1-1', 'P-01-01-2-1', 'P-01-02-1-1']);
});
