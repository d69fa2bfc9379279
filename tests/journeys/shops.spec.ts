import { expect } from '@playwright/test';
import { callMain, dialog, panel, pressAction, signIn, test, tickFirstRow } from './person.ts';

test('a shop is authorised through the sandbox in a new tab, and the same callback is not taken twice; an API key is typed once and never shown', async ({
  page,
  context,
}) => {
  await signIn(page, 'sysadmin');

  await test.step('consent in a new tab', async () => {
    await page.goto('/admin/system/shopAuthorization');
    await panel(page).getByRole('searchbox').fill('AMZ-UK');
    await expect(panel(page).getByText('共 1 条')).toBeVisible();
    await tickFirstRow(page);
    const opening = context.waitForEvent('page');
    await pressAction(page, '授权');
    const platform = await opening;
    await expect(platform.getByRole('heading', { name: 'Amazon 沙箱 / sandbox' })).toBeVisible();
    const state = new URL(platform.url()).searchParams.get('state');
    await platform.getByLabel('卖家ID / Seller id').fill('A3GD6LCE0YV2UK');
    await platform.getByRole('button', { name: '同意 / Consent' }).click();
    await expect(panel(platform).getByRole('status').filter({ hasText: '授权' })).toHaveText('店铺AMZ-UK AxlePro UK授权成功，测试调用通过');
    await expect(platform).not.toHaveURL(/state=/);
    const again = await callMain(platform, '/item/store/callback', { state, code: 'x', sellerId: 'A3GD6LCE0YV2UK' });
    expect(again).toMatchObject({ reason: 'NONCE_USED' });
    await platform.close();
  });

  await test.step('an API key is typed once', async () => {
    await page.goto('/admin/system/shopAuthorization');
    await panel(page).getByRole('searchbox').fill('PG-US');
    await expect(panel(page).getByText('共 1 条')).toBeVisible();
    await tickFirstRow(page);
    await pressAction(page, '填写API密钥');
    const asking = dialog(page, /^填写API密钥/);
    await expect(asking.getByLabel(/^API密钥/)).toHaveAttribute('type', 'password');
    await asking.getByLabel(/^API密钥/).fill('pg-journey-key');
    await asking.getByRole('button', { name: '确定', exact: true }).click();
    await expect(asking).toBeHidden();
    await expect(panel(page).getByText('正常')).toBeVisible();
    await expect(page.getByText('pg-journey-key')).toHaveCount(0);
  });
});
