import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import { dialog, expectTotal, panel, pressAction, signIn, test, tickFirstRow, totalOf } from './person.ts';

test('a block of bins is made after its preview, and a label is printed for one of them; the scans and the prints of a bin stand in its timeline, a reprint with its reason, and can be looked at apart', async ({
  page,
}) => {
  const bin = 'K-02-03-4-2';
  await signIn(page, 'superadmin');

  await test.step('a block is made after its preview', async () => {
    await page.goto('/admin/basic/binManage');
    const before = await totalOf(page);
    await pressAction(page, '生成库位');
    const making = dialog(page, /^生成库位/);
    await making.getByLabel(/^库区/).fill('UK-BHM/K');
    await page.getByRole('option', { name: /UK-BHM\/K/ }).click();
    await making.getByLabel(/^巷道止/).fill('60');
    await making.getByLabel(/^货架止/).fill('60');
    await expect(making.getByText('一次最多生成20,000个库位，当前为28,800个')).toBeVisible();
    await making.getByLabel(/^巷道止/).fill('2');
    await making.getByLabel(/^货架止/).fill('3');
    await expect(making.getByText('∗-02-03-4-2')).toBeVisible();
    await expect(making.getByText('48', { exact: true })).toBeVisible();
    await making.getByRole('button', { name: '确定', exact: true }).click();
    await expect(making).toBeHidden();
    await expectTotal(page, before + 48);
  });

  await test.step('a label is printed for one of them, and again with a reason', async () => {
    await panel(page).getByRole('searchbox').fill(bin);
    await expectTotal(page, 1);
    await tickFirstRow(page);
    await pressAction(page, '打印标签');
    const printing = dialog(page, /^打印标签/);
    await expect(printing.getByRole('radio', { name: '库位标签 60×40' })).toBeChecked();
    const print = async () => {
      const arriving = page.waitForEvent('download');
      await printing.getByRole('button', { name: '打印', exact: true }).click();
      expect((await readFile(await (await arriving).path())).subarray(0, 5).toString()).toBe('%PDF-');
    };
    await print();
    await printing.getByRole('button', { name: '打印', exact: true }).click();
    await printing.getByLabel('补打原因').fill('标签被叉车刮坏');
    await print();
    await printing.getByRole('button', { name: '关闭', exact: true }).last().click();
  });

  await test.step('its label is scanned', async () => {
    await page.goto('/admin/basic/binCheck');
    await expect(page.getByLabel('扫描库位标签')).toBeFocused();
    await page.keyboard.type(`UK-BHM/${bin}`);
    await page.keyboard.press('Enter');
    await expect(page.locator('.ax-station-counts div', { hasText: '已记录' }).locator('dd')).toHaveText('1');
  });

  await test.step('its timeline shows both, together and separately', async () => {
    await page.goto(`/admin/basic/binManage?binCode=${bin}`);
    await expectTotal(page, 1);
    await panel(page).getByRole('gridcell', { name: bin }).first().dblclick();
    const sheet = dialog(page);
    await sheet.getByRole('tab', { name: '动态' }).click();
    const entry = (words: string) => sheet.getByRole('listitem').filter({ hasText: words });
    await expect(entry('库位标签 60×40 v1 × 1')).toHaveCount(2);
    await expect(entry('补打原因：标签被叉车刮坏')).toHaveCount(1);
    await expect(entry(`UK-BHM/${bin}`).first()).toBeVisible();
    const [scans, prints] = ['扫描', '打印'].map(name => sheet.getByRole('button', { name, exact: true })) as [Locator, Locator];
    await scans.click();
    await expect(entry('库位标签')).toHaveCount(0);
    await expect(entry(`UK-BHM/${bin}`).first()).toBeVisible();
    await prints.click();
    await scans.click();
    await expect(entry(`UK-BHM/${bin}`)).toHaveCount(0);
    await expect(entry('补打原因：标签被叉车刮坏')).toBeVisible();
  });
});
