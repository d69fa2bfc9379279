import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { figuresCalls } from '../../../platform/resources/gateway/figures-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { moveMaterials } from './move-material.ts';
import { registry } from '../../../testing/whole-registry.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...figuresCalls({ database: db, registry })]);
const admin = { signature: await app.signIn('superadmin'), language: 'en' as const };
const clerk = { signature: await app.signIn('whclerk'), language: 'en' as const };
const { resource } = app.registry.page('packingMaterial')!.page;
const moves = app.registry.page('packingMaterialMove')!.page.resource!;

const find = async (code: string) => {
  const query = {
    page: 'packingMaterial',
    filters: [{ field: 'code', op: 'eq', value: code }],
    sort: [],
    limit: 1,
  };
  const reply = await app.post(recordPath(resource!, 'list'), query, admin);
  return (reply.data as { rows: readonly ({ id: number; version: number } & Record<string, unknown>)[] }).rows[0]!;
};
const act = async (action: 'stockIn' | 'adjust', code: string, input: object, as = admin) => {
  const { id, version } = await find(code);
  return app.post(actionPath(resource!, action), { page: 'packingMaterial', targets: [{ id, version }], input }, as);
};
const warehouseOf = async (code: string) =>
  (await app.db.selectFrom('warehouse').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
const [shenzhen, east] = [await warehouseOf('CN-SZ'), await warehouseOf('US-E')];
const { id: by } = await app.db.selectFrom('app_user').select('id').limit(1).executeTakeFirstOrThrow();
const there = async (code: string, warehouse = shenzhen) =>
  (
    await sql<{ qty: string }>`
      select s.qty from packing_material_stock s join packing_material m on m.id = s.material where m.code = ${code}
      and s.warehouse = ${warehouse}`.execute(app.db)
  ).rows[0]?.qty;

it('[R11b] a carton whose inner side exceeds the outer one is refused', async () => {
  const values = { code: 'CTN-BAD', nameZh: '箱', nameEn: 'Box', kind: 'carton', uom: 'pc', tareG: 320, maxLoadKg: '20' };
  const sides = { innerL: '40', innerW: '30', innerH: '25', outerL: '39.5', outerW: '31', outerH: '26' };
  const add = (more: object) =>
    app.post(recordPath(resource!, 'add'), { page: 'packingMaterial', values: { ...values, ...sides, ...more } }, admin);
  const refused = await add({});
  expect(refused.code).toBe(422);
  expect(JSON.stringify(refused)).toContain('Inner size exceeds outer');
  expect(await add({ outerL: '41' })).toMatchObject({ code: 200 });
});

it('packing one parcel with 0.8 m of tape lowers tape by 0.800, once', async () => {
  const before = Number(await there('TAPE-60'));
  const { id: material } = await find('TAPE-60');
  const pack = () =>
    app.db
      .transaction()
      .execute(transaction =>
        moveMaterials({ registry, transaction, now: new Date(), by }, [
          { material, warehouse: shenzhen, kind: 'pack', qty: '-0.8' as never, docNo: 'PK26052000099' },
        ]),
      );
  await pack();
  expect(Number(await there('TAPE-60'))).toBeCloseTo(before - 0.8, 3);
  await expect(pack()).rejects.toThrow(/packing_material_move_once/);
  expect(Number(await there('TAPE-60'))).toBeCloseTo(before - 0.8, 3);
  expect(Number((await find('TAPE-60'))['usageDays'])).toBeGreaterThanOrEqual(0.8);
});

it('stock comes in and is set to what was counted; each is a move that nothing changes afterwards', async () => {
  const before = Number(await there('FILL-AIR'));
  expect(await act('stockIn', 'FILL-AIR', { warehouse: shenzhen, qty: '125.125', docNo: 'DN-1' })).toMatchObject({ code: 200 });
  expect(Number(await there('FILL-AIR'))).toBeCloseTo(before + 125.125, 3);
  expect(await act('adjust', 'FILL-AIR', { warehouse: shenzhen, counted: '90.5', reason: 'counted' })).toMatchObject({ code: 200 });
  expect(await there('FILL-AIR')).toBe('90.5');
  expect(await act('adjust', 'FILL-AIR', { warehouse: shenzhen, counted: '90.5', reason: 'again' })).toMatchObject({ reason: 'ZERO_MOVE' });
  const { id } = await find('FILL-AIR');
  const query = { page: 'packingMaterialMove', filters: [{ field: 'material', op: 'in', value: [id] }], sort: [], limit: 50 };
  const reply = await app.post(recordPath(moves, 'list'), query, clerk);
  const { rows } = reply.data as { rows: readonly Record<string, unknown>[] };
  expect(rows.find(row => row['kind'] === 'adjust' && row['reason'] === 'counted')).toMatchObject({ balanceAfter: '90.5' });
  await expect(sql`update packing_material_move set qty = 1`.execute(app.db)).rejects.toThrow(/only ever added/);
});

it('material of a warehouse outside the scope cannot be moved', async () => {
  expect(await act('stockIn', 'FILL-AIR', { warehouse: east, qty: '5' }, clerk)).toMatchObject({ reason: 'NOT_FOUND' });
});

it('shows the stock by warehouse and the usage of packing', async () => {
  const ask = async (figures: string) =>
    (await app.post(recordPath(resource!, 'figures'), { page: 'packingMaterial', figures, filters: [] }, admin)).data;
  expect(await ask('stock')).toMatchObject({
    byWarehouse: { columns: expect.arrayContaining([expect.objectContaining({ key: 'CN-SZ' })]) },
  });
  const { byMaterial } = (await ask('usage')) as { byMaterial: { rows: readonly { key: string }[] } };
  expect(byMaterial.rows.map(({ key }) => key)).toContain('TAPE-60');
});

it('shows stock and usage only in the warehouses of the user’s scope', async () => {
  const { id: material } = await find('FILL-AIR');
  for (const move of [
    { kind: 'stock_in', qty: '40' },
    { kind: 'pack', qty: '-3', docNo: 'PK26052000098' },
  ] as const)
    await app.db
      .transaction()
      .execute(transaction =>
        moveMaterials({ registry, transaction, now: new Date(), by }, [{ ...move, material, warehouse: east, qty: move.qty as never }]),
      );
  const ask = async (figures: string, as: typeof admin) =>
    (await app.post(recordPath(resource!, 'figures'), { page: 'packingMaterial', figures, filters: [] }, as)).data;
  const columns = async (as: typeof admin) =>
    ((await ask('stock', as)) as { byWarehouse: { columns: readonly { key: string }[] } }).byWarehouse.columns.map(({ key }) => key);
  const used = async (as: typeof admin) =>
    ((await ask('usage', as)) as { byMaterial: { rows: readonly { key: string; values: { used: number } }[] } }).byMaterial.rows.find(
      ({ key }) => key === 'FILL-AIR',
    )?.values.used ?? 0;
  expect(await columns(admin)).toContain('US-E');
  expect(await columns(clerk)).not.toContain('US-E');
  expect((await columns(clerk)).length).toBeGreaterThan(0);
  expect((await used(admin)) - (await used(clerk))).toBeGreaterThanOrEqual(3);
  const { resource: stock } = app.registry.page('packingMaterialStock')!.page;
  const lying = async (as: typeof admin) =>
    (
      (
        await app.post(
          recordPath(stock!, 'list'),
          { page: 'packingMaterialStock', filters: [{ field: 'materialCode', op: 'eq', value: 'FILL-AIR' }], sort: [], limit: 50 },
          as,
        )
      ).data as { rows: readonly { warehouse: number; qty: string }[] }
    ).rows.map(({ warehouse }) => warehouse);
  expect(await lying(admin)).toEqual(expect.arrayContaining([shenzhen, east]));
  expect(await lying(clerk)).toContain(shenzhen);
  expect(await lying(clerk)).not.toContain(east);
});
