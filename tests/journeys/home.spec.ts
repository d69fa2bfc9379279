import { expect, type Page } from '@playwright/test';
import { callMain, dialog, openHome, panel, signIn, signOut, test } from './person.ts';
import { violationsOf } from './violations.ts';

const block = (page: Page, name: string) => panel(page).getByRole('region', { name, exact: true });
const shown = (page: Page) => panel(page).getByRole('region');

test('a card of what waits opens its page with just those records; the workplace is arranged by keyboard, and stands so after a new sign-in', async ({
  page,
}) => {
  await signIn(page, 'purchasemanager');
  await openHome(page);

  await test.step('a card opens its page with just those records', async () => {
    const todo = block(page, '待办');
    const card = todo.getByRole('link', { name: /^到期的供应商档案/ });
    await expect(card).toContainText(/超期 \d+/);
    expect(await violationsOf(page)).toEqual([]);
    await card.click();
    await expect(page.getByRole('tab', { name: '供应商档案', selected: true })).toBeVisible();
    await expect(page).toHaveURL(/supplierFile\?.*expiryDate=between/);
    await expect(panel(page).getByText(/^到期日期: /)).toBeVisible();
    await expect(panel(page).getByRole('gridcell').first()).toBeVisible();

    await page.getByRole('tab', { name: '工作台' }).click();
    await todo.getByRole('link', { name: /^缺营业执照的供应商/ }).click();
    await expect(panel(page).getByRole('tab', { name: /^缺营业执照/, selected: true })).toBeVisible();
    await page.getByRole('tab', { name: '工作台' }).click();
  });

  const links = await test.step('the workplace is arranged by keyboard', async () => {
    await expect(shown(page).first()).toHaveAccessibleName('待办');
    await panel(page).getByRole('button', { name: '编辑布局' }).press('Enter');
    const messages = panel(page).getByRole('group', { name: '区块：消息' });
    const place = async () =>
      (
        await panel(page)
          .getByRole('group', { name: /^区块：/ })
          .allInnerTexts()
      ).findIndex(text => text.startsWith('消息'));
    await expect(messages).toBeVisible();
    await expect(panel(page).getByRole('button', { name: '前移：消息' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await messages.focus();
    for (let at = await place(); at > 0; at = await place()) {
      await page.keyboard.press('Alt+ArrowUp');
      await expect.poll(place).toBe(at - 1);
      await expect(messages).toBeFocused();
    }
    await panel(page).getByRole('button', { name: '隐藏：我的导出' }).press('Enter');
    await panel(page).getByRole('combobox', { name: '宽度：消息' }).selectOption('3 列');
    await panel(page)
      .getByRole('button', { name: /^移除快捷入口/ })
      .first()
      .press('Enter');
    await panel(page).getByRole('button', { name: '完成', exact: true }).press('Enter');
    await expect(shown(page).first()).toHaveAccessibleName('消息');
    return block(page, '快捷入口').getByRole('link').count();
  });

  await test.step('it stands so after a new sign-in, until it is set back', async () => {
    await signOut(page);
    await signIn(page, 'purchasemanager');
    await openHome(page);
    await expect(shown(page).first()).toHaveAccessibleName('消息');
    await expect(block(page, '我的导出')).toHaveCount(0);
    await expect(block(page, '快捷入口').getByRole('link')).toHaveCount(links);

    await panel(page).getByRole('button', { name: '编辑布局' }).click();
    await panel(page).getByRole('button', { name: '恢复默认' }).click();
    await dialog(page).getByRole('button', { name: '恢复默认' }).click();
    await panel(page).getByRole('button', { name: '完成', exact: true }).click();
    await expect(shown(page).first()).toHaveAccessibleName('待办');
  });
});

test('a message that is read on the workplace lowers the badge, and one that is deleted is gone', async ({ page, browser, baseURL }) => {
  await signIn(page, 'superadmin');
  await openHome(page);
  const found = await callMain(page, '/base/brand/get_list', { filters: [], sort: [], limit: 1 });
  const [brand] = (found.data as { readonly rows: readonly { readonly id: number }[] }).rows;
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' });
  const approver = await context.newPage();
  await signIn(approver, 'catalogapprover');
  await openHome(approver);
  const badge = approver.getByRole('button', { name: /^消息/ });
  const unread = async () => Number(/(\d+) 条未读/.exec((await badge.getAttribute('aria-label')) ?? '')?.[1] ?? 0);
  const messages = block(approver, '消息');
  await expect(messages.getByRole('listitem').first().or(messages.getByText('没有消息'))).toBeVisible();
  for (const text of ['@郑伟 看看这个', '@郑伟 还有这个'])
    expect(
      await callMain(page, '/master-data/comment/add', { page: 'brand', id: brand!.id, text, key: crypto.randomUUID() }),
    ).toMatchObject({
      code: 200,
    });
  await approver.reload();
  await expect(messages.getByRole('button', { name: /^标为已读/ }).nth(1)).toBeVisible();
  await expect(badge).toHaveAccessibleName(/条未读/);
  const before = await unread();

  await messages
    .getByRole('button', { name: /^标为已读/ })
    .first()
    .click();
  await expect.poll(unread).toBe(before - 1);
  await messages.getByText('未读', { exact: true }).click();
  await expect(messages.getByRole('button', { name: /^标为已读/ })).toHaveCount(Math.min(before - 1, 6));
  await messages.getByRole('button', { name: /^删除/ }).first().click();
  await expect.poll(unread).toBe(before - 2);
  await context.close();
});
