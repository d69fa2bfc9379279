// the browser itself tells the console of calls that were refused
import { expect, test } from '@playwright/test';
import { callMain, signIn } from './person.ts';

interface Rows {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

test('an order is packed by scan: a wrong part and a wrong weight are refused, another person lets it pass, and the courier gets it on a manifest', async ({
  page,
}) => {
  await signIn(page, 'whclerk');
  const parcels = async (filters: readonly object[]) =>
    ((await callMain(page, '/wms/parcel/get_list', { page: 'parcelHandover', filters, sort: [], limit: 50 })).data as Rows).rows;
  const [half] = await parcels([{ field: 'state', op: 'in', value: ['packing'] }]);
  const { data } = await callMain(page, '/wms/parcel/work_out', { page: 'packStation', tool: 'desk', input: { parcel: half!['id'] } });
  const { lines } = data as { lines: readonly { sku: string }[] };
  const parcelNo = String(half!['parcelNo']);

  await page.goto('/admin/wms/packStation');
  await expect(page.getByLabel('扫描出库单号、包裹号、波次货位或单品SKU')).toBeFocused();
  const scan = async (code: string) => {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  };
  await scan(parcelNo);
  await expect(page.getByLabel('逐件扫描SKU或条码；也可扫描箱型编码')).toBeFocused();
  await expect(page.getByText('还差 1 件')).toBeVisible();
  await scan('NO-SUCH-PART');
  await expect(page.getByText('扫错货：不在本单内').first()).toBeVisible();
  await expect(page.getByText('还差 1 件')).toBeVisible();
  await scan(lines[0]!.sku);
  await expect(page.getByText('全部扫齐')).toBeVisible();
  await scan('CTN-504030');
  await expect(page.getByRole('combobox', { name: /建议|需人工选箱/ })).toHaveValue(/\d+/);

  await page.keyboard.press('F4');
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('重量超差');
  await page.getByRole('button', { name: '取运单' }).click();
  await expect(page.getByRole('button', { name: '打印面单' })).toBeVisible();
  await page.getByRole('button', { name: '封箱' }).click();
  await expect(page.getByRole('alert')).toContainText('重量超差');
  await page.getByLabel('放行人账号或工号').fill('superadmin');
  await page.getByLabel('放行人密码').fill('Axle-demo-2026');
  await page.getByLabel('原因').fill('称台损坏');
  await page.getByRole('button', { name: '超差放行' }).click();
  await expect(page.getByText('已由他人放行：称台损坏')).toBeVisible();
  await page.getByRole('button', { name: '封箱' }).click();
  await expect(page.getByText(`包裹 ${parcelNo} 已封箱`)).toBeVisible();

  const [closed] = await parcels([{ field: 'parcelNo', op: 'eq', value: parcelNo }]);
  const { data: couriers } = await callMain(page, '/wms/parcel/create_manifest', {
    page: 'parcelHandover',
    targets: [],
    input: { warehouse: closed!['warehouse'], courier: await courierOf(String(closed!['courierCode'])) },
  });
  const [{ name: manifest }] = couriers as [{ name: string }];
  await page.goto('/admin/wms/parcelHandover?tab=tab2');
  await page.getByRole('button', { name: manifest }).click();
  const sheet = page.getByRole('region', { name: manifest });
  await sheet.getByRole('button', { name: '确认交接' }).click();
  await expect(page.getByRole('alert')).toContainText(parcelNo);
  for (const row of await sheet.getByRole('rowheader').allTextContents()) {
    await page.getByLabel('扫描包裹号或运单号').fill(row);
    await page.keyboard.press('Enter');
    await expect(sheet.getByRole('row').filter({ hasText: row }).getByText('已扫')).toBeVisible();
  }
  await sheet.getByRole('button', { name: '确认交接' }).click();
  await expect(page.getByRole('alert')).toContainText(`交接单 ${manifest} 已交接`);
  expect((await parcels([{ field: 'parcelNo', op: 'eq', value: parcelNo }]))[0]).toMatchObject({ state: 'handed' });

  async function courierOf(code: string): Promise<unknown> {
    const { data: matches } = await callMain(page, '/master-data/lookup/match', { entity: 'courier', texts: [code] });
    return (matches as readonly { id: number }[])[0]?.id;
  }
});
