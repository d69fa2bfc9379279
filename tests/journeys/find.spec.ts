import { expect, type Page } from '@playwright/test';
import { dialog, field, openHome, panel, signIn, signOut, test } from './person.ts';

const box = (page: Page) => page.getByRole('combobox', { name: /^(查找页面、操作、编码|Find pages, actions, codes)$/ });

/** Opens the box by the keyboard and types. */
async function find(page: Page, typed: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await box(page).fill(typed);
}

test('by the keyboard alone: a brand is added, found again by its code, and the language switched; who may not list a page finds neither its records nor its actions', async ({
  page,
}) => {
  await signIn(page, 'catalogeditor');
  await openHome(page);

  await test.step('a brand is added', async () => {
    await find(page, 'xzpp');
    await expect(page.getByRole('option', { name: '新增品牌' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/basic\/brand/);
    for (const [label, value] of Object.entries({ 品牌编码: 'FIND-77', 中文名称: '寻得', 英文名称: 'Found it' }))
      await field(dialog(page), label).fill(value);
    await dialog(page).getByRole('button', { name: '保存', exact: true }).click();
    await expect(panel(page).getByText('FIND-77')).toBeVisible();
    await expect(page).not.toHaveURL(/open=/);
  });

  await test.step('it is found again by its code', async () => {
    await find(page, 'find-7');
    const group = page.getByRole('group', { name: '品牌' });
    await expect(group.getByRole('option', { name: 'FIND-77 寻得' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText('Found it').first()).toBeVisible();
    await expect(page).toHaveURL(/record=\d+/);
    await page.keyboard.press('Escape');
  });

  await test.step('the language is switched, which stands among what was chosen lately', async () => {
    await find(page, 'no such thing');
    await expect(page.getByText('没有匹配的页面、操作或编码')).toBeVisible();
    await box(page).fill('english');
    await page.keyboard.press('Enter');
    await find(page, '');
    await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option').first()).toHaveText(/Language: English/);
    const seen = page.getByRole('group', { name: 'Recently viewed' });
    await expect(seen.getByRole('option', { name: 'FIND-77' })).toHaveText('FIND-77Found it · Brand');
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveCount(0);
  });

  await test.step('who may not list brands finds neither the brand nor how to add one', async () => {
    await signOut(page);
    await signIn(page, 'cashier');
    await openHome(page);
    const answered = page.waitForResponse(reply => reply.url().includes('/master-data/find'));
    await find(page, 'find-7');
    await answered;
    const nothing = page.getByText(/^(没有匹配的页面、操作或编码|No page, action or code matches)$/);
    await expect(nothing).toBeVisible();
    await box(page).fill('xzpp');
    await expect(nothing).toBeVisible();
    await expect(page.getByRole('option')).toHaveCount(0);
  });
});
