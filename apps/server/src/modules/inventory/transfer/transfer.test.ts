import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { cancelOutbound } from '../outbound/cancel-outbound.ts';
import { changeOutbound } from '../outbound/change-outbound.ts';
import { shipPieces } from '../outbound/ship-pieces.ts';
import { receiptFollowers } from '../receipt/receipt-followers.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { asDecimal } from '../stock/read-view.ts';
import { type LedgerContext, stockLedger } from '../stock/stock-ledger.ts';
import { workingBin } from '../stock/working-bin.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { registry } from '../../../testing/whole-registry.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const [clerk, manager, boss] = [await as('whclerk'), await as('financemanager'), await as('superadmin')];
const transfers = { service: 'stock', path: 'transfer_order' };
type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
type Line = Readonly<Record<string, unknown>>;

const { rows: houses } = await sql<{ id: number; code: string; type: string }>`select id, code, type from warehouse order by id`.execute(
  app.db,
);
const house = (code: string) => houses.find(each => each.code === code)!.id;
const [from, to] = [house('CN-SZ'), house('US-W')];
const { rows: fresh } = await sql<{ id: number }>`
  select id from sku s where kind = 'single' and not exists (select from stock_item i where i.sku = s.id
  and i.warehouse = any(${[from, to]}::bigint[])) order by id limit 8`.execute(app.db);
let used = 0;
const inLedger = async <Answer>(work: (context: LedgerContext) => Promise<Answer>): Promise<Answer> =>
  app.db.transaction().execute(async transaction => work({ registry, transaction, now: app.now(), by: 1 }));
const pickBin = await app.db
  .selectFrom('bin')
  .innerJoin('warehouse_area', 'warehouse_area.id', 'bin.area')
  .select('bin.id')
  .where('bin.warehouse', '=', from)
  .where('warehouse_area.use', '=', 'pick')
  .orderBy('bin.id', 'desc')
  .executeTakeFirstOrThrow();
const bring = async (qty: number, value: string) => {
  const sku = fresh[used++]!.id;
  await inLedger(async context =>
    stockLedger(context).post({
      idemKey: `test:${sku}`,
      docType: 'test',
      docNo: 'T',
      bizType: 'purchase_in',
      changes: [{ warehouse: from, bin: pickBin.id, sku, status: 'available', qty }],
      incoming: [{ warehouse: from, sku, qty, cost: { value: asDecimal(value), source: 'po_price' } }],
    }),
  );
  return sku;
};
const add = async (lines: readonly Line[], more: object = {}, who = clerk) =>
  app.post(
    recordPath(transfers, 'add'),
    { page: 'transferOrder', values: { fromWarehouse: from, toWarehouse: to, eta: '2026-07-01', lines, ...more } },
    who,
  );
