import { expect, type Page } from '@playwright/test';
import { dialog, expectTotal, panel, signIn, signOut, test } from './person.ts';
import { askForPrice, colleague, soldSku } from './prices.ts';

/** Lets a super user say how many must approve another price. */
async function needForPrices(page: Page, people: string): Promise<void> {
  await page.goto('/admin/system/basicInfoApproval?tab=policies');
  await page.getByRole('row').filter({ hasText: '采购价' }).getByRole('button', { name: /修改/ }).click();
  await dialog(page).getByLabel('须通过人数').fill(people);
  await dialog(page).getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: '采购价' }).getByRole('cell', { name: people, exact: true })).toBeVisible();
}

/** Approves a request from the difference that it makes. */
async function approveLooking(page: Page, number: string): Promise<void> {
  await page.goto(`/admin/system/basicInfoApproval?requestNo=${number}`);
  await expectTotal(page, 1);
  await panel(page).getByText(number, { exact: true }).last().click();
  await dialog(page, number).getByRole('button', { name: '通过', exact: true }).click();
  await dialog(page, '通过').getByRole('button', { name: '通过', exact: true }).click();
}

test('two must approve: the first leaves it at 1/2 and says who is missing, the second puts it in force; the policies say who decides on which fields', async ({
  page,
  browser,
}) => {
  const boss = await colleague(browser, 'superadmin');
  await needForPrices(boss, '2');
  try {
    await signIn(page, 'catalogeditor');
    const { sku, price } = await soldSku(page, 42);
    const next = String(Math.round(Number(price) * 104) / 100);
    const number = await askForPrice(page, sku, next, '供应商六月调价');

    await test.step('the first leaves it at 1/2', async () => {
      const manager = await colleague(browser, 'purchasemanager');
      await approveLooking(manager, number);
      await expect(dialog(manager, number).getByText('1/2 已通过')).toBeVisible();
      await expect(dialog(manager, number).getByText('您已通过该申请')).toBeVisible();
      expect(Number((await soldSku(page, 42)).price)).toBe(Number(price));
      await manager.context().close();
    });

    await test.step('the second puts it in force', async () => {
      await approveLooking(boss, number);
      await expect(dialog(boss, number).getByRole('listitem').filter({ hasText: '通过' })).toHaveCount(2);
      expect(Number((await soldSku(page, 42)).price)).toBe(Number(next));
    });
  } finally {
    await needForPrices(boss, '1');
  }
  await boss.context().close();

  await test.step('an auditor reads who decides on which fields', async () => {
    await signOut(page);
    await signIn(page, 'auditor');
    await page.goto('/admin/system/basicInfoApproval?tab=policies');
    const table = page.getByRole('table', { name: '审批规则' });
    await expect(table.getByRole('row').filter({ hasText: '采购价' })).toContainText('采购经理');
    await expect(table.getByRole('row').filter({ hasText: '单箱数量' })).toContainText('2%');
    await expect(table.getByRole('row').filter({ hasText: '公司主体' })).toContainText('财务经理');
  });
});
