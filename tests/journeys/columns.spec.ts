import { expect, type Page } from '@playwright/test';
import { panel, signIn, test } from './person.ts';
import { colleague } from './prices.ts';

const head = (page: Page, name: string) => panel(page).getByRole('columnheader', { name, exact: true });
const placeOf = async (page: Page, name: string) => Number(await head(page, name).getAttribute('aria-colindex'));
const widthOf = async (page: Page, name: string) => Math.round((await head(page, name).boundingBox())!.width);

/** Does something to the columns and waits until the server keeps them. */
async function kept(page: Page, change: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse(reply => reply.url().includes('/base/list_fields/save'));
  await change();
  expect((await saved).ok()).toBe(true);
}

/** Draws the edge of a head aside. */
async function widen(page: Page, name: string, by: number): Promise<void> {
  const { x, y, width, height } = (await head(page, name).boundingBox())!;
  await page.mouse.move(x + width - 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width - 2 + by, y + height / 2, { steps: 5 });
  await page.mouse.up();
}

test('columns that are dragged, widened and pinned with the mouse stand so at another machine, until they are set back', async ({
  page,
  browser,
}) => {
  await signIn(page, 'auditor');
  await page.goto('/admin/wms/stockBalance');
  await expect(panel(page).getByRole('gridcell').first()).toBeVisible();
  const [before, width] = [await placeOf(page, '残损'), await widthOf(page, '仓库')];
  expect(await placeOf(page, '已分配')).toBeLessThan(before);

  await kept(page, () => head(page, '残损').dragTo(head(page, '已分配')));
  expect(await placeOf(page, '已分配')).toBe((await placeOf(page, '残损')) + 1);
  await kept(page, () => widen(page, '仓库', 60));
  expect(await widthOf(page, '仓库')).toBe(width + 60);
  await kept(page, async () => {
    await head(page, '残损').click({ button: 'right' });
    await page.getByRole('menuitem', { name: '固定列', exact: true }).click();
  });

  const other = await colleague(browser, 'auditor');
  await other.goto('/admin/wms/stockBalance');
  await expect(panel(other).getByRole('gridcell').first()).toBeVisible();
  expect(await widthOf(other, '仓库')).toBe(width + 60);
  await expect(head(other, '残损')).toHaveClass(/ax-pinned/);
  expect(await placeOf(other, '残损')).toBeLessThan(await placeOf(other, '已分配'));

  await panel(other).getByRole('button', { name: '列设置', exact: true }).click();
  await other.getByRole('button', { name: '恢复默认' }).click();
  await expect(head(other, '残损')).not.toHaveClass(/ax-pinned/);
  expect([await placeOf(other, '残损'), await widthOf(other, '仓库')]).toEqual([before, width]);
  await other.context().close();
});
