import { expect } from '@playwright/test';
import { panel, signIn, test } from './person.ts';

test('a payment method tells the instalments of an amount, a deduction method its arithmetic', async ({ page }) => {
  await signIn(page, 'purchasemanager');
  await page.goto('/admin/basic/paymentMethod?tab=preview');
  const plan = panel(page).last();
  await plan.getByRole('combobox').selectOption({ label: 'TT304030 · 30%预付，40%发货前，30%到货月结30天' });
  await plan.getByRole('textbox', { name: '金额' }).fill('10,000.01');
  await plan.getByLabel('到货后日期').fill('2026-01-15');
  const last = plan.getByRole('row', { name: '到货后' });
  await expect(last).toContainText('2026-03-02');
  await expect(last).toContainText('3,000.00');
  await expect(plan.getByRole('row', { name: '发货前' })).toContainText('4,000.01');

  await page.goto('/admin/basic/deductionMethod?tab=tryIt');
  const tried = panel(page).last();
  await tried.getByRole('combobox').selectOption({ label: 'LATE-05 · 迟交每天0.5%，宽限3天，上限10%' });
  await tried.getByRole('textbox', { name: '金额' }).fill('20000');
  await tried.getByLabel('迟交天数').fill('9');
  await expect(tried.getByRole('status')).toContainText('600.00');
  await tried.getByLabel('迟交天数').fill('30');
  await expect(tried.getByRole('status')).toContainText('2,000.00');
});
