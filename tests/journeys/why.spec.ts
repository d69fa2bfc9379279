import { expect, type Page } from '@playwright/test';
import { dialog, openHome, panel, signIn, test } from './person.ts';

const command = async (page: Page, typed: string) => {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^(查找页面、操作、编码|Find pages, actions, codes)$/ }).fill(typed);
};

/** Picks in a box of the dialog by typing, with the keyboard alone. */
async function pick(page: Page, label: string, typed: string, option: string | RegExp): Promise<void> {
  const box = dialog(page).getByRole('combobox', { name: label });
  await box.click();
  await box.fill(typed);
  await expect(dialog(page).getByRole('option', { name: option })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
}

test('an administrator asks why a user may or may not, from anywhere and from the pages of the system section, and looks field by field at what the user sees', async ({
  page,
}) => {
  await signIn(page, 'sysadmin');
  await openHome(page);

  await test.step('why a user may or may not', async () => {
    await command(page, '用户权限查询');
    await expect(page.getByRole('option', { name: '用户权限查询' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await pick(page, '用户', '宋洁', '宋洁');
    const preview = dialog(page).getByRole('region', { name: /宋洁 看到的界面（只读预览/ });
    await expect(preview.getByRole('row', { name: /^品牌/ })).toContainText('导出');

    await pick(page, '页面、操作或字段', 'basic.brand.export', /品牌 · 导出/);
    await expect(dialog(page).getByText('可以：审计(只读)授予了操作“导出”（品牌）。')).toBeVisible();
    await expect(dialog(page).getByText('basic.brand.list ← 审计(只读)')).toBeVisible();

    await preview.getByRole('row', { name: /^品牌/ }).getByText('新增').click();
    await expect(dialog(page).getByText('不可以：宋洁能打开该页面，但没有任何角色授予操作“新增”（品牌）。')).toBeVisible();
    await expect(dialog(page).getByText('basic.brand.add ← 没有角色授予')).toBeVisible();
  });

  await test.step('pages of the system section lead to the same question', async () => {
    await page.goto('/admin/system/userFieldSetting');
    await page.getByRole('button', { name: '用户权限查询' }).click();
    await pick(page, '用户', '林晓雨', '林晓雨');
    await pick(page, '页面、操作或字段', 'userFieldSetting', '用户字段设置 userFieldSetting');
    await expect(dialog(page).getByText(/^不可以：林晓雨没有任何角色授予该页面的查看权限/)).toBeVisible();
  });

  await test.step('field by field', async () => {
    await page.goto('/admin/system/userFieldSetting?tab=preview');
    const preview = panel(page);
    await preview.getByRole('combobox', { name: '页面' }).selectOption({ label: '品牌' });
    const user = preview.getByRole('combobox', { name: '用户' });
    await user.click();
    await user.fill('宋洁');
    await expect(preview.getByRole('option', { name: '宋洁' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(preview.getByText(/^宋洁：显示 \d+ 个字段，可修改 \d+ 个；\d+ 个受限。$/)).toBeVisible();
    await expect(preview.getByRole('table', { name: '品牌' }).getByRole('row', { name: /nameZh/ })).toContainText('是');
  });
});
