import { expect, type Page } from '@playwright/test';
import { dialog, expectTotal, openVehicles, openHome, panel, signIn, signOut, test } from './person.ts';

const make = 'Messenger Motors';
const file = Buffer.from(
  `year,make,model\n${Array.from({ length: 2_100 }, (_, index) => `${1990 + (index % 30)},${make},Model ${Math.floor(index / 30)}`).join('\n')}\n`,
);

const bell = (page: Page) => page.getByRole('button', { name: /^(消息|Messages)/ });

async function importVehicles(page: Page): Promise<void> {
  await openVehicles(page);
  await panel(page).getByRole('button', { name: '导入', exact: true }).click();
  const importing = dialog(page, '导入车型库');
  await importing.locator('input[type=file]').setInputFiles({ name: 'messenger.csv', mimeType: 'text/csv', buffer: file });
  await importing.getByRole('button', { name: '上传并校验' }).click();
  await importing.getByRole('button', { name: /^导入 2,?100 行$/ }).click();
  await expect(importing.getByText('导入完成', { exact: true })).toBeVisible();
  await importing.getByRole('button', { name: '关闭', exact: true }).last().click();
}

async function emptyInbox(page: Page): Promise<void> {
  await bell(page).click();
  const inbox = dialog(page, '消息');
  await expect(inbox.getByRole('listitem').first().or(inbox.getByText('没有消息'))).toBeVisible();
  if ((await inbox.getByRole('listitem').count()) > 0) {
    await inbox.getByRole('button', { name: '全部删除' }).click();
    const sure = dialog(page).filter({ hasText: '收件箱中的消息将全部删除' });
    await sure.getByRole('button', { name: '全部删除', exact: true }).click();
    await expect(inbox.getByText('没有消息')).toBeVisible();
  }
  await page.keyboard.press('Escape');
}

async function exportVehicles(page: Page): Promise<void> {
  await openVehicles(page, `?make=${encodeURIComponent(make)}`);
  await expectTotal(page, 2_100);
  await panel(page).getByRole('button', { name: '导出', exact: true }).click();
  const exporting = dialog(page, '导出车型库');
  await exporting.getByText('csv', { exact: true }).click();
  await exporting.getByRole('button', { name: '导出', exact: true }).click();
  await expect(page.getByText(/导出已排队/)).toBeVisible();
}

test('an export that is ready is announced, opens in the download centre, is read with it, and is nobody else’s', async ({ page }) => {
  await signIn(page, 'superadmin');
  await openHome(page);
  await emptyInbox(page);
  await importVehicles(page);
  await exportVehicles(page);
  await expect(page.getByRole('status').getByText(/^导出完成：/)).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName(/^消息，\d+ 条未读$/);

  await bell(page).focus();
  await page.keyboard.press('Enter');
  const inbox = dialog(page, '消息');
  await inbox.getByRole('radio', { name: /^未读/ }).click();
  const ready = inbox.getByRole('link', { name: /^导出完成：/ });
  await expect(ready).toHaveCount(1);
  await expect(inbox.getByRole('link', { name: '导入完成：messenger.csv' })).toBeVisible();
  await ready.focus();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('tab', { name: '下载中心', selected: true })).toBeVisible();
  await expect(page).toHaveURL(/\/downList\?.*record=\d+/);
  await expect(dialog(page).getByText('已完成').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await bell(page).click();
  await inbox.getByRole('radio', { name: /^未读/ }).click();
  await expect(inbox.getByRole('link', { name: '导入完成：messenger.csv' })).toBeVisible();
  await expect(ready).toHaveCount(0);
  await inbox.getByRole('button', { name: '全部已读' }).click();
  await expect(inbox.getByText('没有未读消息')).toBeVisible();
  await inbox.getByRole('radio', { name: '全部' }).click();
  await inbox.getByRole('button', { name: /^删除: 导入完成/ }).click();
  await expect(inbox.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(bell(page)).toHaveAccessibleName('消息');
  await signOut(page);

  await signIn(page, 'catalogeditor');
  await openHome(page);
  await bell(page).click();
  const other = dialog(page, '消息');
  await expect(other.getByRole('listitem').first().or(other.getByText('没有消息'))).toBeVisible();
  await expect(other.getByRole('link', { name: '导入完成：messenger.csv' })).toHaveCount(0);
});
