import { randomUUID } from 'node:crypto';
import { actionPath, fixedKey, headers, mainBase, mainPaths, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { allocateOutbound } from '../outbound/allocate-outbound.ts';
import { changeOutbound } from '../outbound/change-outbound.ts';
import { createOutbound } from '../outbound/create-outbound.ts';
import { outboundPlace } from '../outbound/testing/outbound-place.ts';
import { printCalls } from '../../../platform/prints/print-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => [
  ...recordCalls({ database: db, registry }),
  ...toolCalls({ database: db, registry }),
  ...printCalls({ database: db, registry }),
]);
const { db } = app;
const clerk = { signature: await app.signIn('whclerk'), language: 'en' as const };
const { warehouse, country, run, put, skus, bins } = await outboundPlace(db, 'US-W', app.now);
const resource = app.registry.page('packStation')!.page.resource!;
const { rows: channels } = await sql<{ id: number; courier: number }>`select id, courier from logistics_channel order by id`.execute(db);
const { id: channel, courier } = channels[0]!;
const sku = skus[0]!;
await sql`update sku set unit_gross_kg = 1.25, gtin = '4006381333931' where id = ${sku}`.execute(db);
await put(sku, bins[0]!, 50);
const { id: carton } = await db.selectFrom('packing_material').select('id').where('code', '=', 'CTN-352520').executeTakeFirstOrThrow();
/** A shop that posts goods out when they are packed. */
const { store } = await db
  .selectFrom('store_config')
  .select('store')
  .where('ship_post_point', '=', 'pack')
  .where('country', '=', country)
  .where('status', '=', 1)
  .executeTakeFirstOrThrow();

const act = async (action: string, input: object) => {
  const reply = await app.post(actionPath(resource, action), { page: 'packStation', input, key: randomUUID() }, clerk);
  return { ...reply, id: ((reply.data ?? []) as readonly { id: number }[])[0]?.id ?? 0 };
};
const hand = (action: string, input: object, targets: readonly object[] = []) =>
  app.post(actionPath(resource, action), { page: 'parcelHandover', input, targets, key: randomUUID() }, clerk);

let sources = 0;
const home = { address: '64 Salem St', city: 'Boston', postcode: '02113' };
/** An order of some pieces that was picked. */
const picked = (qty: number, of: { readonly store?: number }) =>
  run(async context => {
    const asked = { outType: 'sale', sourceType: 'sales_order', sourceNo: `SO-BOOK-${(sources += 1)}`, ...of } as const;
    const made = await createOutbound(context, {
      ...asked,
      warehouse,
      country,
      channel,
      receiver: 'Jane Doe',
      ...home,
      lines: [{ sku, qty }],
    });
    if (!made.ok) throw new Error(made.refusal.code);
    const done = await allocateOutbound(context, made.value.id);
    if (!done.ok || done.value !== 'allocated') throw new Error('not allocated');
    await changeOutbound(context, made.value, { status: 'picked' }, 'pick');
    return made.value;
  });
/** Weighs and closes a parcel of one piece. */
const close = async (parcel: number) => {
  await act('chooseBox', { parcel, box: carton });
  await act('weigh', { parcel, actualG: 1460 });
  await act('getWaybill', { parcel });
  expect(await act('close', { parcel })).toMatchObject({ code: 200 });
};
const packed = async (of: { readonly store?: number }) => {
  const { id: outbound, outboundNo } = await picked(1, of);
  const { id: parcel } = await act('open', { code: outboundNo });
  await act('scan', { parcel, code: '4006381333931' });
  await close(parcel);
  return { outbound, parcel };
};
const parcelRow = async (parcel: number) =>
  (
    await sql<{ id: number; version: number; no: string; state: string }>`
      select id, version, parcel_no as no, state from parcel where id = ${parcel}`.execute(db)
  ).rows[0]!;
/** How an order stands: its status, and what has left of it by the ledger, its lines and its picks. */
const stands = async (outbound: number) =>
  (
    await sql<object>`
      select o.status, l.packed, l.shipped, l.cost_value is not null as costed,
        (select sum(k.shipped)::integer from pick k where k.outbound = o.id) as picks,
        (select coalesce(-sum(m.qty_delta), 0)::integer from stock_posting p join stock_move m on m.posting = p.id
          left join stock_posting of on of.id = p.reversal_of
          where coalesce(of.doc_no, p.doc_no) = o.outbound_no and coalesce(of.biz_type, p.biz_type) = 'sale_out') as gone,
        (select count(*)::integer from stock_posting p where p.doc_no = o.outbound_no and p.biz_type = 'sale_out') as postings
      from outbound o join outbound_lines l on l.record_id = o.id where o.id = ${outbound}`.execute(db)
  ).rows[0];
const manifestOf = async (parcels: readonly number[]) => {
  await sql`update parcel set state = 'voided', manifest_no = null where state = 'packed' and not id = any(${parcels}::bigint[])`.execute(
    db,
  );
  const made = (await hand('createManifest', { warehouse, courier, all: true })).data as readonly { name: string }[];
  return made[0]!.name;
};

