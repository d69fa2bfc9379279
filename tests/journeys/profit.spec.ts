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
  await expect(result).toContainText(/到仓成本 [\d.,]+ = 采购净价/);

  // what is offered reaches the margin that is wanted, and a lower price earns less
  await result.getByLabel('目标利润率 %').fill('30');
  await result.getByRole('button', { name: '目标售价: 设为售价' }).click();
  await expect(result).toContainText(/30\.\d\d%/);
  await result.getByRole('button', { name: '保本价: 设为售价' }).click();
  await expect(result).toContainText(/利润0\.0\d USD/);
  await result.getByLabel('目标利润率 %').fill('99');
  await expect(result).toContainText('达不到');
});

test('a parcel is tried on the rules of channels: quoted, and why others are not taken', async ({ page }) => {
  await signIn(page, 'logistics');
  await page.goto('/admin/basic/channelAutoRule');
  const rules = panel(page).getByRole('table', { name: '渠道自动规则' });
  await expect(rules.getByRole('row').filter({ hasText: '兜底比价' })).toContainText('最便宜');
  await panel(page).getByRole('tab', { name: '试算' }).click();
  await panel(page).getByLabel('规则表').selectOption({ label: '当日生效的版本' });
  const fill = (label: string, value: string) => panel(page).getByLabel(label, { exact: true }).fill(value);
  await fill('发货仓', 'US-W');
  await fill('收件邮编', '10001');
  for (const [label, value] of [
    ['长', '120'],
    ['宽', '25'],
    ['高', '20'],
    ['毛重', '8'],
  ] as const)
    await fill(label, value);
  const result = panel(page).getByRole('region', { name: '结果' });
  await expect(result).toContainText('兜底比价');
  await expect(result.getByRole('row').filter({ hasText: 'FEDEX-HD' })).toContainText('采用');
  await expect(result.getByRole('row').filter({ hasText: 'UPS-GROUND' })).toContainText('可用');
  // a PO box is a matter of the post alone
  await panel(page).getByLabel('邮政信箱').selectOption({ label: '是' });
  await expect(result).toContainText('邮政信箱');
  await expect(result).toContainText('USPS-GA');
});
