import { expect } from '@playwright/test';
import { signIn, signInHere, signOut, test } from './person.ts';

test.describe('Signing in', () => {
  test('sign-in refuses a wrong password in words, and says nothing of whether the account exists', async ({ page }) => {
    const refusals: string[] = [];
    for (const account of ['catalogeditor', 'nobody-of-that-name']) {
      await page.goto('/login');
      await page.getByLabel('账号', { exact: true }).fill(account);
      await page.getByLabel('密码', { exact: true }).fill('not-the-password');
      await page.getByRole('button', { name: '登录', exact: true }).click();
      const alert = page.getByRole('alert').filter({ hasText: /\S/ });
      await expect(alert).toBeVisible();
      refusals.push(await alert.innerText());
    }
    expect(refusals[0]).toBe(refusals[1]);
    await expect(page).toHaveURL(/\/login/);
  });

  test('[spec 2.2] sign-in asks for what is missing', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByText('请输入账号')).toBeVisible();
    await expect(page.getByText('请输入密码')).toBeVisible();
  });

  test('[spec 2.9] an address inside asks for the sign-in first, and leads there afterwards', async ({ page }) => {
    await page.goto('/admin/basic/vehicleModel?make=Toyota');
    await expect(page).toHaveURL(/\/login/);
    await page.getByLabel('账号', { exact: true }).fill('catalogeditor');
    await page.getByLabel('密码', { exact: true }).fill('Axle-demo-2026');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/basic\/vehicleModel\?make=Toyota/);
    await expect(page.getByRole('tab', { name: '车型库', selected: true })).toBeVisible();
  });

  test('[spec 4.3] a sign-in that is kept lasts 365 days, another one as long as the browser is open', async ({ page, context }) => {
    const expiry = async () => (await context.cookies()).find(cookie => cookie.name === 'axle_signature')?.expires;
    await page.goto('/login');
    await signInHere(page, 'auditor');
    await expect(page.getByRole('navigation', { name: '菜单' })).toBeVisible();
    expect(await expiry()).toBe(-1);
    await signOut(page);
    expect(await expiry()).toBeUndefined();

    await page.getByLabel('账号', { exact: true }).fill('auditor');
    await page.getByLabel('密码', { exact: true }).fill('Axle-demo-2026');
    await page.getByLabel('记住登录').check({ force: true });
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByRole('navigation', { name: '菜单' })).toBeVisible();
    const days = ((await expiry()) ?? 0) / 86_400 - Date.now() / 86_400_000;
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThan(366);
  });

  test('after signing out the signature opens nothing, and the way back leads to the login page', async ({ page, context }) => {
    await signIn(page, 'catalogeditor');
    const signature = (await context.cookies()).find(cookie => cookie.name === 'axle_signature')?.value ?? '';
    expect(signature.length).toBeGreaterThan(40);
    await signOut(page);
    const reply = await page.request.post('/api/item/vehicle_model/get_count', {
      data: { filters: [] },
      headers: { 'x-axle-key': 'axle-web-1', signature, lang: 'en' },
    });
    expect(reply.status()).toBe(200);
    expect([9998, 9999]).toContain(((await reply.json()) as { code: number }).code);
    await page.goto('/admin/basic/vehicleModel');
    await expect(page).toHaveURL(/\/login/);
  });

  test('[spec 2.8] a page that does not exist says so, signed in or not', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
    await signIn(page, 'catalogeditor');
    await page.goto('/admin/basic/noSuchPage');
    await expect(page.getByRole('heading', { name: /页面不存在|无权限访问/ })).toBeVisible();
  });
});