const made = async (lines: readonly Line[], more: object = {}) => {
  const reply = await add(lines, more);
  if (reply.code !== replyCodes.ok) throw new Error(JSON.stringify(reply));
  return (reply.data as Row).id;
};
const read = async (id: number) => (await app.get(`${recordPath(transfers, 'read')}?id=${id}`, boss)).data as Row;
const step = async (id: number, action: string, who = clerk, input: object = {}) => {
  const { version } = await read(id);
  const reply = await app.post(actionPath(transfers, action), { targets: [{ id, version }], input }, who);
  return (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code ?? reply.reason ?? 'done';
};
const outboundOf = async (id: number) => {
  const { transferNo } = await read(id);
  return app.db
    .selectFrom('outbound')
    .selectAll()
    .where('source_no', '=', String(transferNo))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
};
const ship = async (id: number, qty: number, key = 'a') => {
  const { id: outboundId } = await outboundOf(id);
  return inLedger(async context => shipPieces(context, { outboundId, idemKey: `test:ship:${id}:${key}`, items: [{ lineNo: 1, qty }] }));
};
/** Books pieces from in transit to the dock and notifies the followers, as the receipt does. */
const receive = async (id: number, sku: number, good: number) =>
  inLedger(async context => {
    const { transferNo } = await read(id);
    const receipt = await context.transaction
      .selectFrom('receipt')
      .selectAll()
      .where('source_no', '=', String(transferNo))
      .executeTakeFirstOrThrow();
    const [transit, dock] = [await workingBin(context, to, 'transit'), await workingBin(context, to, 'dock')];
    const at = { warehouse: to, sku };
    const reply = await stockLedger(context).post({
      idemKey: `test:receive:${id}:${good}`,
      docType: 'receipt',
      docNo: receipt.receipt_no,
      bizType: 'transit_receive',
      changes: [
        { ...at, bin: transit, status: 'in_transit', qty: -good },
        { ...at, bin: dock, status: 'available', qty: good },
      ],
    });
    if (!reply.ok) throw new Error(reply.refusal.code);
    const received = { id: receipt.id, receiptNo: receipt.receipt_no, type: receipt.type, sourceNo: receipt.source_no, warehouse: to };
    await context.registry.part(receiptFollowers, 'transfer')!.received!(
      context,
      received,
      { lineNo: 1, sku, expectedQty: 100, inTransit: true },
      { good, hold: 0, damaged: 0 },
    );
  });
const item = async (warehouse: number, sku: number) =>
  app.db
    .selectFrom('stock_item')
    .select(['available', 'unallocated', 'in_transit', 'value_left'])
    .where('warehouse', '=', warehouse)
    .where('sku', '=', sku)
    .executeTakeFirst();

it('[TR1] takes available pieces to another warehouse; to a third party with a product; approved by another person', async () => {
  const sku = await bring(10, '100');
  expect(await add([{ sku, qty: 11 }])).toMatchObject({ reason: 'ATP_SHORT' });
  expect(await add([{ sku, qty: 1 }], { toWarehouse: from })).toMatchObject({ reason: 'SAME' });
  const other = houses.find(({ type }) => type === 'threePl')!;
  expect(await add([{ sku, qty: 1 }], { toWarehouse: other.id }, boss)).toMatchObject({ reason: 'CHANNEL' });
  const id = await made([{ sku, qty: 4, shippedQty: 3 }]);
  expect(await read(id)).toMatchObject({ transferNo: expect.stringMatching(/^TF260520\d{5}$/), qty: 4, shippedQty: 0, state: 'draft' });
  expect(await step(id, 'submit')).toBe('done');
  expect(await step(id, 'approve', clerk)).toBe('FORBIDDEN');
  expect(await step(id, 'reject', manager, { rejectReason: 'next week' })).toBe('done');
  expect(await read(id)).toMatchObject({ state: 'draft', rejectReason: 'next week' });
  expect(await step(id, 'submit', boss)).toBe('done');
  expect(await step(id, 'approve', boss)).toBe('OWN_DOCUMENT');
  expect(await step(id, 'approve', manager)).toBe('done');
  expect([await outboundOf(id), await item(from, sku)]).toMatchObject([
    { status: 'allocated', out_type: 'transfer', to_warehouse: to },
    { available: 10, unallocated: 4 },
  ]);
  const short = await made([{ sku, qty: 6 }]);
  await inLedger(async context =>
    stockLedger(context).reserve({ demandType: 'outbound', demandNo: 'X', demandLine: 1, warehouse: from, sku, qty: 3 }),
  );
  await step(short, 'submit');
  expect(await step(short, 'approve', manager)).toBe('ATP_SHORT');
  expect(await read(short)).toMatchObject({ state: 'submitted' });
  expect(await step(id, 'cancel', clerk, { closeReason: 'not needed' })).toBe('done');
  expect([await outboundOf(id), await item(from, sku)]).toMatchObject([{ status: 'cancelled' }, { unallocated: 3 }]);
  expect(await read(id)).toMatchObject({ state: 'cancelled', closeReason: 'not needed' });
});

it('[TR2] [TR3] [TR4] ship 100 of 5,306.4300, receive 97 → 3 on the way of 159.1929; closed with loss nothing, and 5,147.2371 there', async () => {
  const sku = await bring(100, '5306.4300');
  const id = await made([{ sku, qty: 100 }]);
  await step(id, 'submit');
  expect(await step(id, 'approve', manager)).toBe('done');
  expect(await ship(id, 100)).toMatchObject({ ok: true });
  expect(await ship(id, 100)).toMatchObject({ ok: true });
  expect(await read(id)).toMatchObject({
    state: 'shipped',
    shippedQty: 100,
    inTransit: 100,
    receiptNo: expect.stringMatching(/^RC/),
    shippedAt: expect.anything(),
  });
  expect(await item(to, sku)).toMatchObject({ in_transit: 100, value_left: '5306.43' });
  expect(await step(id, 'cancel', clerk, { closeReason: 'too late' })).toBe('STATE');
  await receive(id, sku, 97);
  expect(await read(id)).toMatchObject({ state: 'part_received', receivedQty: 97, inTransit: 3 });
  const { rows: worth } = await sql<{ value: string }>`
    select round(value_left * in_transit / (in_transit + available), 4)::text as value from stock_item where warehouse = ${to}
    and sku = ${sku}`.execute(app.db);
  expect(worth[0]?.value).toBe('159.1929');
  expect(await step(id, 'close')).toBe('STATE');
  expect(await step(id, 'closeWithLoss', clerk, { closeReason: 'container broken' })).toBe('FORBIDDEN');
  expect(await step(id, 'closeWithLoss', manager, { closeReason: 'container broken' })).toBe('done');
  expect(await read(id)).toMatchObject({
    state: 'closed',
    lossQty: 3,
    inTransit: 0,
    lines: [{ qty: 100, shippedQty: 100, receivedQty: 97, lostQty: 3 }],
  });
  expect(await item(to, sku)).toMatchObject({ in_transit: 0, available: 97, value_left: '5147.2371' });
  const { transferNo } = await read(id);
  const { rows: claims } = await sql`select party, type, qty, claimed::text from claim where biz_no = ${transferNo}`.execute(app.db);
  expect(claims).toMatchObject([{ party: 'carrier', type: 'lost', qty: 3, claimed: '159.190' }]);
});

it('[TR3] follows its outbound: picked, shipped in part, back again; received whole it is closed', async () => {
  const sku = await bring(10, '10');
  const id = await made([{ sku, qty: 5 }]);
  await step(id, 'submit');
  await step(id, 'approve', manager);
  const { id: outbound } = await outboundOf(id);
  const lead = (status: 'picking' | 'allocated') =>
    app.db
      .transaction()
      .execute(transaction =>
        changeOutbound({ transaction, registry: app.registry, by: 1, now: app.now() }, { id: outbound }, { status }, 'start'),
      );
  await lead('picking');
  expect(await read(id)).toMatchObject({ state: 'picking' });
  await lead('allocated');
  expect(await read(id)).toMatchObject({ state: 'approved' });
  await ship(id, 2);
  expect(await read(id)).toMatchObject({ state: 'picking', shippedQty: 2, inTransit: 2 });
  expect((await read(id))['receiptNo']).toBeUndefined();
  await ship(id, 3, 'b');
  expect(await read(id)).toMatchObject({ state: 'shipped', shippedQty: 5 });
  await receive(id, sku, 5);
  expect(await read(id)).toMatchObject({ state: 'received', receivedQty: 5, inTransit: 0 });
  expect(await step(id, 'close')).toBe('done');
  expect(await read(id)).toMatchObject({ state: 'closed' });
  const history = await app.db
    .selectFrom('audit_log')
    .select('transition')
    .where('entity', '=', 'transferOrder')
    .where('record_id', '=', id)
    .orderBy('id')
    .execute();
  expect(history.map(({ transition }) => transition)).toEqual([
    null,
    'submit',
    'approve',
    'pick',
    'unpick',
    'pick',
    'ship',
    'receive',
    'close',
  ]);
});

it('an outbound that is cancelled ends its transfer', async () => {
  const sku = await bring(10, '10');
  const id = await made([{ sku, qty: 5 }]);
  await step(id, 'submit');
  await step(id, 'approve', manager);
  const { id: outbound } = await outboundOf(id);
  await inLedger(async context => cancelOutbound(context, outbound, 'no room'));
  expect(await read(id)).toMatchObject({ state: 'cancelled' });
});

it('is seen by people of the warehouse to which it goes, who receive it and change nothing of it', async () => {
  const id = await made([{ sku: await bring(10, '100'), qty: 10 }]);
  const user = await app.db.selectFrom('app_user').select('id').where('account', '=', 'whclerk').executeTakeFirstOrThrow();
  const listed = async (code: string) =>
    app.db
      .updateTable('data_scope')
      .set({ targets: [String(house(code))] })
      .where('user_id', '=', user.id)
      .where('kind', '=', 'warehouse')
      .execute();
  const seen = async () => (await app.get(`${recordPath(transfers, 'read')}?id=${id}`, clerk)).code;
  await listed('US-W');
  const there = await as('whclerk');
  expect((await app.get(`${recordPath(transfers, 'read')}?id=${id}`, there)).data).toMatchObject({ id, qty: 10 });
  expect(await step(id, 'submit', there)).toBe('OUT_OF_SCOPE');
  const noted = await app.post(recordPath(transfers, 'update'), { page: 'transferOrder', id, version: 1, values: { note: 'x' } }, there);
  expect(JSON.stringify(noted)).toContain('OUT_OF_SCOPE');
  await listed('CN-SZ');
  expect(await step(id, 'submit', await as('whclerk'))).toBe('done');
  await listed('DE-HAM');
  expect(await seen()).not.toBe(replyCodes.ok);
});
