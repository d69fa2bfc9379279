import { expect } from '@playwright/test';
import { signInHere, signOut, test } from './person.ts';

const asked = '/admin/basic/vehicleModel?make=Toyota';

test('[spec 2.2, 2.8, 2.9, 4.3] a user sees what is wrong at the sign-in, comes to the page that was asked for, stays signed in as long as wished, and is out after signing out', async ({
  page,
  context,
}) => {
  const cookie = async () => (await context.cookies()).find(each => each.name === 'axle_signature');

  await test.step('a page that does not exist says so; one that does asks for the sign-in first', async () => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
    await page.goto(asked);
    await expect(page).toHaveURL(/\/login/);
  });

  await test.step('what is missing is asked for; a wrong password says nothing of whether the account exists', async () => {
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByText('请输入账号')).toBeVisible();
    await expect(page.getByText('请输入密码')).toBeVisible();
    const refusals: string[] = [];
    for (const account of ['catalogeditor', 'nobody-of-that-name']) {
      await page.goto(asked);
      await signInHere(page, account, 'not-the-password');
      const alert = page.getByRole('alert').filter({ hasText: /\S/ });
      await expect(alert).toBeVisible();
      refusals.push(await alert.innerText());
    }
    expect(refusals[0]).toBe(refusals[1]);
    await expect(page).toHaveURL(/\/login/);
  });

  await test.step('the sign-in leads to the page, and lasts as long as the browser is open', async () => {
    await signInHere(page, 'catalogeditor');
    await expect(page).toHaveURL(/\/admin\/basic\/vehicleModel\?make=Toyota/);
    await expect(page.getByRole('tab', { name: '车型库', selected: true })).toBeVisible();
    expect((await cookie())?.expires).toBe(-1);
    await page.goto('/admin/basic/noSuchPage');
    await expect(page.getByRole('heading', { name: /页面不存在|无权限访问/ })).toBeVisible();
  });

  await test.step('after signing out the signature opens nothing, and the way back leads to the login page', async () => {
    const signature = (await cookie())?.value ?? '';
    expect(signature.length).toBeGreaterThan(40);
    await signOut(page);
    expect(await cookie()).toBeUndefined();
    const reply = await page.request.post('/api/item/vehicle_model/get_count', {
      data: { filters: [] },
      headers: { 'x-axle-key': 'axle-web-1', signature, lang: 'en' },
    });
    expect(reply.status()).toBe(200);
    expect([9998, 9999]).toContain(((await reply.json()) as { code: number }).code);
    await page.goto('/admin/basic/vehicleModel');
    await expect(page).toHaveURL(/\/login/);
  });

  await test.step('a sign-in that is kept lasts 365 days', async () => {
    await page.getByLabel('记住登录').check({ force: true });
    await signInHere(page, 'auditor');
    await expect(page.getByRole('navigation', { name: '菜单' })).toBeVisible();
    const days = ((await cookie())?.expires ?? 0) / 86_400 - Date.now() / 86_400_000;
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThan(366);
  });
});
