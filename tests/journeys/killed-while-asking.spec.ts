import { expect, type Page } from '@playwright/test';
import { callMain, dialog, expectTotal, field, panel, signIn, tickFirstRow } from './person.ts';
import { soldSku } from './prices.ts';
import { onStage as test, save, unanswered } from './stage.ts';

/** The requests about a price that wait for their decision. */
async function requestsOf(page: Page, sku: string): Promise<readonly unknown[]> {
  const { data } = await callMain(page, '/base/change_request/get_list', {
    page: 'basicInfoApproval',
    tab: 'all',
    filters: [{ field: 'recordLabel', op: 'contains', value: sku }],
    sort: [],
    limit: 10,
  });
  return (data as { rows: { state: string; reason: string }[] }).rows.map(({ state, reason }) => [state, reason]);
}

test('a server killed while it saves a change that needs approval, and again before it can say so: one request, and the price stays', async ({
  page,
  stage,
}) => {
  await signIn(page, 'catalogeditor');
  const { sku, price } = await soldSku(page, 3);
  await page.goto(`/admin/basic/skuList?sku=${sku}`);
  await expectTotal(page, 1);
  await tickFirstRow(page);
  await panel(page).getByRole('button', { name: '编辑', exact: true }).click();
  await field(dialog(page), '采购价').fill(String(Number(price) + 1));
  const ask = async () => {
    await save(page);
    await dialog(page, '变更原因').getByRole('textbox').fill('断电前后的调价');
    await dialog(page, '变更原因').getByRole('button', { name: '提交审批' }).click();
  };
  for (const moment of ['asked', 'answered'] as const) {
    const killed = stage.line.cutAt('/mrp/sku/update', moment, () => stage.kill());
    await ask();
    await killed;
    await expect(dialog(page).getByText(unanswered)).toBeVisible();
    await stage.startAgain();
  }
  await ask();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await requestsOf(page, sku)).toEqual([['pending', '断电前后的调价']]);
  expect((await soldSku(page, 3)).price).toBe(price);
});
