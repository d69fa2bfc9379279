import { randomUUID } from 'node:crypto';
import { actionPath, fixedKey, headers, mainBase, mainPaths, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { allocateOutbound } from '../outbound/allocate-outbound.ts';
import { changeOutbound } from '../outbound/change-outbound.ts';
import { createOutbound } from '../outbound/create-outbound.ts';
import { outboundPlace } from '../outbound/testing/outbound-place.ts';
import { printCalls } from '../../../platform/prints/print-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoPassword } from '../../system/demo/demo-accounts.ts';
import { asDecimal } from '../stock/read-view.ts';
import { stockLedger } from '../stock/stock-ledger.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => [
  ...recordCalls({ database: db, registry }),
  ...toolCalls({ database: db, registry }),
  ...printCalls({ database: db, registry }),
]);
const { db } = app;
const clerk = { signature: await app.signIn('whclerk'), language: 'en' as const };
const place = await outboundPlace(db, 'US-W', app.now);
const { warehouse, country, run, put, skus, bins } = place;
const resource = app.registry.page('packStation')!.page.resource!;
const { rows: channels } = await sql<{ id: number; courier: number }>`select id, courier from logistics_channel order by id`.execute(db);
const channel = channels[0]!;

/** Two parts of known size and weight: 2 × 1,250 g and 480 g make 13,440 cm³. */
const [first, second] = [skus[0]!, skus[1]!];
await sql`update sku set unit_gross_kg = 1.25, unit_l = 24, unit_w = 20, unit_h = 12, gtin = '4006381333931' where id = ${first}`.execute(
  db,
);
await sql`update sku set unit_gross_kg = 0.48, unit_l = 20, unit_w = 16, unit_h = 6, gtin = null where id = ${second}`.execute(db);
await put(first, bins[0]!, 200);
await put(second, bins[1]!, 200);
const codeOf = async (id: number) => (await db.selectFrom('sku').select('sku').where('id', '=', id).executeTakeFirstOrThrow()).sku;
const [one, two] = [await codeOf(first), await codeOf(second)];
const materialOf = async (code: string) =>
  (await db.selectFrom('packing_material').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
const [carton, tape] = [await materialOf('CTN-352520'), await materialOf('TAPE-60')];

let sources = 0;
/** An order that was picked. */
const picked = async (lines: readonly { readonly sku: number; readonly qty: number }[]) =>
  run(async context => {
    const made = await createOutbound(context, {
      outType: 'sale',
      sourceType: 'sales_order',
      sourceNo: `SO-PACK-${(sources += 1)}`,
      warehouse,
      country,
      channel: channel.id,
      receiver: 'Jane Doe',
      address: '64 Salem St',
      city: 'Boston',
      postcode: '02113',
      lines,
    });
    if (!made.ok) throw new Error(made.refusal.code);
    const done = await allocateOutbound(context, made.value.id);
    if (!done.ok || done.value !== 'allocated') throw new Error('not allocated');
    await changeOutbound(context, made.value, { status: 'picked' }, 'pick');
    return made.value;
  });
const act = async (action: string, input: object, as = clerk, key: string = randomUUID()) => {
  const reply = await app.post(actionPath(resource, action), { page: 'packStation', input, key }, as);
  const [outcome] = (reply.data ?? []) as readonly { id: number; name: string; refusal?: { code: string; message: { en: string } } }[];
  return { ...reply, id: outcome?.id ?? 0, refusal: outcome?.refusal };
};
const hand = (action: string, input: object, targets: readonly object[] = [], as = clerk) =>
  app.post(actionPath(resource, action), { page: 'parcelHandover', input, targets, key: randomUUID() }, as);
const statusOf = async (table: 'outbound' | 'parcel', id: number) =>
  (
    await sql<{
      status: string;
    }>`select ${sql.ref(table === 'parcel' ? 'state' : 'status')} as status from ${sql.table(table)} where id = ${id}`.execute(db)
  ).rows[0]?.status;
const counts = async (parcel: number) =>
  (await sql<{ scanned: number }>`select scanned from parcel_lines where record_id = ${parcel} order by line_no`.execute(db)).rows.map(
    ({ scanned }) => scanned,
  );
const materialLeft = async (material: number) =>
  Number(
    (
      await sql<{ qty: string }>`select qty from packing_material_stock where material = ${material} and warehouse = ${warehouse}`.execute(
        db,
      )
    ).rows[0]?.qty,
  );
/** A closed parcel of one piece. */
const packed = async () => {
  const { id, outboundNo } = await picked([{ sku: first, qty: 1 }]);
  const { id: parcel } = await act('open', { code: outboundNo });
  await act('scan', { parcel, code: one });
  await act('chooseBox', { parcel, box: carton });
  await act('weigh', { parcel, actualG: 1460 });
  await act('getWaybill', { parcel });
  expect(await act('close', { parcel })).toMatchObject({ code: 200 });
  return { parcel, outbound: id };
};

describe('packing', () => {
  it('[R11c] counts scans, never a wrong or an excess one, takes one back, and each once by its key', async () => {
    const { outboundNo } = await picked([
      { sku: first, qty: 2 },
      { sku: second, qty: 1 },
    ]);
    const { id: parcel } = await act('open', { code: `${outboundNo.slice(0, 2)}-${outboundNo.slice(2)}` });
    const key = randomUUID();
    await act('scan', { parcel, code: ']C10104006381333931' }, clerk, key);
    await act('scan', { parcel, code: '4006381333931' }, clerk, key);
    expect(await counts(parcel)).toEqual([1, 0]);
    expect((await act('scan', { parcel, code: 'NO-SUCH' })).refusal).toMatchObject({ code: 'UNKNOWN_BARCODE' });
    await act('scan', { parcel, code: two.toLowerCase() });
    expect((await act('scan', { parcel, code: two })).refusal).toMatchObject({ code: 'EXCESS' });
    expect(await counts(parcel)).toEqual([1, 1]);
    await act('undo', { parcel, key });
    await act('undo', { parcel, key });
    expect(await counts(parcel)).toEqual([0, 1]);
    const { rows } = await sql`select result from parcel_scan where parcel = ${parcel} order by id`.execute(db);
    expect(rows).toEqual([{ result: 'ok' }, { result: 'wrong_sku' }, { result: 'ok' }, { result: 'excess' }]);
  });

  it('[R11, R11a] suggests 35×25×20, lets 3,285 g pass, requires another person at 3,286 g, and closes with what it used', async () => {
    const { id, outboundNo } = await picked([
      { sku: first, qty: 2 },
      { sku: second, qty: 1 },
    ]);
    const { id: parcel } = await act('open', { code: outboundNo });
    expect(await act('close', { parcel })).toMatchObject({ reason: 'NOT_SCANNED' });
    for (const code of [one, two, one]) await act('scan', { parcel, code });
    const desk = (await app.post(recordPath(resource, 'work'), { page: 'packStation', tool: 'desk', input: { parcel } }, clerk)).data as {
      boxes: readonly { code: string; fill?: string; suggested: boolean }[];
    };
    expect(desk.boxes.filter(({ suggested }) => suggested)).toMatchObject([{ code: 'CTN-352520', fill: '76.8' }]);
    expect(await act('close', { parcel })).toMatchObject({ reason: 'NO_BOX' });
    expect(await act('weigh', { parcel, actualG: 3190 })).toMatchObject({ reason: 'NO_BOX' });
    const [boxes, metres] = [await materialLeft(carton), await materialLeft(tape)];
    await act('chooseBox', { parcel, box: carton, tape, tapeQty: '0.8' });
    expect((await act('weigh', { parcel, actualG: 3285 })).refusal).toBeUndefined();
    expect((await act('weigh', { parcel, actualG: 3286 })).refusal).toMatchObject({
      code: 'WEIGHT_OUT',
      message: { zh: '重量超差：应 3,190 克，实 3,286 克' },
    });
    expect(await act('getWaybill', { parcel })).toMatchObject({ reason: 'WEIGHT_OUT' });
    expect(await act('close', { parcel })).toMatchObject({ reason: 'WEIGHT_OUT' });
    const pass = { parcel, reason: 'two manuals inside', password: demoPassword };
    expect(await act('override', { ...pass, badge: 'whclerk' })).toMatchObject({ reason: 'OWN_BADGE' });
    expect((await act('override', { ...pass, badge: 'superadmin', password: 'wrong' })).refusal).toMatchObject({ code: 'BAD_BADGE' });
    expect((await act('override', { ...pass, badge: 'buyer' })).refusal).toMatchObject({ code: 'BADGE_MAY_NOT' });
    expect((await act('override', { ...pass, badge: 'superadmin' })).refusal).toBeUndefined();
    await act('getWaybill', { parcel });
    expect(await act('close', { parcel })).toMatchObject({ code: 200 });
    expect([await statusOf('parcel', parcel), await statusOf('outbound', id)]).toEqual(['packed', 'packed']);
    expect(await materialLeft(carton)).toBe(boxes - 1);
    expect(await materialLeft(tape)).toBeCloseTo(metres - 0.8, 3);
    const payload = { page: 'packStation', action: 'reprint', template: 'parcelLabel', ids: [parcel] };
    const print = (more: object = {}) =>
      app.app.inject({
        method: 'POST',
        url: `${mainBase}${mainPaths.printRun}`,
        headers: { [headers.key]: fixedKey, [headers.signature]: clerk.signature },
        payload: { ...payload, ...more },
      });
    expect((await print()).headers['content-type']).toContain('application/pdf');
    expect((await print()).body).toContain('REPRINT_REASON');
    expect((await print({ reason: 'torn' })).headers['content-type']).toContain('application/pdf');
  });

  it('[R11d] wants a photo of a parcel that is worth more than its shop sets, before it is closed', async () => {
    const [config] = (
      await sql<{
        id: number;
        store: number;
        country: number;
      }>`select id, store, country from store_config where status = 1 order by id limit 1`.execute(db)
    ).rows;
    const { id: outbound, outboundNo } = await picked([{ sku: first, qty: 1 }]);
    await sql`update outbound set store = ${config!.store}, country = ${config!.country} where id = ${outbound}`.execute(db);
    const costly = { value: asDecimal('52.10'), source: 'manual' } as const;
    await run(async context =>
      stockLedger(context).post({
        idemKey: 'test:costly',
        docType: 'test',
        docNo: 'COSTLY',
        bizType: 'other_in',
        changes: [{ warehouse, bin: bins[0]!, sku: first, status: 'available', qty: 1 }],
        incoming: [{ warehouse, sku: first, qty: 1, cost: costly }],
      }),
    );
    const above = async (limit: string) => sql`update store_config set photo_above = ${limit} where id = ${config!.id}`.execute(db);
    const { id: parcel } = await act('open', { code: outboundNo });
    await act('scan', { parcel, code: one });
    await act('chooseBox', { parcel, box: carton });
    await act('weigh', { parcel, actualG: 1460 });
    await act('getWaybill', { parcel });
    const desk = async () =>
      (await app.post(recordPath(resource, 'work'), { page: 'packStation', tool: 'desk', input: { parcel } }, clerk)).data as {
        photoCount: number;
        photoLacking?: { en: string };
      };
    await above('52.09');
    expect(await act('close', { parcel })).toMatchObject({ reason: 'PHOTO_REQUIRED' });
    expect(await desk()).toMatchObject({ photoCount: 0, photoLacking: { en: expect.stringContaining('take a photo') } });
    await above('52.10');
    expect((await desk()).photoLacking).toBeUndefined();
    await above('52.09');
    const foreign = { id: randomUUID(), name: 'box.jpg', bytes: 3 };
    expect(await act('addPhoto', { parcel, photos: [foreign] })).toMatchObject({ reason: 'FILE_UNKNOWN' });
    const by = (await db.selectFrom('app_user').select('id').where('account', '=', 'whclerk').executeTakeFirstOrThrow()).id;
    const { id: file } = await db
      .insertInto('stored_file')
      .values({ id: randomUUID(), name: 'box.jpg', bytes: 3, sha256: 'x', media_type: 'image/jpeg', created_by: by })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await act('addPhoto', { parcel, photos: [{ id: file, name: 'box.jpg', bytes: 3 }] })).toMatchObject({ code: 200 });
    expect(await desk()).toMatchObject({ photoCount: 1 });
    expect(await act('close', { parcel })).toMatchObject({ code: 200 });
    expect(await act('addPhoto', { parcel, photos: [{ id: file, name: 'box.jpg', bytes: 3 }] })).toMatchObject({ reason: 'NOT_PACKING' });
    await sql`update store_config set photo_above = null where id = ${config!.id}`.execute(db);
  });

  it('takes the waybill of the courier’s own label as scanned, once, and a number of the range otherwise', async () => {
    const open = async () => {
      const { id: parcel } = await act('open', { code: (await picked([{ sku: first, qty: 1 }])).outboundNo });
      expect(await act('getWaybill', { parcel })).toMatchObject({ reason: 'NO_BOX' });
      await act('chooseBox', { parcel, box: carton });
      expect(await act('getWaybill', { parcel })).toMatchObject({ reason: 'NOT_WEIGHED' });
      await act('weigh', { parcel, actualG: 1460 });
      return parcel;
    };
    const [mine, other] = [await open(), await open()];
    expect(await act('getWaybill', { parcel: mine, waybillNo: '1Z?' })).toMatchObject({ reason: 'WAYBILL_FORMAT' });
    expect(await act('getWaybill', { parcel: mine, waybillNo: ' 1z 999 aa1 0123456784 ' })).toMatchObject({ code: 200 });
    expect(await act('getWaybill', { parcel: other, waybillNo: '1Z999AA10123456784' })).toMatchObject({ reason: 'WAYBILL_TAKEN' });
    await act('getWaybill', { parcel: other });
    const { rows } = await sql<{ no: string }>`select waybill_no as no from parcel where id in (${mine}, ${other}) order by id`.execute(db);
    expect([rows[0]!.no, rows[1]!.no]).toEqual(['1Z999AA10123456784', expect.stringMatching(/-\d{8}$/)]);
  });

  it('[R11f] takes no waybill for a box that does not hold the goods or an address that is not whole, unless another person lets it pass', async () => {
    const { id: outbound, outboundNo } = await picked([{ sku: first, qty: 4 }]);
    const { id: parcel } = await act('open', { code: outboundNo });
    for (let piece = 0; piece < 4; piece += 1) await act('scan', { parcel, code: one });
    await act('chooseBox', { parcel, box: carton });
    await act('weigh', { parcel, actualG: 5210 });
    await sql`update outbound set address = null, postcode = null where id = ${outbound}`.execute(db);
    const gates = async () =>
      (
        (await app.post(recordPath(resource, 'work'), { page: 'packStation', tool: 'desk', input: { parcel } }, clerk)).data as {
          gates: readonly { en: string }[];
        }
      ).gates.map(({ en }) => en);
    expect(await gates()).toEqual([expect.stringContaining('do not fit the box'), 'The address lacks: street address, postcode']);
    expect(await act('getWaybill', { parcel })).toMatchObject({ reason: 'BOX_TOO_SMALL' });
    expect(await act('getWaybill', { parcel, waybillNo: '1Z999AA10123456999' })).toMatchObject({ reason: 'BOX_TOO_SMALL' });
    const pass = { parcel, reason: 'packed in two layers, picked up by the customer', password: demoPassword };
    expect(await act('override', { ...pass, badge: 'whclerk' })).toMatchObject({ reason: 'OWN_BADGE' });
    expect((await act('override', { ...pass, badge: 'superadmin' })).refusal).toBeUndefined();
    expect(await gates()).toEqual([]);
    await act('chooseBox', { parcel, box: carton });
    await act('weigh', { parcel, actualG: 5210 });
    expect(await act('getWaybill', { parcel })).toMatchObject({ reason: 'BOX_TOO_SMALL' });
    expect((await act('override', { ...pass, badge: 'superadmin' })).refusal).toBeUndefined();
    expect(await act('getWaybill', { parcel })).toMatchObject({ code: 200 });
    expect(await act('close', { parcel })).toMatchObject({ code: 200 });
  });

  it('splits an order over parcels, each with a waybill of its own, and packs it once all are closed', async () => {
    const { id, outboundNo } = await picked([{ sku: first, qty: 2 }]);
    const { id: parcel } = await act('open', { code: outboundNo });
    expect(await act('splitParcel', { parcel })).toMatchObject({ reason: 'NOTHING_TO_SPLIT' });
    await act('scan', { parcel, code: one });
    const { id: other } = await act('splitParcel', { parcel });
    for (const each of [parcel, other]) {
      if (each === other) await act('scan', { parcel: each, code: one });
      await act('chooseBox', { parcel: each, box: carton });
      await act('weigh', { parcel: each, actualG: 1460 });
      await act('getWaybill', { parcel: each });
      expect(await act('close', { parcel: each })).toMatchObject({ code: 200 });
      expect(await statusOf('outbound', id)).toBe(each === parcel ? 'packing' : 'packed');
    }
    const { rows } = await sql<{ waybill_no: string }>`select waybill_no from parcel where outbound_no = ${outboundNo}`.execute(db);
    expect(new Set(rows.map(row => row.waybill_no)).size).toBe(2);
  });

  it('holds the order on an exception, and shows no parcel outside the warehouses of the user', async () => {
    const { id, outboundNo } = await picked([{ sku: first, qty: 1 }]);
    const { id: parcel } = await act('open', { code: outboundNo });
    await act('exception', { parcel, kind: 'address_issue', note: 'no house number' });
    expect(await statusOf('outbound', id)).toBe('held');
    await sql`update data_scope set targets = '{}' where kind = 'warehouse' and user_id = (select id from app_user
      where account = 'whclerk')`.execute(db);
    expect(await act('scan', { parcel, code: one })).toMatchObject({ reason: 'NOT_FOUND' });
    await sql`update data_scope set targets = array[${String(warehouse)}] where kind = 'warehouse' and user_id = (select id from app_user
      where account = 'whclerk')`.execute(db);
  });
});

