import { expect, type Page } from '@playwright/test';
import { demoPassword, dialog, field, openVehicles, openHome, panel, signIn, signInHere, signOut, test } from './person.ts';

/** The server forgets the page's sign-in, as an administrator makes it do; the page does not hear of it. */
async function endOnServer(page: Page): Promise<void> {
  const signature = (await page.context().cookies()).find(cookie => cookie.name === 'axle_signature')?.value ?? '';
  const reply = await page.request.post('/api/core/signin/logout', {
    data: {},
    headers: { 'x-axle-key': 'axle-web-1', signature, lang: 'zh-cn' },
  });
  expect(((await reply.json()) as { code: number }).code).toBe(0);
}

/** Stops the page's clock a minute ahead: from then on only the test moves it. */
async function standStill(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

test('[spec 4.6, 4.7, 4.8] a user whose session ends, by signing out in another tab or by the server, comes to the login page in time to read why, and what was typed comes back', async ({
  page,
  context,
}) => {
  await test.step('signing out in one tab of the browser signs out all of them', async () => {
    await signIn(page, 'auditor');
    await openHome(page);
    const other = await context.newPage();
    await other.goto('/admin/logs/loginLog');
    await expect(other.getByRole('tab', { name: '登录日志', selected: true })).toBeVisible();
    await signOut(page);
    await expect(other).toHaveURL(/\/login\?redirect=%2Fadmin%2Flogs%2FloginLog/);
    await signInHere(other, 'auditor');
    await expect(other.getByRole('tab', { name: '登录日志', selected: true })).toBeVisible();
    await signOut(other);
    await other.close();
  });

  await test.step('ended by the server, the office system’s refusal leads to the login page at once', async () => {
    await page.clock.install();
    await signIn(page, 'auditor');
    await openHome(page);
    await page.getByRole('button', { name: /^我的账号/ }).click();
    await page.getByRole('menuitem', { name: '修改密码' }).click();
    const asked = dialog(page, '修改密码');
    const inputs = asked.locator('input:visible');
    await inputs.nth(0).fill(demoPassword);
    await inputs.nth(1).fill('Another-One-2026');
    await inputs.nth(2).fill('Another-One-2026');
    // whatever waits would never come
    await standStill(page);
    await endOnServer(page);
    await inputs.nth(2).press('Enter');
    await page.waitForURL(/\/login\?redirect=/);
    await page.clock.resume();
  });

  await test.step('the main API’s message can be read for 1.5 s before the login page; what was typed comes back', async () => {
    await signIn(page, 'catalogeditor');
    await openVehicles(page);
    await panel(page).getByRole('button', { name: '新增', exact: true }).click();
    await field(dialog(page), '车型').fill('Typed before the end');
    await dialog(page).getByRole('button', { name: '保存' }).press('Control+Enter');
    const typed = dialog(page);
    await field(typed, '年款').fill('2020');
    await field(typed, '品牌').fill('Journeys');
    await standStill(page);
    await endOnServer(page);
    await typed.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('登录已失效，请重新登录').first()).toBeVisible();
    await page.clock.runFor(1_400);
    await expect(page).toHaveURL(/\/admin\/basic\/vehicleModel/);
    await page.clock.runFor(100);
    await page.waitForURL(/\/login\?redirect=/);
    await page.clock.resume();

    await signInHere(page, 'catalogeditor');
    await expect(page.getByText('已恢复上次未保存的内容')).toBeVisible();
    await expect(field(dialog(page), '车型')).toHaveValue('Typed before the end');
  });
});
