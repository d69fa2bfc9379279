import { expect, type Page } from '@playwright/test';
import { dialog, expectTotal, panel, signIn, signOut, test, tickFirstRow } from './person.ts';
import { askForPrice, colleague, soldSku } from './prices.ts';

const press = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true }).click();

test('a price waits for a second person at another browser; two who decide at once decide it once; who asked cannot decide, not even a super user; a rejection says why and can be asked for again', async ({
  page,
  browser,
}) => {
  const manager = await colleague(browser, 'purchasemanager');
  const second = await colleague(browser, 'superadmin');

  await test.step('two decide at once on the price that an editor asks for: it is decided once', async () => {
    await signIn(page, 'catalogeditor');
    const { sku, price } = await soldSku(page, 40);
    const next = String(Math.round(Number(price) * 108) / 100);
    const number = await askForPrice(page, sku, next, '供应商五月调价');
    await expect(panel(page).getByText(next, { exact: true })).toHaveCount(0);

    for (const person of [manager, second]) {
      await person.goto(`/admin/system/basicInfoApproval?requestNo=${number}`);
      await expectTotal(person, 1);
      await tickFirstRow(person);
      await press(person, '通过');
      await expect(dialog(person).getByText(/新值立即生效/)).toBeVisible();
    }
    await dialog(manager).getByRole('button', { name: '通过', exact: true }).click();
    await expect(
      manager
        .getByText('通过：1 条成功')
        .or(manager.getByText(/通过.*1/))
        .first(),
    ).toBeVisible();
    await dialog(second).getByRole('button', { name: '通过', exact: true }).click();
    await expect(second.getByText('该申请已处理').first()).toBeVisible();

    await page.goto(`/admin/basic/skuList?sku=${sku}`);
    await expectTotal(page, 1);
    expect(Number((await soldSku(page, 40)).price)).toBe(Number(next));
    await second.context().close();
    await signOut(page);
  });

  await signIn(page, 'superadmin');
  const { sku, price } = await soldSku(page, 41);
  const number = await askForPrice(page, sku, String(Number(price) + 10), '成本上涨较多');

  await test.step('who asked cannot decide, not even a super user', async () => {
    await page.goto(`/admin/system/basicInfoApproval?requestNo=${number}&tab=all`);
    await expectTotal(page, 1);
    await tickFirstRow(page);
    await expect(panel(page).getByRole('button', { name: '通过', exact: true })).toBeDisabled();
    await panel(page).getByText(number, { exact: true }).last().click();
    await expect(dialog(page).getByText('不能审批自己提交的申请')).toBeVisible();
  });

  await test.step('another person reads the reason and rejects with their own', async () => {
    await manager.goto(`/admin/system/basicInfoApproval?requestNo=${number}`);
    await expectTotal(manager, 1);
    await panel(manager).getByText(number, { exact: true }).last().click();
    await expect(dialog(manager).getByText('成本上涨较多')).toBeVisible();
    await manager.keyboard.press('Escape');
    await expect(manager.getByRole('dialog')).toHaveCount(0);
    await tickFirstRow(manager);
    await press(manager, '驳回');
    await dialog(manager, '驳回').getByRole('textbox').fill('涨幅过大，请再议');
    await dialog(manager, '驳回').getByRole('button', { name: '确定', exact: true }).click();
    await expectTotal(manager, 0);
    await manager.context().close();
  });

  await test.step('what was rejected is asked for again', async () => {
    await page.goto(`/admin/system/basicInfoApproval?requestNo=${number}&tab=mine`);
    await expectTotal(page, 1);
    await tickFirstRow(page);
    await press(page, '重新提交');
    await page.goto('/admin/system/basicInfoApproval?tab=mine');
    await expect(panel(page).getByText('成本上涨较多').nth(1)).toBeVisible();
  });
});
