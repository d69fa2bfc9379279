import { unrestricted } from '@axle/permissions';
import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { proposalCalls } from '../../../platform/resources/gateway/proposal-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { holdAgain } from '../../inventory/receipt/hold-again.ts';
import { releaseHeld } from '../../inventory/receipt/release-held.ts';
import { ledgerContext } from '../../inventory/stock/ledger-context.ts';
import { ordersAtWork } from '../order/testing/order-at-work.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...proposalCalls({ database: db, registry })]);
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const boss = await as('superadmin');
const desk = await ordersAtWork(app, {
  boss,
  manager: await as('purchasemanager'),
  finance: await as('financemanager'),
});

/** An order of 40 pieces at 10.00 whose goods are received, on hold for inspection, with its receipt closed. */
async function onHold(incoterm: 'FOB' | 'DDP' = 'DDP'): Promise<number> {
  const order = await desk.sentOrder(40, incoterm);
  expect(await desk.replied(order, { qty: 40 }, 'acceptAll')).toBe('done');
  expect(await desk.shipped(order, 40)).toBe('done');
  if (incoterm === 'FOB') expect(await desk.departed(order, 0)).toBe('done');
  expect(await desk.received(order, 0, 40)).toBe('done');
  return order;
}

const line = async (order: number) => ((await desk.order(order))['lines'] as readonly Readonly<Record<string, unknown>>[])[0]!;
/** The vouchers of an order's goods: what happened, of which document, for how much. */
const vouchers = async (order: number) => {
  const { order_no: memo } = await desk.order(order);
  const { rows } = await sql<{ text: string }>`
    select concat_ws(' ', event, biz_type, trim_scale(amount)) as text from ledger_voucher
    where memo like ${`${String(memo)}%`} or biz_no in (select as_no from after_sale where purchase_order = ${order})
    order by id`.execute(app.db);
  return rows.map(({ text }) => text);
};
/** What can be settled of an order, as accounts payable sees it. */
const ready = async (order: number) => {
  const { rows } = await sql<{ qty: number }>`select ready_qty as qty from settleable_line where purchase_order = ${order}`.execute(app.db);
  return rows[0]?.qty ?? 0;
};
/** Takes pieces of the only line of the receipt of an order off hold, or puts them on hold again. */
const judged = async (order: number, pieces: { readonly docNo: string; readonly turn: number; readonly qty: number }) => {
  const { order_no: poNo } = await desk.order(order);
  const { rows } = await sql<{ receipt: number; sku: number }>`
    select record_id as receipt, sku from receipt_lines where po_no = ${poNo}`.execute(app.db);
  const at = { ...rows[0]!, lineNo: 0 };
  const caller = { registry: app.registry, access: unrestricted(1), now: app.now() };
  return app.db.transaction().execute(async transaction => {
    const context = ledgerContext(transaction, caller);
    const again = { ...at, ...pieces, qty: -pieces.qty };
    const done = pieces.qty > 0 ? await releaseHeld(context, { ...at, ...pieces }) : await holdAgain(context, caller, again);
    return done.ok ? 'done' : done.refusal.code;
  });
};

