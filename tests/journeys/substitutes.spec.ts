import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { dialog, expectTotal, field, panel, pressAction, signIn, test, tickFirstRow } from './person.ts';

const group = 'SG-JRN1';
const [former, next] = ['THM-10170', 'THM-10171'];

const save = (page: Page) => dialog(page).getByRole('button', { name: '保存', exact: true }).click();

/** Chooses a record by typing what its code or name holds. */
async function choose(page: Page, form: Locator, label: string, text: string, shown: RegExp): Promise<void> {
  await field(form, label).fill(text);
  await expect(page.getByRole('option', { name: shown }).first()).toBeVisible();
  await page.keyboard.press('Enter');
}

/** Pastes lines into the table of the form, as a spreadsheet leaves them in the clipboard. */
async function pasteLines(page: Page, text: string): Promise<void> {
  const grid = dialog(page).getByRole('grid');
  await grid.getByRole('gridcell').first().click();
  await grid.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** A second person at a browser of their own. */
async function colleague(browser: Browser, account: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, account);
  return page;
}

test('a planner makes a group, sees what its members fit, sets and switches the main part with the approval of another, and reads the log', async ({
  page,
  browser,
}) => {
  await signIn(page, 'planner');
  await page.goto(`/admin/basic/skuSubstitute?groupNo=${group}`);
  await expectTotal(page, 0);
  await pressAction(page, '新增');
  await field(dialog(page), '替代组号').fill(group);
  await field(dialog(page), '生效日期').fill('2026-01-01');
  await pasteLines(page, `顺序\tSKU\t比例\t类型\n1\t${former}\t1\t互换\n2\t${next}\t1\t互换`);
  await expect(dialog(page).getByRole('grid').getByText('2', { exact: true }).first()).toBeVisible();
  await save(page);
  await expectTotal(page, 1);
  await expect(panel(page).getByText(`1. ${former} · 2. ${next}`)).toBeVisible();

  await page.goto('/admin/basic/skuSubstitute?tab=checkFitment');
  await choose(page, panel(page).last(), '替代组', group, new RegExp(group));
  const differences = panel(page).last().getByRole('row').filter({ hasText: former });
  await expect(differences.first()).toBeVisible();
  await expect(panel(page).last().getByText('适配重合度')).toBeVisible();

  await page.goto(`/admin/basic/materialArea?skus=in:${former}`);
  await expectTotal(page, 0);
  await pressAction(page, '新增');
  await choose(page, dialog(page), '市场', 'US', /美国/);
  await choose(page, dialog(page), '替代组', group, new RegExp(group));
  await choose(page, dialog(page), '主料', former, new RegExp(former));
  await field(dialog(page), '生效日期').fill('2026-01-01');
  await pasteLines(page, `SKU\n${next}`);
  await save(page);
  await expectTotal(page, 1);
  await tickFirstRow(page);
  await pressAction(page, '更换主料');
  await choose(page, dialog(page), '新主料', next, new RegExp(next));
  await field(dialog(page), '原因').fill('新件寿命更长，旧件停产');
  await dialog(page).getByRole('button', { name: '确定', exact: true }).click();
  await expect(page.getByText(/更换主料.*1/).first()).toBeVisible();

  const manager = await colleague(browser, 'planmanager');
  await manager.goto('/admin/system/basicInfoApproval?entity=in:materialArea');
  await expectTotal(manager, 1);
  await expect(panel(manager).getByText(`${group}/US`)).toBeVisible();
  await tickFirstRow(manager);
  await pressAction(manager, '通过');
  await dialog(manager).getByRole('button', { name: '通过', exact: true }).click();
  await expect(manager.getByText(/通过.*1/).first()).toBeVisible();
  await manager.context().close();

  await page.goto(`/admin/basic/skuSubstituteLog?groupNo=${group}&action=switchMain`);
  await expectTotal(page, 2);
  const requests = panel(page).getByText(/^CR\d{10}$/);
  await expect(requests).toHaveCount(2);
  expect(new Set(await requests.allInnerTexts()).size).toBe(1);
  for (const part of [former, next]) await expect(panel(page).getByText(part, { exact: true }).first()).toBeVisible();
});
