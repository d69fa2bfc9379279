import { expect } from '@playwright/test';
import { demoPassword, signIn, test } from './person.ts';

test.describe('Pages outside the shell', () => {
  test('[spec 2.5] a link from a mail asks for the sign-in and leads back to the document’s page', async ({ page }) => {
    await page.goto('/samplingLog?samplingNo=SM26052000001');
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await page.getByLabel('账号', { exact: true }).fill('auditor');
    await page.getByLabel('密码', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page).toHaveURL(/\/samplingLog\?samplingNo=SM26052000001$/);
    await expect(page.getByRole('heading', { name: '单据不存在' })).toBeVisible();
    await expect(page).toHaveTitle(/^SM-260-520-00001 抽样日志/);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('tablist')).toHaveCount(0);
  });

  test('[spec 2.6, 2.7] say what is missing in the address, in the language that it asks for', async ({ page }) => {
    await signIn(page, 'auditor');
    await page.goto('/receiveReportForm?lang=en');
    await expect(page.getByRole('heading', { name: 'Missing parameter rrNo / batchNo' })).toBeVisible();
    await page.goto('/oaCheckDetail?flowId=a_b');
    await expect(page.getByRole('heading', { name: '参数flowId有误' })).toBeVisible();
  });

  test('a share token leaves the address at once and is told to nobody', async ({ page }) => {
    const token = 'A'.repeat(43);
    const told: string[] = [];
    page.on('request', request => {
      if (!request.isNavigationRequest()) told.push(`${request.url()} ${request.postData() ?? ''} ${request.headers()['referer'] ?? ''}`);
    });
    const reply = await page.goto(`/samplingLog?samplingNo=SM26052000001&t=${token}`);
    expect(reply?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    await expect(page).toHaveURL(/\/samplingLog\?samplingNo=SM26052000001$/);
    await expect(page.getByRole('heading', { name: '单据不存在' })).toBeVisible();
    expect(told.filter(each => each.includes(token))).toEqual([]);
  });
});
