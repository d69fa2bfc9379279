import { expect } from '@playwright/test';
import { dialog, field, openByMenu, signIn, test } from './person.ts';

test('[spec 4.12, 4.13] languages switch live, and tabs and what was typed stay; the language and the open tabs are there again after a reload', async ({
  page,
}) => {
  await signIn(page, 'catalogeditor');
  await openByMenu(page, '基础数据', '替代与车型', '车型库');

  await test.step('the language and the open tabs are there again after a reload', async () => {
    await page.getByRole('button', { name: 'English', exact: true }).click();
    await expect(page.getByRole('tab', { name: 'Vehicle model library', selected: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Vehicle model library', selected: true })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await page.getByRole('button', { name: '中文', exact: true }).click();
    await expect(page.getByRole('navigation', { name: '菜单' })).toBeVisible();
  });

  await test.step('languages switch live, and tabs and what was typed stay', async () => {
    await page.getByRole('button', { name: '新增', exact: true }).click();
    await field(dialog(page), '车型').fill('Half a word');
    await page.evaluate(() => ((globalThis as unknown as { mark: string }).mark = 'not reloaded'));

    await page.getByRole('button', { name: 'English', exact: true }).dispatchEvent('click');
    await expect(dialog(page).getByText('Add vehicle')).toBeVisible();
    await expect(field(dialog(page), 'Model')).toHaveValue('Half a word');
    await expect(page.getByRole('tab', { name: 'Vehicle model library', selected: true, includeHidden: true })).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.evaluate(() => (globalThis as unknown as { mark?: string }).mark)).toBe('not reloaded');
  });
});
