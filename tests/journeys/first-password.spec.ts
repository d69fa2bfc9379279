import { expect } from '@playwright/test';
import { signIn, signOut, test } from './person.ts';

test('[N3] whoever comes with a password of the administrator sees nothing of the company until it is changed', async ({
  page,
  context,
}) => {
  await signIn(page, 'superadmin');
  const signature = (await context.cookies()).find(cookie => cookie.name === 'axle_signature')?.value ?? '';
  const account = `first${Date.now() % 100_000_000}`;
  const reply = await page.request.post('/api/uaa/user/save', {
    data: { account, nickname: '新同事', orgId: 1, lang: 'zh-cn', roles: ['catalogEditor'] },
    headers: { 'x-axle-key': 'axle-web-1', signature, lang: 'en' },
  });
  const { data } = (await reply.json()) as { data: { password: string } };
  await signOut(page);

  const asked: string[] = [];
  page.on('request', request => request.url().includes('/api/') && asked.push(new URL(request.url()).pathname));
  await page.getByLabel('账号', { exact: true }).fill(account);
  await page.getByLabel('密码', { exact: true }).fill(data.password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '修改密码' });
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('navigation', { name: '菜单' })).toBeHidden();
  expect(asked.filter(path => path.includes('get_'))).toEqual([]);

  await dialog.getByLabel('原密码').fill(data.password);
  await dialog.getByLabel('新密码', { exact: true }).fill('Fresh-brake-pads-7');
  await dialog.getByLabel(/再次|确认|重复/).fill('Fresh-brake-pads-7');
  await dialog.getByRole('button', { name: /修改/ }).click();
  await expect(page.getByRole('navigation', { name: '菜单' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.goto('/admin/basic/vehicleModel');
  await expect(page.getByRole('tabpanel').getByText(/^共 [\d,]+ 条$/)).toBeVisible();
});
