import { expect } from '@playwright/test';
import { dayFromNow } from '../support/day-from-now.ts';
import { dialog, expectTotal, field, panel, signIn, test } from './person.ts';
import { askForPrice, colleague, soldSku } from './prices.ts';

const letter = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

test('while the approver is away the deputy sees the request with its letter, and signs in the approver’s name', async ({
  page,
  browser,
}) => {
  const manager = await colleague(browser, 'purchasemanager');
  await manager.goto('/admin/system/basicInfoApproval?tab=policies');
  const deputies = manager.getByRole('region', { name: '代理审批' });
  await deputies.getByLabel('我的代理人').selectOption({ label: '黄涛' });
  const lastDay = dayFromNow(3);
  for (const [label, day] of [
    ['开始日期', dayFromNow(0)],
    ['结束日期', lastDay],
  ] as const) {
    await field(deputies, label).fill(day);
    await field(deputies, label).press('Enter');
  }
  await deputies.getByLabel('备注').fill('年假');
  await deputies.getByRole('button', { name: '指定代理' }).click();
  const named = deputies.getByRole('row').filter({ hasText: '年假' });
  await expect(named).toContainText(lastDay);

  await signIn(page, 'catalogeditor');
  const { sku, price } = await soldSku(page, 43);
  const next = String(Math.round(Number(price) * 107) / 100);
  const number = await askForPrice(page, sku, next, '供应商七月调价函');
  await page.getByRole('button', { name: '添加附件' }).click();
  const files = dialog(page).getByRole('region', { name: '附件' });
  await files.locator('input[type=file]').setInputFiles({ name: '调价函.pdf', mimeType: 'application/pdf', buffer: letter });
  await expect(files.getByRole('button', { name: '预览 调价函.pdf' })).toBeVisible();

  const deputy = await colleague(browser, 'planmanager');
  await deputy.goto(`/admin/system/basicInfoApproval?requestNo=${number}`);
  await expectTotal(deputy, 1);
  await panel(deputy).getByText(number, { exact: true }).last().click();
  const request = dialog(deputy, number);
  await expect(request.getByText('供应商七月调价函')).toBeVisible();
  await request.getByRole('tab', { name: '附件' }).click();
  await expect(request.getByRole('button', { name: '预览 调价函.pdf' })).toBeVisible();
  await request.getByRole('tab').first().click();
  await request.getByRole('button', { name: '通过', exact: true }).click();
  await dialog(deputy, '通过').getByRole('button', { name: '通过', exact: true }).click();
  await expect(request.getByText('黄涛（代赵倩）')).toBeVisible();
  expect(Number((await soldSku(page, 43)).price)).toBe(Number(next));
  await deputy.context().close();

  await named.getByRole('button', { name: '结束' }).click();
  await expect(manager.getByText('代理已结束').first()).toBeVisible();
  await expect(named).toHaveCount(0);
  await manager.context().close();
});
