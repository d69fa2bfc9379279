import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { stockLedger } from '../stock/stock-ledger.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { changeOutbound } from './change-outbound.ts';
import { outboundPlace } from './testing/outbound-place.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const clerk = { signature: await app.signIn('whclerk'), language: 'en' };
const admin = { signature: await app.signIn('superadmin'), language: 'en' };
const place = await outboundPlace(app.db, 'US-W', app.now);
const { warehouse, country, run, put } = place;
const skus = [...place.skus];
// parts that were never stocked there are not on sale in the demo
await sql`update sku set sales_status = 'onSale' where id = any(${skus}::bigint[])`.execute(app.db);
const bins = [...place.bins];
const outbounds = { service: 'wms', path: 'outbound' };
let sources = 0;

const add = async (lines: readonly object[], more: object = {}) =>
  app.post(
    recordPath(outbounds, 'add'),
    {
      page: 'logoutStock',
      values: { outType: 'sale', sourceNo: `PAGE-${(sources += 1)}`, warehouse, country, items: lines, ...more },
    },
    clerk,
  );
const made = async (lines: readonly object[], more: object = {}) => {
  const reply = await add(lines, more);
  if (reply.code !== 200) throw new Error(JSON.stringify(reply));
  return (reply.data as { id: number }).id;
};
const orderOf = async (id: number) => app.db.selectFrom('outbound').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const act = async (action: string, id: number, input: object = {}) => {
  const { version } = await orderOf(id);
  return JSON.stringify(await app.post(actionPath(outbounds, action), { page: 'logoutStock', targets: [{ id, version }], input }, clerk));
};
/** What the page of the ledger answers when the posting of an order is to be reversed there. */
const reversedInLedger = async (id: number) => {
  const { outbound_no: docNo } = await orderOf(id);
  const move = await app.db
    .selectFrom('stock_move as m')
    .innerJoin('stock_posting as p', 'p.id', 'm.posting')
    .select('m.seq')
    .where('p.doc_type', '=', 'outbound')
    .where('p.doc_no', '=', docNo)
    .executeTakeFirstOrThrow();
  return app.post(
    actionPath(app.registry.page('stockLedger')!.page.resource!, 'reverse'),
    { page: 'stockLedger', targets: [{ id: move.seq, version: 1 }], input: { reason: 'came back' } },
    admin,
  );
};
const led = async (id: number, status: 'packed' | 'picking') => run(async context => changeOutbound(context, { id }, { status }, 'start'));

