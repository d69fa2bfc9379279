import { expect, type Page } from '@playwright/test';
import { callMain, dialog, expectTotal, panel, signIn, test } from './person.ts';
import { colleague } from './prices.ts';

interface Standing {
  readonly id: number;
  readonly skuCode: string;
  readonly warehouse: number;
}

/** What somebody sees of the stock that is there. */
async function stockSeenBy(page: Page, skuCodes?: readonly string[]): Promise<readonly Standing[]> {
  const { data } = await callMain(page, '/stock/stock_item/get_list', {
    page: 'stockBalance',
    filters: skuCodes ? [{ field: 'skuCode', op: 'in', value: skuCodes }] : [{ field: 'onHand', op: 'gt', value: 0 }],
    sort: [{ field: 'skuCode' }],
    limit: 200,
  });
  return (data as { rows: readonly Standing[] }).rows;
}

test('an address holds tab, conditions, order and the open record; a colleague who follows it sees what their own rights show', async ({
  page,
  browser,
}) => {
  const clerk = await colleague(browser, 'whclerk');
  const [own] = await stockSeenBy(clerk);
  const ownHouses = new Set((await stockSeenBy(clerk)).map(({ warehouse }) => warehouse));
  await signIn(page, 'superadmin');
  const other = (await stockSeenBy(page)).find(({ warehouse }) => !ownHouses.has(warehouse))!;
  const codes = [own!.skuCode, other.skuCode];
  const [all, theirs] = [await stockSeenBy(page, codes), await stockSeenBy(clerk, codes)];
  expect(theirs.length).toBeLessThan(all.length);

  await page.goto('/admin/wms/stockBalance');
  await panel(page)
    .getByRole('tab', { name: /^含零库存/ })
    .click();
  await panel(page).getByRole('columnheader', { name: '在库', exact: true }).click();
  await expect(page).toHaveURL(/tab=all.*sort=onHand|sort=onHand.*tab=all/);
  await page.goto(`${page.url()}&skuCode=in:${codes.join(',')}`);
  await expectTotal(page, all.length);
  await panel(page).getByRole('gridcell', { name: other.skuCode, exact: true }).first().dblclick();
  await expect(page).toHaveURL(/record=\d+/);
  await expect(dialog(page)).toBeVisible();
  const asSeen = async (seen: Page, rows: number) => {
    await expect(panel(seen).getByRole('tab', { name: /^含零库存/, selected: true })).toBeVisible();
    await expect(panel(seen).getByRole('columnheader', { name: /^在库/ })).toHaveAttribute('aria-sort', 'ascending');
    await expectTotal(seen, rows);
  };
  await page.reload();
  await expect(dialog(page)).toBeVisible();
  await asSeen(page, all.length);

  await clerk.goto(page.url().replace(/record=\d+/, `record=${other.id}`));
  await expect(clerk.getByText('记录不存在').first()).toBeVisible();
  await expect(clerk.getByRole('dialog')).toHaveCount(0);
  await asSeen(clerk, theirs.length);
  await clerk.goto(page.url().replace(/record=\d+/, `record=${own!.id}`));
  await expect(dialog(clerk)).toBeVisible();
  await clerk.context().close();
});