describe('handing over', () => {
  it('takes the ticked parcels alone; without any it says how many wait, and takes all once that is meant', async () => {
    await sql`update parcel set state = 'voided', manifest_no = null where state = 'packed'`.execute(db);
    const made = [await packed(), await packed(), await packed()].map(({ parcel }) => parcel);
    const on = async (name: string) =>
      (await sql<{ id: number }>`select id from parcel where manifest_no = ${name} order by id`.execute(db)).rows.map(({ id }) => id);
    const target = async (id: number) =>
      (await sql<{ id: number; version: number }>`select id, version from parcel where id = ${id}`.execute(db)).rows[0]!;
    const of = { warehouse, courier: channel.courier };
    const one = (await hand('createManifest', of, [await target(made[1]!)])).data as readonly { name: string }[];
    expect(await on(one[0]!.name)).toEqual([made[1]]);
    expect(await hand('createManifest', of, [await target(made[1]!)])).toMatchObject({ reason: 'NOT_FOR_MANIFEST' });
    expect(await hand('createManifest', of)).toMatchObject({ reason: 'ALL_PARCELS', message: expect.stringContaining('2') });
    const rest = (await hand('createManifest', { ...of, all: true })).data as readonly { name: string }[];
    expect(await on(rest[0]!.name)).toEqual([made[0], made[2]]);
  });

  it('refuses a manifest of 12 of which 11 were scanned and names the parcel, then posts 12 sales once however often it is confirmed', async () => {
    await sql`update parcel set state = 'voided', manifest_no = null where state = 'packed'`.execute(db);
    const parcels = [];
    for (let count = 0; count < 12; count += 1) parcels.push(await packed());
    const made = (await hand('createManifest', { warehouse, courier: channel.courier, all: true })).data as readonly { name: string }[];
    const manifest = made[0]!.name;
    const { rows } = await sql<{ id: number; parcel_no: string; waybill_no: string }>`
      select id, parcel_no, waybill_no from parcel where id = any(${parcels.map(({ parcel }) => parcel)}::bigint[]) order by id`.execute(
      db,
    );
    for (const [at, row] of rows.slice(0, 11).entries())
      expect(await hand('scanParcel', { manifest, code: at % 2 === 0 ? row.parcel_no : row.waybill_no })).toMatchObject({ code: 200 });
    expect(await hand('scanParcel', { manifest, code: rows[0]!.parcel_no })).toMatchObject({ reason: 'SCANNED_BEFORE' });
    const short = await hand('confirmHandover', { manifest });
    expect(short).toMatchObject({ reason: 'NOT_ALL_SCANNED' });
    expect(JSON.stringify(short)).toContain(rows[11]!.parcel_no);
    await hand('scanParcel', { manifest, code: rows[11]!.parcel_no });
    const sales = async () =>
      (
        await sql<{ count: number }>`
          select count(*)::integer as count from stock_posting where biz_type = 'sale_out'
          and idem_key = any(${rows.map(row => `parcel:${row.parcel_no}:ship:1:1`)}::text[])`.execute(db)
      ).rows[0]!.count;
    expect(await hand('confirmHandover', { manifest })).toMatchObject({ code: 200 });
    expect(await hand('confirmHandover', { manifest })).toMatchObject({ code: 200 });
    expect(await sales()).toBe(12);
    for (const { outbound } of parcels) expect(await statusOf('outbound', outbound)).toBe('shipped');
  });

  it('takes a parcel off its manifest, and voids it: the order waits to be packed again with another waybill', async () => {
    const { parcel, outbound } = await packed();
    const made = (await hand('createManifest', { warehouse, courier: channel.courier, all: true })).data as readonly { name: string }[];
    const row = async () =>
      (await sql<{ id: number; version: number }>`select id, version from parcel where id = ${parcel}`.execute(db)).rows[0]!;
    expect(await hand('removeParcel', {}, [await row()])).toMatchObject({ code: 200 });
    expect(await hand('confirmHandover', { manifest: made[0]!.name })).toMatchObject({ reason: 'NO_PARCELS' });
    const boxes = await materialLeft(carton);
    expect(await hand('voidParcel', {}, [await row()])).toMatchObject({ code: 200 });
    expect([await statusOf('parcel', parcel), await statusOf('outbound', outbound)]).toEqual(['voided', 'picked']);
    expect(await materialLeft(carton)).toBe(boxes + 1);
  });

  it('takes shipping back until the courier has scanned a parcel: it is handed over again, and once scanned stays shipped', async () => {
    await sql`update parcel set state = 'voided', manifest_no = null where state = 'packed'`.execute(db);
    const { parcel, outbound } = await packed();
    const handOver = async () => {
      const made = (await hand('createManifest', { warehouse, courier: channel.courier, all: true })).data as readonly { name: string }[];
      const { rows } = await sql<{ no: string }>`select parcel_no as no from parcel where id = ${parcel}`.execute(db);
      await hand('scanParcel', { manifest: made[0]!.name, code: rows[0]!.no });
      expect(await hand('confirmHandover', { manifest: made[0]!.name })).toMatchObject({ code: 200 });
    };
    const target = async (table: 'parcel' | 'outbound', id: number) =>
      (await sql<{ id: number; version: number }>`select id, version from ${sql.table(table)} where id = ${id}`.execute(db)).rows[0]!;
    const reverse = async () =>
      app.post(
        actionPath(app.registry.page('logoutStock')!.page.resource!, 'reverseShip'),
        {
          page: 'logoutStock',
          targets: [await target('outbound', outbound)],
          input: { reverseReason: 'wrong courier' },
          key: randomUUID(),
        },
        { signature: await app.signIn('superadmin'), language: 'en' },
      );
    const scanned = async (at: string) => hand('firstScan', { at }, [await target('parcel', parcel)]);
    await handOver();
    expect(JSON.stringify(await reverse())).not.toContain('refusal');
    expect([await statusOf('parcel', parcel), await statusOf('outbound', outbound)]).toEqual(['packed', 'packed']);
    expect(JSON.stringify(await scanned(app.now().toISOString()))).toContain('NOT_HANDED');
    await handOver();
    expect([await statusOf('parcel', parcel), await statusOf('outbound', outbound)]).toEqual(['handed', 'shipped']);
    expect(JSON.stringify(await scanned('2020-01-01T00:00:00.000Z'))).toContain('SCAN_TIME');
    expect(JSON.stringify(await scanned(app.now().toISOString()))).not.toContain('refusal');
    expect(JSON.stringify(await reverse())).toContain('CARRIER_SCANNED');
    expect(await statusOf('outbound', outbound)).toBe('shipped');
  });
});
