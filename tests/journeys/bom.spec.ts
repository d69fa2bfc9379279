import { expect, type Page } from '@playwright/test';
import { callMain, panel, signIn, test } from './person.ts';

interface Made {
  readonly id: number;
  readonly version: number;
}

/** Makes a record by a call, as another program would. */
async function make(page: Page, path: string, values: object): Promise<Made> {
  const reply = await callMain(page, `${path}/add`, { values });
  expect(reply.code, JSON.stringify(reply)).toBe(200);
  return reply.data as Made;
}

test('a kit is exploded, found from its part, and its versions are compared', async ({ page }) => {
  await signIn(page, 'superadmin');
  const { data } = await callMain(page, '/mrp/sku/get_list', {
    filters: [{ field: 'salesStatus', op: 'eq', value: 'onSale' }],
    sort: [{ field: 'sku', descending: true }],
    limit: 2,
  });
  const [rotor, pads] = (data as { rows: { sku: string; category: number; brand: number }[] }).rows;
  const { category, brand } = rotor!;
  const kit = 'JRN-KIT-1';
  await make(page, '/mrp/sku', {
    sku: kit,
    name_zh: '旅程套件',
    name_en: 'Journey kit',
    kind: 'kit',
    category,
    brand,
    uom: 'set',
    pcs_per_uom: 1,
    hazard: 'none',
  });
  const bom = (bom_version: number, quantity: string) =>
    make(page, '/mrp/bom', {
      parent: kit,
      bom_version,
      effective_from: '2026-01-01',
      lines: [
        { child: rotor!.sku, quantity },
        { child: pads!.sku, quantity: '1', scrap: '2' },
      ],
    });
  const first = await bom(1, '2');
  await bom(2, '4');
  const activated = await callMain(page, '/mrp/bom/activate', { targets: [{ id: first.id, version: first.version }] });
  expect(JSON.stringify(activated)).not.toContain('refusal');

  await page.goto('/admin/basic/bom?tab=explode');
  await panel(page).getByLabel('父件SKU').fill(kit);
  await panel(page).getByLabel('数量').fill('100');
  await panel(page).getByRole('button', { name: '展开', exact: true }).click();
  await expect(panel(page).getByRole('row').filter({ hasText: rotor!.sku })).toContainText('200');
  await expect(panel(page).getByRole('row').filter({ hasText: pads!.sku })).toContainText('102');
  await expect(panel(page).getByText(/^单套成本 [\d,.]+ CNY$/)).toBeVisible();

  await page.goto('/admin/basic/bom?tab=whereUsed');
  await panel(page).getByLabel('SKU编码').fill(rotor!.sku);
  await panel(page).getByRole('button', { name: '查询' }).click();
  await expect(panel(page).getByRole('rowheader', { name: kit })).toBeVisible();

  await page.goto('/admin/basic/bom?tab=compare');
  await panel(page).getByLabel('父件SKU').fill(kit);
  await panel(page).getByRole('button', { name: '查询' }).click();
  await panel(page).getByRole('button', { name: '比较', exact: true }).click();
  const lines = panel(page).getByRole('row').filter({ hasText: '子件' });
  await expect(lines).toContainText(rotor!.sku);
  await expect(lines).not.toContainText(pads!.sku);
});
