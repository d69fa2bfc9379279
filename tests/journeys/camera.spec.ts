import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { regrouped } from '@axle/page-kit';
import { barcodeModules } from '@axle/server/src/platform/prints/barcode-modules.ts';
import { loud } from './loud.ts';
import { callMain, signIn } from './person.ts';

const [width, height] = [640, 480];
const part = 'BRP-10001';

/** A picture of a label of the product, as a camera sees it: one frame of a raw video. */
function labelBefore(camera: string, code: string): void {
  const modules = barcodeModules('code128', code);
  if (!modules.ok) throw new Error(modules.refusal.code);
  const module = Math.floor((width - 40) / modules.value.width);
  const left = Math.floor((width - module * modules.value.width) / 2);
  const light = Buffer.alloc(width * height, 235);
  for (const bar of modules.value.dark)
    for (let y = 140; y < 340; y += 1) light.fill(16, y * width + left + bar.x * module, y * width + left + (bar.x + bar.width) * module);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\nFRAME\n`);
  writeFileSync(camera, Buffer.concat([head, light, Buffer.alloc((width * height) / 2, 128)]));
}

// a browser with a camera before which the label is held
const test = loud.extend<object, { camera: string }>({
  camera: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'camera-'));
      const camera = join(folder, 'label.y4m');
      labelBefore(camera, part);
      await use(camera);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, camera }, use) =>
      use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          '--use-fake-ui-for-media-stream',
          '--use-fake-device-for-media-stream',
          `--use-file-for-fake-video-capture=${camera}`,
        ],
      }),
    { scope: 'worker' },
  ],
});

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
const rowsOf = async (page: Page, path: string, of: string, field: string, value: unknown): Promise<readonly Row[]> => {
  const filters = [{ field, op: 'in', value: [value] }];
  const reply = await callMain(page, `${path}/get_list`, { page: of, filters, sort: [], limit: 50 });
  expect(reply).toMatchObject({ code: 200 });
  return (reply.data as { rows: readonly Row[] }).rows;
};

test('goods are counted with a camera: a label held before it is one scan, and another one when it comes back', async ({ page }) => {
  await signIn(page, 'superadmin');
  const [house] = await rowsOf(page, '/base/warehouse', 'warehouse', 'code', 'US-W');
  const [item] = await rowsOf(page, '/stock/stock_item', 'stockBalance', 'skuCode', part);
  const source = `RMA-CAM-${Date.now()}`;
  const lines = [{ sku: Number(item!['sku']), expectedQty: 3, poNo: '-', poLine: 1 }];
  const values = { type: 'customer_return', sourceNo: source, warehouse: house!.id, lines };
  expect(await callMain(page, '/wms/receipt/add', { page: 'receiveOrder', values })).toMatchObject({ code: 200 });
  const receipt = async () => (await rowsOf(page, '/wms/receipt', 'receiveOrder', 'sourceNo', source))[0]!;
  const { id, version, receiptNo } = (await receipt()) as Row & { receiptNo: string };
  const arrive = { page: 'receiveOrder', targets: [{ id, version }], input: {} };
  expect(await callMain(page, '/wms/receipt/arrive', arrive)).toMatchObject({ code: 200 });
  await page.goto('/admin/wms/receiveStation');
  await page.getByRole('button', { name: `打开 ${regrouped(receiptNo)}` }).click();
  await page.getByRole('button', { name: '开始收货' }).click();
  const camera = page.getByRole('button', { name: '用摄像头扫描' });
  const booked = async () =>
    (await rowsOf(page, '/stock/stock_move', 'stockLedger', 'docNo', receiptNo)).map(row => row['qtyIn'] ?? row['qty_in']);
  await camera.click();
  await expect(page.getByLabel('摄像头画面')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: part })).toContainText('已记录');
  await expect.poll(booked).toEqual([1]);
  await camera.click();
  await expect(page.getByLabel('摄像头画面')).toBeHidden();
  expect(await booked()).toEqual([1]);
  await camera.click();
  await expect.poll(booked).toEqual([1, 1]);
});
