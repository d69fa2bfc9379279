import { actionPath, recordPath } from '@axle/wire';
import { expect, it } from 'vitest';
import { figuresCalls } from '../../../platform/resources/gateway/figures-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { putStock } from '../stock/testing/move-stock.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...figuresCalls({ database: db, registry })]);
const admin = { signature: await app.signIn('superadmin'), language: 'en' as const };
const page = 'storageAreaConfig';
const resource = app.registry.page(page)!.page.resource!;
const warehouse = await app.db.selectFrom('warehouse').select('id').where('code', '=', 'US-RET').executeTakeFirstOrThrow();
const part = await app.db.selectFrom('warehouse_child').select('id').where('code', '=', 'US-RET-G').executeTakeFirstOrThrow();
type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
const here = [{ field: 'warehouse', op: 'in', value: [warehouse.id] }];
const areas = async () =>
  (
    (await app.post(recordPath(resource, 'list'), { page, filters: here, sort: [{ field: 'areaNo' }], limit: 50 }, admin)).data as {
      readonly rows: readonly Row[];
    }
  ).rows;
const add = (areaNo: string, more: object = {}) =>
  app.post(
    recordPath(resource, 'add'),
    { page, values: { warehouse: warehouse.id, area_no: areaNo, child: part.id, use: 'pick', name_zh: areaNo, name_en: areaNo, ...more } },
    admin,
  );
const act = async (action: string, row: Row, input: object = {}) => {
  const reply = await app.post(actionPath(resource, action), { page, targets: [{ id: row.id, version: row.version }], input }, admin);
  return reply.reason
    ? { reason: reply.reason, message: reply.message }
    : (reply.data as readonly { readonly refusal?: { readonly code: string; readonly message: string } }[]);
};

it('areas have a sequence, each number once; fill is between 10 and 100 %; categories exist', async () => {
  expect(await add('P')).toMatchObject({ code: 200 });
  expect(await add('P2')).toMatchObject({ code: 200 });
  expect(await areas()).toMatchObject([
    { putaway_seq: 10, pick_seq: 10, fill_pct: '90', mix_sku: true, mix_status: false, temperature: 'ambient' },
    { putaway_seq: 20, pick_seq: 20 },
  ]);
  expect(await add('P3', { putaway_seq: 10 })).toMatchObject({
    reason: 'DUPLICATE_IN_DB',
    message: 'Another area with this use has the same putaway sequence',
  });
  expect(await add('P3', { fill_pct: '9' })).toMatchObject({ reason: 'RANGE' });
  expect(await add('P3', { categories: ['NOSUCH'] })).toMatchObject({ reason: 'UNKNOWN_CATEGORY' });
});

it('pattern A01-B01..B10-L1..L4 makes 40 bins', async () => {
  const [area] = await areas();
  expect(await act('genBins', area!, { pattern: 'A01-B01..B10-L1..L4', mix: 'any', maxKg: '300', maxCbm: '1.2' })).toHaveLength(40);
  expect(await act('genBins', area!, { pattern: 'A01-B01..B10-L1..L4', mix: 'any' })).toHaveLength(0);
  expect(await act('genBins', area!, { pattern: 'whatever', mix: 'any' })).toMatchObject({ reason: 'BIN_PATTERN' });
  expect(await areas()).toMatchObject([{ bins: 40 }, { bins: 0 }]);
});

it('disabling an area with 1 pc on hand is refused 库区仍有库存 / The area still holds stock', async () => {
  const [area, empty] = await areas();
  const bin = await app.db.selectFrom('bin').select('id').where('area', '=', area!.id).orderBy('id').executeTakeFirstOrThrow();
  const sku = await app.db.selectFrom('sku').select('id').where('sales_status', '=', 'draft').orderBy('id').executeTakeFirstOrThrow();
  await putStock(app.db, { warehouse: warehouse.id, bin: bin.id, sku: sku.id }, 1);
  const disable = async (row: Row) =>
    app.post(recordPath(resource, 'disable'), { page, targets: [{ id: row.id, version: row.version }] }, admin);
  expect((await disable(area!)).data).toMatchObject([
    { refusal: { code: 'HAS_STOCK', message: { zh: '库区仍有库存', en: 'The area still holds stock' } } },
  ]);
  expect((await disable(empty!)).data).toMatchObject([{ id: empty!.id }]);
  expect((await areas()).map(({ status }) => status)).toEqual([1, 0]);
  const heat = await app.post(recordPath(resource, 'figures'), { page, figures: 'heat', filters: here }, admin);
  expect(heat.data).toMatchObject({ bins: { value: 40 }, empty: { value: 39 } });
});

it('an area of goods under way has exactly one virtual bin', async () => {
  await add('TR', { use: 'transit' });
  const area = (await areas()).find(row => row['area_no'] === 'TR')!;
  expect(await act('genBins', area, { pattern: 'A00-B00-L0', mix: 'any' })).toHaveLength(1);
  expect(await act('genBins', area, { pattern: 'A01-B01-L1', mix: 'any' })).toMatchObject({ reason: 'ONE_TRANSIT_BIN' });
});
