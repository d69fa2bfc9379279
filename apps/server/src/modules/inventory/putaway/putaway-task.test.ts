import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { proposalCalls } from '../../../platform/resources/gateway/proposal-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { putStock } from '../stock/testing/move-stock.ts';
import { workingBin } from '../stock/working-bin.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { openPutaways } from './open-putaways.ts';
import { registry } from '../../../testing/whole-registry.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...proposalCalls({ database: db, registry })]);
const { db } = app;
const admin = { signature: await app.signIn('superadmin'), language: 'en' as const };
const { id: by } = await db.selectFrom('app_user').select('id').limit(1).executeTakeFirstOrThrow();
const { id: warehouse } = await db.selectFrom('warehouse').select('id').where('code', '=', 'US-E').executeTakeFirstOrThrow();

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
const resource = app.registry.page('putawayTask')!.page.resource!;
const read = async (id: number) => (await app.get(`${recordPath(resource, 'read')}?page=putawayTask&id=${id}`, admin)).data as Row;
const act = async (action: string, row: Row | undefined, input: object = {}) => {
  const targets = row ? [{ id: row.id, version: row.version }] : [];
  const reply = await app.post(actionPath(resource, action), { page: 'putawayTask', targets, input }, admin);
  const [first] = (reply.data ?? []) as readonly {
    readonly id: number;
    readonly refusal?: { readonly code: string; readonly message: object };
  }[];
  return { reason: reply.reason ?? first?.refusal?.code, message: first?.refusal?.message, id: first?.id };
};

