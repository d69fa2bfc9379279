import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { allocateOutbound } from '../outbound/allocate-outbound.ts';
import { createOutbound, type NewOutbound } from '../outbound/create-outbound.ts';
import { outboundPlace } from '../outbound/testing/outbound-place.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const clerk = { signature: await app.signIn('whclerk'), language: 'en' };
const place = await outboundPlace(app.db, 'US-W', app.now);
const { warehouse, country, run, put } = place;
const skus = [...place.skus];
const bins = [...place.bins];
const outbounds = { service: 'wms', path: 'outbound' };
const waves = { service: 'wms', path: 'wave' };
let sources = 0;

const allocated = async (lines: NewOutbound['lines'], more: Partial<NewOutbound> = {}) => {
  const reply = await run(async context => {
    const made = await createOutbound(context, {
      outType: 'sale',
      sourceType: 'sales_order',
      sourceNo: `WV-${(sources += 1)}`,
      warehouse,
      country,
      lines,
      ...more,
    });
    if (made.ok) await allocateOutbound(context, made.value.id);
    return made;
  });
  if (!reply.ok) throw new Error(reply.refusal.code);
  return reply.value.id;
};
const orderOf = async (id: number) => app.db.selectFrom('outbound').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const waveOf = async (id: number) => app.db.selectFrom('wave').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const targetsOf = async (table: 'outbound' | 'wave', ids: readonly number[]) =>
  app.db.selectFrom(table).select(['id', 'version']).where('id', 'in', ids).execute();
const act = async (table: 'outbound' | 'wave', action: string, ids: readonly number[], input: object = {}) => {
  const of = table === 'outbound' ? outbounds : waves;
  const page = table === 'outbound' ? 'logoutStock' : 'pickWave';
  return app.post(actionPath(of, action), { page, targets: await targetsOf(table, ids), input }, clerk);
};
const waved = async (ids: readonly number[]) => {
  expect(await act('outbound', 'createWave', ids, { maxOrders: 30 })).toMatchObject({ code: 200 });
  const rows = await app.db
    .selectFrom('wave_order')
    .select(['wave', 'outbound'])
    .where('outbound', 'in', ids)
    .where('in_wave', '=', true)
    .execute();
  return Map.groupBy(rows, ({ wave }) => wave);
};
const oneWave = async (ids: readonly number[]) => [...(await waved(ids)).keys()][0]!;
const binCode = async (bin: number) =>
  (await app.db.selectFrom('bin').select('bin_code').where('id', '=', bin).executeTakeFirstOrThrow()).bin_code;
const skuCode = async (sku: number) => (await app.db.selectFrom('sku').select('sku').where('id', '=', sku).executeTakeFirstOrThrow()).sku;
const picksOf = async (outbound: number) =>
  app.db.selectFrom('pick').select(['bin', 'qty', 'picked', 'back_since']).where('outbound', '=', outbound).orderBy('id').execute();
const failed = (reply: unknown) => JSON.stringify(reply).includes('refusal');

