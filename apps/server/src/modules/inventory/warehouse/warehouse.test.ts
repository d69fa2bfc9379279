import type { RecordRow } from '@axle/page-kit';
import { mainPaths, recordPath } from '@axle/wire';
import { expect, it } from 'vitest';
import { warehouseLookupCalls } from './warehouse-lookups.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { putStock as stock } from '../stock/testing/move-stock.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => [
  ...recordCalls({ database: db, registry }),
  ...warehouseLookupCalls({ database: db, registry }),
]);
const admin = { signature: await app.signIn('superadmin'), language: 'en' as const };
const of = (path: string) => ({ service: 'base', path });
const post = (path: string, call: Parameters<typeof recordPath>[1], input: object, as = admin) =>
  app.post(recordPath(of(path), call), input, as);
const idOf = async (table: 'country' | 'calendar' | 'company_entity' | 'amazon_warehouse', field: string, code: string) =>
  (
    await app.db
      .selectFrom(table)
      .select('id')
      .where(field as 'id', '=', code as never)
      .executeTakeFirstOrThrow()
  ).id;
const values = async (more: object = {}) => ({
  code: 'T-W',
  name_zh: '试仓',
  name_en: 'Trial',
  type: 'overseas',
  country: await idOf('country', 'iso2', 'US'),
  calendar: await idOf('calendar', 'code', 'US'),
  company: await idOf('company_entity', 'code', 'AX-US'),
  timezone: 'America/Los_Angeles',
  zip: '91761',
  ...more,
});
const listed = async (path: string, filters: readonly object[] = [], as = admin) =>
  ((await post(path, 'list', { filters, sort: [], limit: 200 }, as)).data as { readonly rows: readonly RecordRow[] }).rows;

it('[W1, W2, W3] a new warehouse is divided into its parts; without centre or postal code it is refused', async () => {
  expect(await post('warehouse', 'add', { values: await values({ zip: undefined }) })).toMatchObject({ reason: 'ZIP' });
  expect(await post('warehouse', 'add', { values: await values({ type: 'fba' }) })).toMatchObject({ reason: 'FBA_CENTER' });
  const made = await post('warehouse', 'add', { values: await values() });
  expect(made.data).toMatchObject({ code: 'T-W', sellable_children: ['T-W-G'], other_children: ['T-W-D', 'T-W-H', 'T-W-R'] });
  const children = await listed('warehouse_child', [{ field: 'warehouse', op: 'in', value: [(made.data as RecordRow).id] }]);
  expect(children.map(row => row['name_en'])).toEqual(expect.arrayContaining(['Trial Good', 'Trial Returns']));
});

it('sub-warehouses are added and disabled, unless they have stock', async () => {
  const [warehouse] = await listed('warehouse', [{ field: 'code', op: 'eq', value: 'US-E' }]);
  const act = (action: string, input: object) =>
    app.post(`/base/warehouse/${action}`, { targets: [{ id: warehouse!.id, version: warehouse!.version }], input }, admin);
  expect(await act('add_child', { code: 'US-E-B', type: 'good', sellable: true, name_zh: '二区', name_en: 'Second' })).toMatchObject({
    code: 200,
  });
  const part = async (code: string) =>
    (await app.db.selectFrom('warehouse_child').selectAll().where('code', '=', code).executeTakeFirstOrThrow()) as {
      id: number;
      status: number;
    };
  const elsewhere = await part('US-W-G');
  expect(await act('disable_child', { child: elsewhere.id })).toMatchObject({ reason: 'OTHER_WAREHOUSE' });
  const second = await part('US-E-B');
  await putStock(warehouse!.id, second.id, 5);
  expect(await act('disable_child', { child: second.id })).toMatchObject({ reason: 'HAS_STOCK' });
  for (const place of placed) await stock(app.db, place, 'none');
  placed.length = 0;
  expect(await act('disable_child', { child: second.id })).toMatchObject({ code: 200 });
  expect(await part('US-E-B')).toMatchObject({ status: 0 });
});

it('[W4] shows how much of it is used, and stays in use while it holds stock or documents', async () => {
  const [{ id, version } = { id: 0, version: 0 }] = await listed('warehouse', [{ field: 'code', op: 'eq', value: 'US-RET' }]);
  const child = await app.db.selectFrom('warehouse_child').select('id').where('warehouse', '=', id).executeTakeFirstOrThrow();
  await app.db.updateTable('warehouse').set({ capacity_cbm: '1200' }).where('id', '=', id).execute();
  const sku = await putStock(id, child.id, 12_000);
  await app.db
    .updateTable('sku')
    .set({ carton_l: '50', carton_w: '40', carton_h: '25', carton_qty: 10, carton_cbm: '0.05' })
    .where('id', '=', sku)
    .execute();
  const [row] = await listed('warehouse', [{ field: 'usedPct', op: 'gte', value: '5' }]);
  expect(row).toMatchObject({ id, used_pct: '5', skus: 1 });
  const disable = () => post('warehouse', 'disable', { targets: [{ id, version }] });
  expect(JSON.stringify(await disable())).toContain('Warehouse still has stock or documents');
  for (const place of placed) await stock(app.db, place, 'none');
  placed.length = 0;
  const from = await app.db.selectFrom('warehouse').select('id').where('code', '=', 'CN-SZ').executeTakeFirstOrThrow();
  const transfer = await app.db
    .insertInto('transfer_order')
    .values({ from_warehouse: from.id, to_warehouse: id } as never)
    .returning(['id', 'transfer_no'])
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(await disable())).toContain(`Warehouse still has stock or documents: ${transfer.transfer_no}`);
  const { id: role } = await app.db.selectFrom('role').select('id').where('code', '=', 'planner').executeTakeFirstOrThrow();
  await app.db
    .insertInto('role_grant')
    .values(['list', 'disable'].map(code => ({ role_id: role, page: 'warehouse', code: `basic.warehouse.${code}` })))
    .execute();
  const planner = { signature: await app.signIn('planner'), language: 'en' as const };
  const answer = JSON.stringify(await post('warehouse', 'disable', { targets: [{ id, version }] }, planner));
  expect(answer).toContain('Warehouse still has stock or documents: 1 document that you cannot see');
  expect(answer).not.toContain(transfer.transfer_no);
  await app.db.updateTable('transfer_order').set({ state: 'cancelled' }).where('id', '=', transfer.id).execute();
  expect(await disable()).toMatchObject({ code: 200 });
  expect(await listed('warehouse', [{ field: 'code', op: 'eq', value: 'US-RET' }])).toMatchObject([{ status: 0 }]);
});

