import { expect } from '@playwright/test';
import { loud as test } from './loud.ts';
import { signInHere } from './person.ts';

test('[spec 2.5, 2.6, 2.7] a link from a mail opens a document outside the shell: by a share token that is passed to nobody, or by the sign-in; an invalid link is explained', async ({
  page,
}) => {
  await test.step('a share token leaves the address at once and is passed to nobody', async () => {
    const token = 'A'.repeat(43);
    const sent: string[] = [];
    page.on('request', request => {
      if (!request.isNavigationRequest()) sent.push(`${request.url()} ${request.postData() ?? ''} ${request.headers()['referer'] ?? ''}`);
    });
    const reply = await page.goto(`/samplingLog?samplingNo=SM26052000001&t=${token}`);
    expect(reply?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    await expect(page).toHaveURL(/\/samplingLog\?samplingNo=SM26052000001$/);
    await expect(page.getByRole('heading', { name: '单据不存在' })).toBeVisible();
    expect(sent.filter(each => each.includes(token))).toEqual([]);
  });

  await test.step('without one the sign-in is asked for, and leads back to the document’s page', async () => {
    await page.goto('/samplingLog?samplingNo=SM26052000002');
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await signInHere(page, 'auditor');
    await expect(page).toHaveURL(/\/samplingLog\?samplingNo=SM26052000002$/);
    await expect(page.getByRole('heading', { name: '单据不存在' })).toBeVisible();
    await expect(page).toHaveTitle(/^SM-260-520-00002 抽样日志/);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('tablist')).toHaveCount(0);
  });

  await test.step('the log of a lot shows plan, draw, units and verdict, and that no entry was changed', async () => {
    await page.goto('/admin/qualityTesting/samplingDetail');
    await page
      .getByRole('checkbox', { name: /^选择该行/ })
      .first()
      .check({ force: true });
    await page.getByRole('button', { name: '抽样日志' }).click();
    await expect(page).toHaveURL(/\/samplingLog\?samplingNo=SM\d+$/);
    await expect(page.getByRole('heading', { name: '抽样方案' })).toBeVisible();
    await expect(page.getByText('同一种子重抽得到同样的单件')).toBeVisible();
    await page.getByRole('button', { name: '校验' }).click();
    await expect(page.getByText(/校验通过：\d+条记录均未改动/)).toBeVisible();
  });

  await test.step('what is missing or wrong in the address is said, in the language that it asks for', async () => {
    await page.goto('/receiveReportForm?lang=en');
    await expect(page.getByRole('heading', { name: 'Missing parameter rrNo / batchNo' })).toBeVisible();
    await page.goto('/oaCheckDetail?flowId=a_b');
    await expect(page.getByRole('heading', { name: '参数flowId有误' })).toBeVisible();
  });
});