describe('the page of outbound orders', () => {
  it('[wms.md logoutStock] adds, allocates or goes short with the pieces that can ship, and ships once', async () => {
    const sku = skus.pop()!;
    await put(sku, bins.pop()!, 100);
    await run(async context =>
      stockLedger(context).reserve({ demandType: 'sales_order', demandNo: 'PAGE-OTHER', demandLine: 1, warehouse, sku, qty: 70 }),
    );
    const short = await made([{ sku, qty: 31 }]);
    expect(await act('allocate', short)).toContain('"became":{"zh":"缺货"');
    expect((await orderOf(short)).status).toBe('short');
    const { rows } = await sql`select can_ship from outbound_list where id = ${short}`.execute(app.db);
    expect(rows).toEqual([{ can_ship: 30 }]);
    const order = await made([{ sku, qty: 30 }]);
    expect(await act('allocate', order)).not.toContain('refusal');
    expect((await orderOf(order)).status).toBe('allocated');
    expect(await act('ship', order)).toContain('STATE');
    await led(order, 'packed');
    expect(await act('ship', order)).not.toContain('refusal');
    expect(await act('ship', order)).toContain('STATE');
    expect(await place.standing(sku)).toMatchObject({ available: 70, unallocated: 70 });
  });

  it('reverses shipping within a day, with its cost, and ships again', async () => {
    const sku = skus.pop()!;
    await put(sku, bins.pop()!, 8);
    const order = await made([{ sku, qty: 8 }]);
    await act('allocate', order);
    await led(order, 'packed');
    await act('ship', order);
    expect(await reversedInLedger(order)).toMatchObject({ reason: 'REVERSE_AT_DOCUMENT' });
    expect(await act('reverseShip', order, { reverseReason: 'left behind' })).not.toContain('refusal');
    const shown = await orderOf(order);
    expect(shown).toMatchObject({ status: 'packed', shipped_at: null, hold_reason: null, reverse_reason: 'left behind' });
    const ledger = app.registry.page('stockLedger')!.page.resource!;
    const filters = [{ field: 'belongsTo', op: 'eq', value: shown.outbound_no }];
    const postings = await app.post(
      recordPath(ledger, 'list'),
      { page: 'stockLedger', filters, sort: [{ field: 'seq' }], limit: 50 },
      admin,
    );
    expect((postings.data as { rows: readonly { state: string }[] }).rows.map(({ state }) => state)).toEqual(
      expect.arrayContaining(['reversed', 'reversal']),
    );
    expect(await act('ship', order)).not.toContain('refusal');
    const { rows } = await sql`select qty, shipped from outbound_progress where record_id = ${order}`.execute(app.db);
    expect(rows).toEqual([{ qty: 8, shipped: 8 }]);
    app.wait({ hours: 25 });
    const late = { signature: await app.signIn('whclerk'), language: 'en' };
    const { version } = await orderOf(order);
    const reply = await app.post(
      actionPath(outbounds, 'reverseShip'),
      { page: 'logoutStock', targets: [{ id: order, version }], input: { reverseReason: 'late' } },
      late,
    );
    expect(JSON.stringify(reply)).toContain('TOO_LATE');
    clerk.signature = late.signature;
  });

  it('is held and resumes where it was; cancelling releases its reservations', async () => {
    const sku = skus.pop()!;
    await put(sku, bins.pop()!, 5);
    const order = await made([{ sku, qty: 5 }]);
    await act('allocate', order);
    expect(await act('hold', order, { holdReason: 'address' })).not.toContain('refusal');
    expect(await orderOf(order)).toMatchObject({ status: 'held', held_from: 'allocated', hold_reason: 'address' });
    await act('unhold', order);
    expect(await orderOf(order)).toMatchObject({ status: 'allocated', held_from: null, hold_reason: null });
    await act('cancel', order, { holdReason: 'customer' });
    expect(await orderOf(order)).toMatchObject({ status: 'cancelled', hold_reason: 'customer' });
    expect(await place.standing(sku)).toMatchObject({ available: 5, unallocated: 0 });
  });

  it('splits an order in two, each to be allocated again', async () => {
    const [sku, other] = [skus.pop()!, skus[0]!];
    await put(sku, bins.pop()!, 9);
    const order = await made([
      { sku, qty: 6 },
      { sku: other, qty: 1 },
    ]);
    expect(await act('split', order, { sku, qty: 7 })).toContain('SPLIT_BEYOND');
    expect(await act('split', order, { sku, qty: 4 })).not.toContain('refusal');
    const { source_no: source } = await orderOf(order);
    const { rows } = await sql<{ part: number; qty: number }>`
      select o.part, l.qty from outbound o join outbound_lines l on l.record_id = o.id where o.source_no = ${source} and l.sku = ${sku}
      order by o.part`.execute(app.db);
    expect(rows).toEqual([
      { part: 1, qty: 2 },
      { part: 2, qty: 4 },
    ]);
  });

  it('changes warehouse and channel within what they serve, and takes a waybill once', async () => {
    const sku = skus.pop()!;
    await put(sku, bins.pop()!, 3);
    const order = await made([{ sku, qty: 3 }]);
    await act('allocate', order);
    const { rows } = await sql<{ channel: number; here: boolean }>`
      select c.id as channel, exists (select from logistics_channel_warehouses w where w.record_id = c.id
      and w.warehouse = ${warehouse}) as here
      from logistics_channel c order by c.id`.execute(app.db);
    const [here, elsewhere] = [rows.find(row => row.here)!.channel, rows.find(row => !row.here)!.channel];
    expect(await act('getWaybill', order)).toContain('NO_CHANNEL');
    expect(await act('changeChannel', order, { channel: elsewhere })).toContain('CHANNEL_ELSEWHERE');
    expect(await act('changeChannel', order, { channel: here })).not.toContain('refusal');
    expect(await act('getWaybill', order)).toContain('ADDRESS_INCOMPLETE');
    const home = { receiver: 'J. Miller', address: '64 Salem St', city: 'Boston', postcode: '02113' };
    expect(await act('changeAddress', order, home)).not.toContain('refusal');
    expect(await act('getWaybill', order)).not.toContain('refusal');
    expect(await act('changeAddress', order, { city: 'Salem' })).toContain('HAS_WAYBILL');
    expect(await act('getWaybill', order)).toContain('HAS_WAYBILL');
    const { id: to } = await app.db.selectFrom('warehouse').select('id').where('code', '=', 'US-E').executeTakeFirstOrThrow();
    expect(await act('changeWarehouse', order, { warehouse: to })).not.toContain('refusal');
    expect(await orderOf(order)).toMatchObject({ warehouse: to, status: 'pending' });
    expect(await place.standing(sku)).toMatchObject({ available: 3, unallocated: 0 });
  });

  it('[OB1] refuses stopped SKUs, countries without a route and destinations that are missing', async () => {
    const { id: brazil } = await app.db.selectFrom('country').select('id').where('iso2', '=', 'BR').executeTakeFirstOrThrow();
    const { id: stopped } = await app.db
      .selectFrom('sku')
      .select('id')
      .where('sales_status', 'in', ['stopped', 'archived'])
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(await add([{ sku: skus[0], qty: 1 }], { country: brazil }))).toContain('NO_TRADE_ROUTE');
    expect(JSON.stringify(await add([{ sku: stopped, qty: 1 }]))).toContain('SKU_STOPPED');
    expect(JSON.stringify(await add([{ sku: skus[0], qty: 1 }], { outType: 'transfer' }))).toContain('NEEDS_DESTINATION');
    expect(JSON.stringify(await add([]))).toContain('REQUIRED');
  });
});