it('[S2] a scope of warehouses limits the list, its parts and what can be chosen', async () => {
  const clerk = { signature: await app.signIn('whclerk'), language: 'en' as const };
  const cashier = { signature: await app.signIn('cashier'), language: 'en' as const };
  expect(await app.get(mainPaths.warehouses, cashier)).toMatchObject({ code: 403 });
  const { id } = await app.db.selectFrom('role').select('id').where('code', '=', 'whClerk').executeTakeFirstOrThrow();
  await app.db
    .insertInto('role_grant')
    .values(['warehouse', 'warehouseChild'].flatMap(page => [{ role_id: id, page, code: `basic.${page}.list` }]))
    .execute();
  await app.db.insertInto('role_grant').values({ role_id: id, page: 'warehouse', code: 'basic.warehouse.update' }).execute();
  expect((await listed('warehouse', [], clerk)).map(row => String(row['code'])).toSorted()).toEqual(['CN-SZ', 'US-W']);
  expect(await listed('warehouse_child', [], clerk)).toHaveLength(5);
  const { data } = await app.get(mainPaths.warehouses, clerk);
  expect((data as { code: string; name: string }[]).map(({ code, name }) => [code, name])).toEqual([
    ['CN-SZ', 'Shenzhen Pingshan consolidation'],
    ['US-W', 'US West (Ontario, CA)'],
  ]);
  const [own] = await listed('warehouse', [], clerk);
  const changed = await post('warehouse', 'update', { id: own!.id, version: own!.version, values: { cutoff_time: '16:00:00' } }, clerk);
  expect(changed).toMatchObject({ code: 200, data: { cutoff_time: '16:00:00' } });
});

it('[spec 7.13] lists to choose from show parts of a warehouse and codes of Amazon’s centres', async () => {
  const { id } = await app.db.selectFrom('warehouse').select('id').where('code', '=', 'DE-HAM').executeTakeFirstOrThrow();
  const children = await app.get(`${mainPaths.childWarehouses}?warehouse=${id}`, admin);
  expect(children.data).toHaveLength(4);
  expect(children.data).toContainEqual(expect.objectContaining({ code: 'DE-HAM-G', warehouse: id, type: 'good', sellable: true }));
  expect((await app.get(mainPaths.warehouseList, admin)).data).toContainEqual(
    expect.objectContaining({ code: 'DE-HAM', type: 'overseas', country: 'DE' }),
  );
  expect((await app.get(mainPaths.amazonWarehouses, admin)).data).toContainEqual(
    expect.objectContaining({ code: 'ONT8', name: 'Moreno Valley' }),
  );
  expect((await app.get(mainPaths.fbaWarehouseCodes, admin)).data).toContainEqual(expect.objectContaining({ name: 'ONT8' }));
});

it('an address of a centre that changes shows old and new in its history; a closed one cannot be chosen again', async () => {
  const [centre] = await listed('amazon_warehouse', [{ field: 'center', op: 'eq', value: 'LGB8' }]);
  const { id, version } = centre!;
  await post('amazon_warehouse', 'update', { id, version, values: { address: '1 New Road' } });
  const history = await app.get(`${recordPath(of('amazon_warehouse'), 'history')}?id=${id}`, admin);
  expect(history.data).toMatchObject([{ changes: [{ field: 'address', before: '1568 N Linden Ave', after: '1 New Road' }] }, {}]);
  await post('amazon_warehouse', 'disable', { targets: [{ id, version: version + 1 }] });
  const shop = await app.db.selectFrom('store').select('id').limit(1).executeTakeFirstOrThrow();
  const refused = await post('warehouse', 'add', { values: await values({ code: 'T-F', type: 'fba', fba_center: id, store: shop.id }) });
  expect(refused).toMatchObject({ reason: 'REFERENCE_DISABLED' });
});

/** Puts pieces of a SKU into a bin of a sub-warehouse, and returns the SKU. */
const placed: { warehouse: number; bin: number; sku: number }[] = [];
async function putStock(warehouse: number, child: number, qty: number): Promise<number> {
  const area = await app.db
    .insertInto('warehouse_area')
    .values({
      warehouse,
      area_no: `A${child}`,
      child,
      use: 'pick',
      putaway_seq: 1000 + child,
      pick_seq: 1000 + child,
      name_zh: '拣',
      name_en: 'Pick',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const bin = await app.db
    .insertInto('bin')
    .values({ warehouse, area: area.id, bin_code: `A${child}-1`, aisle: '01', rack: '01', level: 1, pos: 1, seq: 1, mix: 'any' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sku = await app.db.selectFrom('sku').select('id').limit(1).executeTakeFirstOrThrow();
  await stock(app.db, { warehouse, bin: bin.id, sku: sku.id }, qty);
  placed.push({ warehouse, bin: bin.id, sku: sku.id });
  return sku.id;
}