/** The goods of the worked example: 100 pcs of 0.012 m³, 1.25 kg at the dock; bins P1, R1 and R7. */
async function example() {
  await sql`update warehouse_area set status = 0 where warehouse = ${warehouse} and use in ('pick', 'reserve')`.execute(db);
  const { rows: skus } = await sql<{
    id: number;
  }>`select id from sku where sales_status = 'draft' and hazard = 'none' order by id limit 3`.execute(db);
  const [goods, light, heavy] = [skus[0]!.id, skus[1]!.id, skus[2]!.id];
  await sql`update sku set carton_l = 100, carton_w = 100, carton_h = 1.2, carton_qty = 1, carton_cbm = 0.012, unit_gross_kg = 1.25
    where id = ${goods}`.execute(db);
  await sql`update sku set carton_l = 100, carton_w = 100, carton_h = 12.2, carton_qty = 1, carton_cbm = 0.122, unit_gross_kg = 10
    where id = ${light}`.execute(db);
  await sql`update sku set carton_l = 100, carton_w = 100, carton_h = 11.1, carton_qty = 1, carton_cbm = 0.111, unit_gross_kg = 62.343
    where id = ${heavy}`.execute(db);
  const { id: child } = await db
    .selectFrom('warehouse_child')
    .select('id')
    .where('warehouse', '=', warehouse)
    .where('type', '=', 'good')
    .executeTakeFirstOrThrow();
  const area = async (areaNo: string, use: 'pick' | 'reserve') =>
    (
      await db
        .insertInto('warehouse_area')
        .values({
          warehouse,
          area_no: areaNo,
          child,
          use,
          putaway_seq: 990,
          pick_seq: 990,
          name_zh: areaNo,
          name_en: areaNo,
          abc: null,
          most_skus: null,
          categories: null,
          created_by: by,
          updated_by: by,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const [pick, reserve] = [await area('XP', 'pick'), await area('XR', 'reserve')];
  const bin = async (place: number, code: string, maxCbm: string, maxKg: string) =>
    (
      await db
        .insertInto('bin')
        .values({
          warehouse,
          area: place,
          bin_code: code,
          aisle: '01',
          rack: '01',
          level: 1,
          pos: 1,
          seq: 1,
          abc: null,
          mix: 'any',
          max_kg: maxKg,
          max_cbm: maxCbm,
          locked: false,
          lock_reason: null,
          created_by: by,
          updated_by: by,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const [p1, r1, r7] = [
    await bin(pick, 'XP1', '0.80', '1000'),
    await bin(reserve, 'XR1', '1.60', '600'),
    await bin(reserve, 'XR7', '1.60', '600'),
  ];
  await putStock(db, { warehouse, bin: p1, sku: goods }, 1);
  await putStock(db, { warehouse, bin: r1, sku: goods }, 1);
  await putStock(db, { warehouse, bin: p1, sku: light }, 4);
  await putStock(db, { warehouse, bin: r1, sku: heavy }, 8);
  const dock = await db
    .transaction()
    .execute(async transaction => workingBin({ registry, transaction, now: app.now(), by }, warehouse, 'dock'));
  await putStock(db, { warehouse, bin: dock, sku: goods }, 100);
  return { goods, dock, p1, r1, r7 };
}

const place = await example();
const open = async (qty: number) => {
  const opened = await db
    .transaction()
    .execute(async transaction =>
      openPutaways({ registry, transaction, now: app.now(), by }, 'RC-PUT', [
        { sku: place.goods, warehouse, fromBin: place.dock, status: 'available', qty },
      ]),
    );
  return read((opened.ok ? opened.value : [])[0]!);
};
const lying = async (bin: number) =>
  (await db.selectFrom('stock_balance').select('qty').where('bin', '=', bin).where('sku', '=', place.goods).executeTakeFirst())?.qty ?? 0;

it('[R9] 100 pcs of 0.012 m³, 1.25 kg; bin P1 0.80 m³ at 90 % with 0.50 used → 18; R1 1.60 m³ with 0.90 used, 600 kg with 500 used → min(45, 80) = 45; empty R7 → 37; total 100, unplaced 0', async () => {
  const task = await open(100);
  expect(task['suggestedBins']).toBe('XP1 × 18, XR1 × 45, XR7 × 37');
  expect(task).toMatchObject({ qty: 100, doneQty: 0, unplaced: 0, state: 'open' });
  const reply = await app.get(`${recordPath(resource, 'proposals')}?page=putawayTask&action=confirm&id=${task.id}`, admin);
  expect(reply.data).toMatchObject([{ values: { bin: place.p1, qty: 18 } }, {}, {}]);
  await act('cancel', task);
  expect(await read(task.id)).toMatchObject({ state: 'cancelled', endedAt: expect.anything() });
});

it('a confirmation books the bin move; over capacity it says how many fit; the last one ends the task', async () => {
  let task = await open(20);
  expect(await act('confirm', task, { bin: place.p1, qty: 19 })).toMatchObject({
    reason: 'BIN_FULL',
    message: { zh: '库位容量不足，最多可放 18 件', en: 'Bin full, at most 18 pcs' },
  });
  expect((await act('confirm', task, { bin: place.p1, qty: 12 })).reason).toBeUndefined();
  task = await read(task.id);
  expect(task).toMatchObject({ state: 'doing', doneQty: 12 });
  expect([await lying(place.p1), await lying(place.dock)]).toEqual([13, 88]);
  expect((await act('confirm', task, { bin: place.r7, qty: 9 })).reason).toBe('PUTAWAY_TOO_MANY');
  expect((await act('cancel', task)).reason).toBe('STATE');
  const found = await act('locate', undefined, {
    fromBin: (await db.selectFrom('bin').select('bin_code').where('id', '=', place.dock).executeTakeFirstOrThrow()).bin_code,
    sku: (await db.selectFrom('sku').select('sku').where('id', '=', place.goods).executeTakeFirstOrThrow()).sku,
  });
  expect(found.reason ?? found.id).toBe(task.id);
  expect((await act('place', task, { code: 'us-e/xr7', qty: 8 })).reason).toBeUndefined();
  expect(await read(task.id)).toMatchObject({ state: 'done', doneQty: 20, unplaced: 0, endedAt: expect.anything() });
  expect((await act('confirm', await read(task.id), { bin: place.r7, qty: 1 })).reason).toBe('PUTAWAY_OVER');
});

it('[M5] what a putaway placed and is reversed waits in a task of its own', async () => {
  const task = await open(6);
  expect((await act('confirm', task, { bin: place.r7, qty: 6 })).reason).toBeUndefined();
  const [inBin, atDock] = [await lying(place.r7), await lying(place.dock)];
  const { rows } = await sql<{ seq: number }>`
    select m.seq from stock_posting p join stock_move m on m.posting = p.id where p.doc_no = ${task['putawayNo']} limit 1`.execute(db);
  const ledger = app.registry.page('stockLedger')!.page.resource!;
  const input = { page: 'stockLedger', targets: [{ id: rows[0]!.seq, version: 1 }], input: { reason: 'placed in a wrong bin' } };
  expect(await app.post(actionPath(ledger, 'reverse'), input, admin)).toMatchObject({ code: 200 });
  expect([await lying(place.r7), await lying(place.dock)]).toEqual([inBin - 6, atDock + 6]);
  expect(await read(task.id)).toMatchObject({ state: 'done', doneQty: 6 });
  const again = await db
    .selectFrom('putaway')
    .select(['id', 'receipt_no', 'from_bin', 'qty', 'state'])
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  expect(again).toMatchObject([{ receipt_no: 'RC-PUT', from_bin: place.dock, qty: 6, state: 'open' }]);
  expect((await act('confirm', await read(again[0]!.id), { bin: place.r7, qty: 6 })).reason).toBeUndefined();
  expect([await lying(place.r7), await lying(place.dock)]).toEqual([inBin, atDock]);
});

it('a locked bin, one out of use, the source itself and another warehouse take nothing; another bin is chosen with a reason', async () => {
  const task = await open(5);
  const reason = async (bin: number) => (await act('confirm', task, { bin, qty: 1 })).reason;
  expect(await reason(place.dock)).toBe('SAME_BIN');
  const elsewhere = await db.selectFrom('bin').select('id').where('warehouse', '<>', warehouse).executeTakeFirstOrThrow();
  expect(await reason(elsewhere.id)).toBe('OTHER_WAREHOUSE');
  await sql`update bin set locked = true where id = ${place.r7}`.execute(db);
  expect(await reason(place.r7)).toBe('BIN_LOCKED');
  await sql`update bin set locked = false, status = 0 where id = ${place.r7}`.execute(db);
  expect(await reason(place.r7)).toBe('BIN_DISABLED');
  await sql`update bin set status = 1 where id = ${place.r7}`.execute(db);
  expect((await act('changeBin', task, { bin: place.r7, reason: 'Nearer to the door' })).reason).toBeUndefined();
  const changed = await read(task.id);
  expect(changed).toMatchObject({ suggestedBins: 'XR7 × 5', reason: 'Nearer to the door' });
  expect((await act('assign', changed, { assignee: by })).reason).toBeUndefined();
  expect((await act('suggest', await read(task.id))).reason).toBeUndefined();
  expect(await read(task.id)).toMatchObject({ assignee: by, suggestedBins: 'XP1 × 5' });
});
