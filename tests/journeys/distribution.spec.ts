import { expect, type Page } from '@playwright/test';
import { dialog, expectTotal, panel, pressAction, signIn, signOut, test } from './person.ts';

const note = '美东与欧洲补货，待与仓库确认';

/** Opens the list with one plan as it stands, and ticks it: once it is led on, it is gone from there. */
async function tick(page: Page, plan: string, state: string): Promise<void> {
  await page.goto(`/admin/delivery/distributionPlan?planNo=${plan}&state=${state}`);
  await expectTotal(page, 1);
  await panel(page)
    .getByRole('checkbox', { name: /^选择该行/ })
    .first()
    .click();
}

test('a plan is suggested, changed with a reason, approved by another person, and released once though it is clicked twice', async ({
  page,
}) => {
  await signIn(page, 'planner');
  await page.goto(`/admin/delivery/distributionPlan?q=${encodeURIComponent(note)}`);
  const plan = await panel(page)
    .getByRole('gridcell', { name: /^DN-\d{3}-\d{3}-\d{5}$/ })
    .first()
    .innerText();
  await panel(page)
    .getByRole('checkbox', { name: /^选择该行/ })
    .first()
    .click();
  await pressAction(page, '建议');
  await dialog(page, '建议').getByRole('button', { name: '建议' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto(`/admin/delivery/distributionPlanDetail?tab=matrix&with.plan=${plan}`);
  const cells = panel(page).getByRole('textbox', { name: /的箱数$/ });
  await expect(cells.first()).toBeVisible();
  const values = await cells.evaluateAll(inputs => inputs.map(input => Number((input as HTMLInputElement).value)));
  const at = values.findIndex(cartons => cartons > 1);
  const label = (await cells.nth(at).getAttribute('aria-label')) ?? '';
  const cell = panel(page).getByRole('textbox', { name: label });
  await cell.fill('9999');
  await cell.press('Enter');
  await expect(panel(page).getByText(/^超出可分货数量/)).toBeVisible();
  await cell.fill(String(values[at]! - 1));
  await cell.press('Enter');
  await dialog(page).getByRole('textbox').fill('留一箱给下一班');
  await dialog(page).getByRole('button', { name: '保存' }).click();
  await expect(cell).toHaveValue(String(values[at]! - 1));
  await expect(panel(page).getByText(/^超出可分货数量/)).toBeHidden();

  await tick(page, plan, 'draft');
  await pressAction(page, '提交审核');
  await expectTotal(page, 0);
  await signOut(page);

  await signIn(page, 'planmanager');
  await tick(page, plan, 'submitted');
  await pressAction(page, '审核通过');
  await expectTotal(page, 0);
  await tick(page, plan, 'approved');
  await pressAction(page, '下发');
  await dialog(page, '下发').getByRole('button', { name: '确定' }).dblclick();
  await expectTotal(page, 0);
  await page.goto(`/admin/delivery/distributionPlan?planNo=${plan}&state=released`);
  await expectTotal(page, 1);
});