/** Posts a conversion of stock; answers `done`, or the code of its refusal. */
const converted = async (values: object): Promise<string> => {
  const resource = app.registry.page('stockConversion')!.page.resource!;
  const made = await app.post(recordPath(resource, 'add'), { page: 'stockConversion', values }, boss);
  if (made.code !== replyCodes.ok) return String(made.reason);
  const { id, version } = made.data as { readonly id: number; readonly version: number };
  const reply = await app.post(actionPath(resource, 'post'), { page: 'stockConversion', targets: [{ id, version }] }, boss);
  const refused = (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code;
  return refused ?? reply.reason ?? 'done';
};

it('[R105] in the demo, what is blocked of a line is on hold in a warehouse, and what came and is not is owed', async () => {
  const { rows } = await sql`
    with came as (
      select o.id as "order", l.po_line as line, sum(greatest(0, l.hold_qty - l.judged_qty)) as held
      from receipt_lines l join purchase_order o on o.order_no = l.po_no group by 1, 2)
    select o.order_no, n.line_no, n.blocked_qty, c.held from purchase_order_lines n join purchase_order o on o.id = n.record_id
    left join came c on c."order" = n.record_id and c.line = n.line_no + 1
    where n.blocked_qty <> coalesce(c.held, 0)`.execute(app.db);
  expect(rows).toEqual([]);
  const { rows: open } = await sql<{ held: number; lots: number }>`
    select sum(l.blocked_qty)::integer as held, count(*)::integer as lots from purchase_order_lines l
    join purchase_order o on o.id = l.record_id where l.blocked_qty > 0 and o.state = 'closed'`.execute(app.db);
  expect(open).toEqual([{ held: null, lots: 0 }]);
});

it('[R105] goods on hold when their receipt is closed are blocked: neither accepted nor owed, and nothing of them is settled', async () => {
  const order = await onHold();
  expect(await line(order)).toMatchObject({ received_qty: 40, blocked_qty: 40, accepted_qty: 0, line_status: 'received' });
  expect([await vouchers(order), await ready(order)]).toEqual([[], 0]);
  const { rows } = await sql`select l.blocked_qty, l.received_qty from purchase_order_line_list l
    where l.purchase_order = ${order}`.execute(app.db);
  expect(rows).toEqual([{ blocked_qty: 40, received_qty: 40 }]);
});

it('[R106] what a verdict releases is owed then (E1), the rest when it is decided on', async () => {
  const order = await onHold();
  expect(await desk.sorted(order, 0, 3)).toBe('done');
  expect(await line(order)).toMatchObject({ blocked_qty: 3, accepted_qty: 37 });
  expect([await vouchers(order), await ready(order)]).toEqual([['e1 inspection 370'], 37]);
  expect(await desk.condemned(order, 0)).toBe('done');
  expect(await line(order)).toMatchObject({ blocked_qty: 0, accepted_qty: 40 });
  expect([await vouchers(order), await ready(order)]).toEqual([['e1 inspection 370', 'e1 inspection 30'], 40]);
});

it('[R106] [R13f] a price that changes between two decisions about a lot leaves both owed at the new price', async () => {
  const order = await onHold();
  expect(await desk.sorted(order, 0, 3)).toBe('done');
  expect(await desk.changed(order, { price: '10.05' })).toBe('done');
  expect(await desk.condemned(order, 0)).toBe('done');
  expect(await line(order)).toMatchObject({ blocked_qty: 0, accepted_qty: 40 });
  expect(await vouchers(order)).toEqual(['e1 inspection 370', 'rev voucher 370', 'e1 inspection 371.85', 'e1 inspection 30.15']);
  expect(await desk.ledgerFaults(order)).toEqual([]);
});

it('[R106] a scrapped lot is owed, and charged to its supplier', async () => {
  const order = await onHold();
  const { id, no } = await desk.rejected(order, 0);
  expect(await desk.decided(id, 'scrap')).toBe('done');
  expect(await line(order)).toMatchObject({ blocked_qty: 0, accepted_qty: 40 });
  expect(await vouchers(order)).toEqual(['e1 inspection 400']);
  const { rows } = await sql`select type, defect_qty from deduction where source_no = ${no}`.execute(app.db);
  expect(rows).toEqual([{ type: 'quality', defect_qty: 40 }]);
});

it('[R106] [R13] the same decision that comes twice changes nothing', async () => {
  const order = await onHold();
  const decision = { docNo: (await desk.lotOf(order, 0)).no, turn: 7, qty: 20 };
  await judged(order, decision);
  const once = [await line(order), await vouchers(order)];
  expect(once).toMatchObject([{ blocked_qty: 20, accepted_qty: 20 }, ['e1 inspection 200']]);
  await judged(order, decision);
  expect([await line(order), await vouchers(order)]).toEqual(once);
});

it('[R109] pieces released from hold by hand come off hold of the receipt that came first and are owed, until it is reversed', async () => {
  const [first, second] = [await onHold(), await onHold()];
  const { rows: places } = await sql<{ warehouse: number; sku: number; bin: number; qty: number }>`
    select b.warehouse, b.sku, b.bin, b.qty from stock_balance b join purchase_order o on o.warehouse = b.warehouse
    join purchase_order_lines l on l.record_id = o.id and l.sku = b.sku where o.id = ${second} and b.status = 'qc_hold'
    order by b.qty desc`.execute(app.db);
  const { qty: lying, ...place } = places[0]!;
  const held = async () => {
    const { rows } = await sql<{ qty: number }>`
      select sum(l.hold_qty - l.judged_qty)::integer as qty from receipt_lines l join receipt r on r.id = l.record_id
      where l.sku = ${place.sku} and r.warehouse = ${place.warehouse} and r.type = 'purchase'`.execute(app.db);
    return rows[0]!.qty;
  };
  const before = await held();
  const release = { kind: 'status', ...place, stockStatus: 'qc_hold', toStatus: 'available', reason: 'inspected by hand' };
  expect(await converted({ ...release, qty: lying })).toBe('done');
  expect(before - (await held())).toBe(Math.min(before, lying));
  const came = await Promise.all([first, second].map(line));
  for (const { blocked_qty: blocked, accepted_qty: accepted } of came) expect(Number(blocked) + Number(accepted)).toBe(40);
  expect(await vouchers(first)).toEqual(['e1 conversion 400']);
  expect(await desk.ledgerFaults(first)).toEqual([]);

  // [R109] reversed, its pieces are on hold again
  const { rows: moves } = await sql<{ id: number; version: number }>`
    select m.seq as id, 1 as version from stock_move m join stock_posting p on p.id = m.posting where p.doc_type = 'conversion'
    order by m.seq desc limit 1`.execute(app.db);
  const ledger = app.registry.page('stockLedger')!.page.resource!;
  const values = { page: 'stockLedger', targets: moves, input: { reason: 'released by mistake' } };
  expect(await app.post(actionPath(ledger, 'reverse'), values, boss)).toMatchObject({ code: replyCodes.ok });
  expect(await held()).toBe(before);
  expect(await Promise.all([first, second].map(line))).toMatchObject([
    { blocked_qty: 40, accepted_qty: 0 },
    { blocked_qty: 40, accepted_qty: 0 },
  ]);
  expect(await vouchers(first)).toEqual(['e1 conversion 400', 'rev voucher 400']);
  expect(await desk.ledgerFaults(first)).toEqual([]);
});

it('[R107] a lot that is judged again is on hold again: its voucher is taken back, unless it is billed', async () => {
  const order = await onHold();
  const { no: docNo } = await desk.lotOf(order, 0);
  await judged(order, { docNo, turn: 1, qty: 40 });
  await judged(order, { docNo, turn: 2, qty: -40 });
  expect(await line(order)).toMatchObject({ blocked_qty: 40, accepted_qty: 0 });
  expect(await vouchers(order)).toEqual(['e1 inspection 400', 'rev voucher 400']);
  expect(await desk.ledgerFaults(order)).toEqual([]);
  await judged(order, { docNo, turn: 3, qty: 40 });
  await sql`update purchase_order_lines set invoiced_qty = 5 where record_id = ${order}`.execute(app.db);
  expect(await judged(order, { docNo, turn: 4, qty: -40 })).toBe('BILLED');
  expect(await line(order)).toMatchObject({ blocked_qty: 0, accepted_qty: 40 });
});

it('[R106] [R107] where the payable arises at the hand-over, goods stay owed whatever inspection decides', async () => {
  const order = await onHold('FOB');
  const owed = ['e1 batch 400'];
  expect(await line(order)).toMatchObject({ blocked_qty: 40, accepted_qty: 40 });
  const { no: docNo } = await desk.lotOf(order, 0);
  await judged(order, { docNo, turn: 1, qty: 40 });
  await judged(order, { docNo, turn: 2, qty: -40 });
  expect(await line(order)).toMatchObject({ blocked_qty: 40, accepted_qty: 40 });
  expect(await vouchers(order)).toEqual(owed);
});

it('[R108] a rejected lot that goes back was never owed: no refund is posted (E7)', async () => {
  const order = await onHold();
  const { no } = await desk.rejected(order, 0);
  expect(await desk.givenBack(order, 15, no)).toBe('done');
  expect(await line(order)).toMatchObject({ received_qty: 40, blocked_qty: 25, returned_qty: 15, accepted_qty: 0 });
  expect(await vouchers(order)).toEqual([]);
});

it('[R108] goods that were owed before they go back are refunded (E7), on hold or not', async () => {
  const accepted = await onHold();
  expect(await desk.sorted(accepted, 0, 3)).toBe('done');
  expect(await desk.givenBack(accepted, 5)).toBe('done');
  expect(await line(accepted)).toMatchObject({ blocked_qty: 3, returned_qty: 5, accepted_qty: 32 });
  expect(await vouchers(accepted)).toEqual(['e1 inspection 370', 'e7 after_sale 50']);
  const handedOver = await onHold('FOB');
  const { no } = await desk.rejected(handedOver, 0);
  expect(await desk.givenBack(handedOver, 5, no)).toBe('done');
  expect(await line(handedOver)).toMatchObject({ blocked_qty: 35, returned_qty: 5, accepted_qty: 35 });
  expect(await vouchers(handedOver)).toEqual(['e1 batch 400', 'e7 after_sale 50']);
});
