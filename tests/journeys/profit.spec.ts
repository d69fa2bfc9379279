import { expect } from '@playwright/test';
import { panel, signIn, test } from './person.ts';

test('the price of an estimate is moved, and the one that earns enough is taken', async ({ page }) => {
  await signIn(page, 'operator');
  await page.goto('/admin/basic/estimatedProfit');
  await panel(page).getByRole('tab', { name: '计算器' }).click();
  // estimates are found by the server, here by their site
  await panel(page).getByLabel('预估', { exact: true }).fill('AMZ-US');
  await page.getByRole('option').filter({ hasText: 'AMZ-US · FBA' }).first().click();
  const result = panel(page).getByRole('region', { name: '从售价到利润' });
  await expect(result.getByRole('application', { name: '从售价到利润' })).toContainText('货物成本');
  await expect(result).toContainText(/到岸成本 [\d.,]+ = 采购净价/);

  // what is offered reaches the margin that is wanted, and a lower price earns less
  await result.getByLabel('目标利润率 %').fill('30');
  await result.getByRole('button', { name: '目标售价: 设为售价' }).click();
  await expect(result).toContainText(/30\.\d\d%/);
  await result.getByRole('button', { name: '保本价: 设为售价' }).click();
  await expect(result).toContainText(/利润0\.0\d USD/);
  await result.getByLabel('目标利润率 %').fill('99');
  await expect(result).toContainText('无法达到');
});