it('[R11e] goods are booked out when they are packed where the shop says so: once, back when the parcel is voided, not again when it is handed over', async () => {
  const later = await packed({});
  expect(await stands(later.outbound)).toMatchObject({ status: 'packed', shipped: 0, gone: 0, postings: 0 });
  const voided = await packed({ store });
  expect(await stands(voided.outbound)).toEqual({ status: 'packed', packed: 1, shipped: 1, costed: true, picks: 1, gone: 1, postings: 1 });
  expect(await act('close', { parcel: voided.parcel })).toMatchObject({ reason: 'NOT_PACKING' });

  expect(JSON.stringify(await hand('voidParcel', {}, [await parcelRow(voided.parcel)]))).not.toContain('refusal');
  expect(await stands(voided.outbound)).toEqual({ status: 'picked', packed: 0, shipped: 0, costed: false, picks: 0, gone: 0, postings: 1 });
  expect(await parcelRow(voided.parcel)).toMatchObject({ state: 'voided' });

  const again = await packed({ store });
  const both = [later, again];
  const manifest = await manifestOf(both.map(({ parcel }) => parcel));
  for (const { parcel } of both) await hand('scanParcel', { manifest, code: (await parcelRow(parcel)).no });
  for (let times = 0; times < 2; times += 1) expect(await hand('confirmHandover', { manifest })).toMatchObject({ code: 200 });
  for (const { parcel, outbound } of both) {
    expect(await stands(outbound)).toMatchObject({ status: 'shipped', shipped: 1, gone: 1, postings: 1 });
    expect(await parcelRow(parcel)).toMatchObject({ state: 'handed' });
  }
});

it('[R11e] an order of two parcels that were booked when they were packed has shipped when the second one goes', async () => {
  const { id: outbound, outboundNo } = await picked(2, { store });
  const { id: first } = await act('open', { code: outboundNo });
  await act('scan', { parcel: first, code: '4006381333931' });
  await act('splitParcel', { parcel: first });
  await close(first);
  const { id: second } = await act('open', { code: outboundNo });
  await act('scan', { parcel: second, code: '4006381333931' });
  await close(second);
  expect(await stands(outbound)).toMatchObject({ status: 'packed', packed: 2, shipped: 2, gone: 2, postings: 2 });
  const manifest = await manifestOf([first, second]);
  await hand('removeParcel', {}, [await parcelRow(second)]);
  await hand('scanParcel', { manifest, code: (await parcelRow(first)).no });
  expect(await hand('confirmHandover', { manifest })).toMatchObject({ code: 200 });
  expect(await stands(outbound)).toMatchObject({ status: 'packed', gone: 2 });
  const last = await manifestOf([first, second]);
  await hand('scanParcel', { manifest: last, code: (await parcelRow(second)).no });
  expect(await hand('confirmHandover', { manifest: last })).toMatchObject({ code: 200 });
  expect(await stands(outbound)).toMatchObject({ status: 'shipped', gone: 2, postings: 2 });
});

it('labels are printed as the configurations of the shop say, where they agree', async () => {
  const labelled = async (label: 'a4' | 'thermal100x100' | 'thermal4x6') => {
    await sql`update store_config set label_template = ${label} where store = ${store} and country = ${country}`.execute(db);
    const { outboundNo } = await picked(1, { store });
    const { id: parcel } = await act('open', { code: outboundNo });
    const desk = await app.post(recordPath(resource, 'work'), { page: 'packStation', tool: 'desk', input: { parcel } }, clerk);
    const { label: template, zpl } = desk.data as { readonly label?: string; readonly zpl?: string };
    return { parcel, template, zpl };
  };
  const print = (parcel: number, template: string | undefined) =>
    app.app.inject({
      method: 'POST',
      url: `${mainBase}${mainPaths.printRun}`,
      headers: { [headers.key]: fixedKey, [headers.signature]: clerk.signature },
      payload: { page: 'packStation', action: 'reprint', template, ids: [parcel] },
    });
  /** The width and the length of a label in millimetres, from its ZPL, which gives them in dots of an eighth. */
  const sizeOf = (zpl: string) => ['PW', 'LL'].map(order => Number(new RegExp(String.raw`\^${order}(\d+)`).exec(zpl)?.[1]) / 8);
  const onPaper = await labelled('a4');
  expect([onPaper.template, onPaper.zpl]).toEqual(['parcelLabelA4', undefined]);
  const square = await labelled('thermal100x100');
  expect(square.template).toBe('parcelLabelSquare');
  expect((await print(square.parcel, square.template)).headers['content-type']).toContain('application/pdf');
  expect(sizeOf((await print(square.parcel, square.zpl)).body)).toEqual([100, 100]);
  const usual = await labelled('thermal4x6');
  expect(sizeOf((await print(usual.parcel, usual.zpl)).body)).toEqual([100, 150]);
});

it('a packing slip is offered where the shop wants one, and printed', async () => {
  const wants = async (slip: 'none' | 'plain') => {
    await sql`update store_config set packing_slip = ${slip} where store = ${store} and country = ${country}`.execute(db);
    const { outboundNo } = await picked(1, { store });
    const { id: parcel } = await act('open', { code: outboundNo });
    const desk = await app.post(recordPath(resource, 'work'), { page: 'packStation', tool: 'desk', input: { parcel } }, clerk);
    return { parcel, offered: (desk.data as { slip?: boolean }).slip };
  };
  expect((await wants('none')).offered).toBe(false);
  const { parcel, offered } = await wants('plain');
  expect(offered).toBe(true);
  const printed = await app.app.inject({
    method: 'POST',
    url: `${mainBase}${mainPaths.printRun}`,
    headers: { [headers.key]: fixedKey, [headers.signature]: clerk.signature },
    payload: { page: 'packStation', action: 'printSlip', template: 'packingSlip', ids: [parcel] },
  });
  expect(printed.headers['content-type']).toContain('application/pdf');
});
