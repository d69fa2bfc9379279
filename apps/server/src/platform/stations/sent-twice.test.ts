import { randomUUID } from 'node:crypto';
import { actionPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { allocateOutbound } from '../../modules/inventory/outbound/allocate-outbound.ts';
import { changeOutbound } from '../../modules/inventory/outbound/change-outbound.ts';
import { createOutbound } from '../../modules/inventory/outbound/create-outbound.ts';
import { outboundPlace } from '../../modules/inventory/outbound/testing/outbound-place.ts';
import { openPutaways } from '../../modules/inventory/putaway/open-putaways.ts';
import { recordCalls } from '../resources/gateway/record-calls.ts';
import { workingBin } from '../../modules/inventory/stock/working-bin.ts';
import { demoApp } from '../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const { db } = app;
const clerk = { signature: await app.signIn('whclerk'), language: 'en' as const };
const place = await outboundPlace(db, 'US-W', app.now);
const [skus, bins] = [[...place.skus], [...place.bins]];
const channel = await db.selectFrom('logistics_channel').select(['id', 'courier']).orderBy('id').limit(1).executeTakeFirstOrThrow();

/** What a station sends when the answer to a call was lost: the same call by the same key. */
const twice = async (page: string, action: string, input: object, targets: readonly object[] = []) => {
  const resource = app.registry.page(page)!.page.resource!;
  const body = { page, targets, input, key: randomUUID() };
  const [first, second] = [
    await app.post(actionPath(resource, action), body, clerk),
    await app.post(actionPath(resource, action), body, clerk),
  ];
  expect(first).toMatchObject({ code: 200 });
  expect(JSON.stringify(first.data)).not.toContain('refusal');
  expect(second.data).toEqual(first.data);
  return ((first.data ?? []) as readonly { id: number; name: string }[])[0]!;
};
let sources = 0;
const allocated = async (sku: number, qty: number) => {
  const made = await place.run(async context => {
    const order = await createOutbound(context, {
      outType: 'sale',
      sourceType: 'sales_order',
      sourceNo: `TWICE-${(sources += 1)}`,
      warehouse: place.warehouse,
      country: place.country,
      channel: channel.id,
      receiver: 'Jane Doe',
      address: '64 Salem St',
      city: 'Boston',
      postcode: '02113',
      lines: [{ sku, qty }],
    });
    if (order.ok) await allocateOutbound(context, order.value.id);
    return order;
  });
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value;
};
const targetOf = async (table: 'outbound' | 'wave' | 'putaway', id: number) =>
  db.selectFrom(table).select(['id', 'version']).where('id', '=', id).executeTakeFirstOrThrow();
const codesOf = async (sku: number, bin: number) => ({
  sku: (await db.selectFrom('sku').select('sku').where('id', '=', sku).executeTakeFirstOrThrow()).sku,
  bin: (await db.selectFrom('bin').select('bin_code').where('id', '=', bin).executeTakeFirstOrThrow()).bin_code,
});
const one = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows[0]!;

it('a pick and a short pick that are sent twice by one key count once', async () => {
  const [sku, bin, other] = [skus.pop()!, bins.pop()!, bins.pop()!];
  await place.put(sku, bin, 4);
  await place.put(sku, other, 4);
  const order = await allocated(sku, 4);
  await twice('logoutStock', 'createWave', { maxOrders: 30 }, [await targetOf('outbound', order.id)]);
  const { wave } = await one(sql<{ wave: number }>`select wave from wave_order where outbound = ${order.id} and in_wave`);
  await twice('pickWave', 'release', {}, [await targetOf('wave', wave)]);
  const { at } = await one(sql<{ at: number }>`select bin as at from pick where wave = ${wave} order by id limit 1`);
  const codes = await codesOf(sku, at);
  await twice('pickWave', 'recordPick', { ...codes, qty: 1 }, [await targetOf('wave', wave)]);
  expect(await one(sql`select sum(picked)::integer as picked from pick where wave = ${wave}`)).toEqual({ picked: 1 });
  await twice('pickWave', 'shortPick', { ...codes, qty: 1, reason: 'shelf is empty' }, [await targetOf('wave', wave)]);
  expect(
    await one(sql`select sum(qty)::integer as here, sum(picked)::integer as picked from pick where wave = ${wave} and bin = ${at}`),
  ).toEqual({
    here: 3,
    picked: 1,
  });
  expect(await one(sql`select picked from outbound_lines where record_id = ${order.id}`)).toEqual({ picked: 1 });
});

it('every step of the packing table and of the handover that is sent twice by one key is made once', async () => {
  const [sku, bin] = [skus.pop()!, bins.pop()!];
  await sql`update sku set unit_gross_kg = 1.25, unit_l = 24, unit_w = 20, unit_h = 12 where id = ${sku}`.execute(db);
  await place.put(sku, bin, 2);
  const order = await allocated(sku, 2);
  await place.run(async context => changeOutbound(context, order, { status: 'picked' }, 'pick'));
  const codes = await codesOf(sku, bin);
  const carton = await one(sql<{ id: number }>`select id from packing_material where code = 'CTN-352520'`);
  const left = async () =>
    Number(
      (
        await one(
          sql<{ qty: string }>`select qty from packing_material_stock where material = ${carton.id} and warehouse = ${place.warehouse}`,
        )
      ).qty,
    );
  const before = await left();
  const { id: parcel } = await twice('packStation', 'open', { code: order.outboundNo });
  await twice('packStation', 'scan', { parcel, code: codes.sku });
  const { id: rest } = await twice('packStation', 'splitParcel', { parcel });
  await twice('packStation', 'scan', { parcel: rest, code: codes.sku });
  for (const each of [parcel, rest]) {
    await twice('packStation', 'chooseBox', { parcel: each, box: carton.id });
    await twice('packStation', 'weigh', { parcel: each, actualG: 1460 });
    await twice('packStation', 'getWaybill', { parcel: each });
    await twice('packStation', 'close', { parcel: each });
  }
  const parcels = sql`select count(*)::integer as parcels, count(distinct waybill_no)::integer as waybills,
    sum(l.scanned)::integer as scanned
    from parcel p join parcel_lines l on l.record_id = p.id where p.outbound_no = ${order.outboundNo}`;
  expect([await one(parcels), before - (await left())]).toEqual([{ parcels: 2, waybills: 2, scanned: 2 }, 2]);
  const { name: manifest } = await twice('parcelHandover', 'createManifest', {
    warehouse: place.warehouse,
    courier: channel.courier,
    all: true,
  });
  const { rows: loaded } = await sql<{ no: string }>`select parcel_no as no from parcel where manifest_no = ${manifest}`.execute(db);
  for (const { no } of loaded) await twice('parcelHandover', 'scanParcel', { manifest, code: no });
  await twice('parcelHandover', 'confirmHandover', { manifest });
  expect(
    await one(sql`select sum(-m.qty_delta)::integer as gone from stock_move m join stock_posting p on p.id = m.posting
    where p.doc_no = ${order.outboundNo} and p.biz_type = 'sale_out'`),
  ).toEqual({ gone: 2 });
});

it('pieces that are put away by a call that is sent twice by one key are placed once', async () => {
  const sku = skus.pop()!;
  const dock = await place.run(async context => workingBin(context, place.warehouse, 'dock'));
  await place.put(sku, dock, 6);
  const opened = await place.run(async context =>
    openPutaways(context, 'RC-TWICE', [{ sku, warehouse: place.warehouse, fromBin: dock, status: 'available', qty: 6 }]),
  );
  const task = (opened.ok ? opened.value : [])[0]!;
  const { target } = await one(
    sql<{ target: string }>`select split_part(suggested_bins, ' × ', 1) as target from putaway_list where id = ${task}`,
  );
  await twice('putawayTask', 'place', { code: `US-W/${target}`, qty: 1 }, [await targetOf('putaway', task)]);
  expect(await one(sql`select done_qty as done from putaway_list where id = ${task}`)).toEqual({ done: 1 });
  expect(await one(sql`select qty from stock_balance where bin = ${dock} and sku = ${sku}`)).toEqual({ qty: 5 });
});