describe('waves', () => {
  it('[R10] [wms.md pickWave] 35 multi orders, max 30 → waves of 30 and 5; 22 single orders of one SKU → one bulk wave', async () => {
    const sku = skus.pop()!;
    await put(sku, bins.pop()!, 300);
    const multi = [];
    for (let at = 0; at < 35; at += 1) multi.push(await allocated([{ sku, qty: 2 }]));
    expect([...(await waved(multi)).values()].map(orders => orders.length).toSorted((one, other) => other - one)).toEqual([30, 5]);
    const single = [];
    for (let at = 0; at < 22; at += 1) single.push(await allocated([{ sku, qty: 1 }]));
    const [[wave, orders] = [0, []]] = await waved(single);
    expect(orders).toHaveLength(22);
    expect(await waveOf(wave)).toMatchObject({ type: 'bulk', status: 'draft' });
    expect(await act('wave', 'release', [wave])).toMatchObject({ code: 200 });
    expect((await orderOf(single[0]!)).status).toBe('waved');
  });

  it('[R7] [wms.md pickWave] shortPick of 2 from bin A with 2 in bin B → task moves to B, order stays in the wave', async () => {
    const sku = skus.pop()!;
    const [one, other] = [bins.pop()!, bins.pop()!];
    await put(sku, one, 2);
    await put(sku, other, 2);
    const order = await allocated([{ sku, qty: 2 }]);
    const wave = await oneWave([order]);
    await act('wave', 'release', [wave]);
    const [first] = await picksOf(order);
    const elsewhere = first!.bin === one ? other : one;
    const at = { bin: await binCode(first!.bin), sku: await skuCode(sku), qty: 2, reason: 'not there' };
    expect(failed(await act('wave', 'shortPick', [wave], at))).toBe(false);
    expect(await picksOf(order)).toMatchObject([{ bin: elsewhere, qty: 2, picked: 0 }]);
    expect((await orderOf(order)).status).toBe('picking');
    const again = { ...at, bin: await binCode(elsewhere), qty: 2 };
    expect(await act('wave', 'recordPick', [wave], { ...again, qty: 3 })).toMatchObject({ reason: 'PICK_BEYOND' });
    expect(await act('wave', 'recordPick', [wave], { ...again, bin: 'NOWHERE' })).toMatchObject({ reason: 'UNKNOWN_BIN' });
    expect(failed(await act('wave', 'recordPick', [wave], again))).toBe(false);
    expect((await orderOf(order)).status).toBe('picked');
    expect(failed(await act('wave', 'close', [wave]))).toBe(false);
    expect(await waveOf(wave)).toMatchObject({ status: 'done' });
  });

  it('[R7] an order for which no other bin has pieces goes short with all it holds; what was picked of it is put back first', async () => {
    const [sku, second] = [skus.pop()!, skus.pop()!];
    const [one, other] = [bins.pop()!, bins.pop()!];
    await put(sku, one, 2);
    await put(second, other, 3);
    const order = await allocated([
      { sku, qty: 2 },
      { sku: second, qty: 3 },
    ]);
    const wave = await oneWave([order]);
    await act('wave', 'release', [wave]);
    await act('wave', 'recordPick', [wave], { bin: await binCode(other), sku: await skuCode(second), qty: 3 });
    await act('wave', 'shortPick', [wave], { bin: await binCode(one), sku: await skuCode(sku), qty: 1, reason: 'not there' });
    expect(await orderOf(order)).toMatchObject({ status: 'short' });
    expect(await place.standing(sku)).toMatchObject({ available: 2, unallocated: 0 });
    expect(await picksOf(order)).toMatchObject([{ bin: other, picked: 3, back_since: expect.any(String) }]);
    expect(JSON.stringify(await act('outbound', 'allocate', [order]))).toContain('PUT_BACK_OPEN');
    expect(failed(await act('outbound', 'putBack', [order]))).toBe(false);
    expect(await place.standing(second)).toMatchObject({ available: 3, unallocated: 0 });
    expect(failed(await act('outbound', 'allocate', [order]))).toBe(false);
    expect(await orderOf(order)).toMatchObject({ status: 'allocated' });
  });

  it('a cancelled wave releases its bins, and its orders wait to be picked again', async () => {
    const sku = skus.pop()!;
    await put(sku, bins.pop()!, 5);
    const order = await allocated([{ sku, qty: 5 }]);
    const wave = await oneWave([order]);
    await act('wave', 'release', [wave]);
    expect(await place.standing(sku)).toMatchObject({ available: 0 });
    expect(failed(await act('wave', 'cancel', [wave]))).toBe(false);
    expect(await place.standing(sku)).toMatchObject({ available: 5, unallocated: 5 });
    expect((await orderOf(order)).status).toBe('allocated');
    const next = await oneWave([order]);
    expect(next).not.toBe(wave);
  });

  it('an intercepted order is held, leaves its wave, and its picked pieces wait to be put back', async () => {
    const sku = skus.pop()!;
    const bin = bins.pop()!;
    await put(sku, bin, 4);
    const order = await allocated([{ sku, qty: 4 }]);
    const wave = await oneWave([order]);
    await act('wave', 'release', [wave]);
    await act('wave', 'recordPick', [wave], { bin: await binCode(bin), sku: await skuCode(sku), qty: 1 });
    expect(failed(await act('outbound', 'intercept', [order], { holdReason: 'customer called' }))).toBe(false);
    expect(await orderOf(order)).toMatchObject({ status: 'held', held_from: 'allocated', hold_reason: 'customer called' });
    expect(await place.standing(sku)).toMatchObject({ available: 3, unallocated: 3 });
    await act('outbound', 'putBack', [order]);
    expect(await place.standing(sku)).toMatchObject({ available: 4, unallocated: 4 });
    expect(failed(await act('outbound', 'unhold', [order]))).toBe(false);
    expect((await orderOf(order)).status).toBe('allocated');
  });

  it('the pick list of a wave follows the walk and shows slots; the print has it too', async () => {
    const sku = skus.pop()!;
    const own = [bins.pop()!, bins.pop()!, bins.pop()!];
    for (const bin of own) await put(sku, bin, 1);
    const orders = [await allocated([{ sku, qty: 2 }]), await allocated([{ sku, qty: 1 }], { outType: 'sample' })];
    const [wave] = [...(await waved(orders)).keys()];
    await act('wave', 'release', [wave!]);
    const reply = await app.get(`${recordPath(waves, 'read')}?page=pickWave&id=${wave}`, clerk);
    const { rows } = await sql<{ walk: number }>`select walk from wave_picks where record_id = ${wave!} order by line_no`.execute(app.db);
    expect(rows.map(({ walk }) => walk)).toEqual(rows.map(({ walk }) => walk).toSorted((one, other) => one - other));
    expect(reply).toMatchObject({ code: 200 });
  });
});
