import { randomUUID } from 'node:crypto';
import { addDays, type LocalDate } from '@axle/kernel';
import { transitException } from '@axle/purchasing';
import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { readPlanningStock } from '../../inventory/stock/read-planning-stock.ts';
import type { Row } from '../reply/testing/sent-order.ts';
import { lines, linesInForce } from './testing/lines-in-force.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const [boss, auditor] = [await as('superadmin'), await as('auditor')];
const of = await linesInForce(app, boss);
const [batches, onWay] = [
  { service: 'purchase-service', path: 'ship_batch' },
  { service: 'purchase-service', path: 'ship_batch_line' },
];
const listed = (order: number) => of.listed(onWay, 'shippedNotArrivedDetail', [{ field: 'purchaseOrder', op: 'in', value: [order] }]);
const updateEta = async (order: number, input: object, who = boss) =>
  of.act(onWay, await listed(order), ['shippedNotArrivedDetail', 'updateEta'], input, who);

/** A shipped batch of 300 of 500 × 10.00 without tax. */
async function shipped(): Promise<{ readonly order: number; readonly batch: Row }> {
  const order = await of.inForce('2026-12-10');
  await sql`update purchase_order set price_incl_tax = false where id = ${order}`.execute(app.db);
  const [line] = await of.linesOf(order);
  const input = { shipDate: '2026-05-20', lines: [{ orderLine: 1, qty: 300 }] };
  expect(await of.act(lines, [line!], ['deliveryTracking', 'createBatch'], input)).toEqual(['done']);
  const find = () => of.listed(batches, 'shipBatches', [{ field: 'purchaseOrder', op: 'in', value: [order] }]);
  expect(await of.act(batches, await find(), ['shipBatches', 'ship'], { containerNo: 'MSKU1234565' })).toEqual(['done']);
  return { order, batch: (await find())[0]! };
}

it('[R5] shipped 300 and arrived 280 are 20 on their way, worth 200.00 at the net price, since 39 days', async () => {
  const { order, batch } = await shipped();
  const { rows } = await sql<{ today: LocalDate }>`select current_date as today`.execute(app.db);
  await sql`update ship_batch set ship_date = ${addDays(rows[0]!.today, -39)} where id = ${batch.id}`.execute(app.db);
  expect(await listed(order)).toMatchObject([{ on_way_qty: 300, on_way_value: '3000', days_in_transit: 39, exception: 'no_eta' }]);
  await sql`update ship_batch_lines set arrived_qty = 280 where record_id = ${batch.id}`.execute(app.db);
  expect(await updateEta(order, { eta: rows[0]!.today })).toEqual(['done']);
  expect(await listed(order)).toMatchObject([
    {
      shipped_qty: 300,
      arrived_qty: 280,
      on_way_qty: 20,
      on_way_value: '200',
      on_way_cny: '200',
      days_in_transit: 39,
      exception: 'partial',
    },
  ]);
});

it('[R7h] the list shows exceptions as the rule does', async () => {
  const { order, batch } = await shipped();
  const { rows } = await sql<{ today: LocalDate }>`select current_date as today`.execute(app.db);
  const today = rows[0]!.today;
  await sql`update ship_batch set ship_date = ${addDays(today, -30)} where id = ${batch.id}`.execute(app.db);
  for (const days of [undefined, -1, 0, 3])
    for (const arrived of [0, 7]) {
      const eta = days === undefined ? undefined : addDays(today, days);
      await sql`update ship_batch set eta = ${eta ?? null}::date where id = ${batch.id}`.execute(app.db);
      await sql`update ship_batch_lines set arrived_qty = ${arrived} where record_id = ${batch.id}`.execute(app.db);
      const [line] = await listed(order);
      expect([eta, arrived, line!['exception']]).toEqual([eta, arrived, transitException({ eta, arrived }, today)]);
    }
});

it('[R7g] another day of arrival is that of the receipt too, and the day of departure leads the batch on', async () => {
  const { order, batch } = await shipped();
  expect(await updateEta(order, {})).toBe('NOTHING');
  expect(await updateEta(order, { departedOn: '2026-05-21' })).toBe('AHEAD');
  expect(await updateEta(order, { eta: '2026-05-19' })).toEqual(['BEFORE_SHIPPED']);
  expect(await updateEta(order, { eta: '2026-06-20' }, auditor)).toBe('FORBIDDEN');
  expect(await updateEta(order, { eta: '2026-06-20', departedOn: '2026-05-20' })).toEqual(['done']);
  const { rows } = await sql<{ eta: string; state: string; receipt: string }>`
    select b.eta, b.state, r.eta as receipt from ship_batch b join receipt r on r.source_no = b.batch_no
    where b.id = ${batch.id}`.execute(app.db);
  expect(rows).toEqual([{ eta: '2026-06-20', state: 'departed', receipt: '2026-06-20' }]);
});

it('[R7a] [R13] what departs is owed as unbilled where the payable arises at the hand-over, once, and elsewhere when it is received', async () => {
  for (const [incoterm, point, owed] of [
    ['FOB', 'handover', [{ biz_type: 'batch', amount: '3000', qty: 300 }]],
    ['DDP', 'receipt', []],
  ] as const) {
    const { order, batch } = await shipped();
    await sql`update purchase_order set incoterm = ${incoterm}, accept_point = ${point} where id = ${order}`.execute(app.db);
    expect(await updateEta(order, { departedOn: '2026-05-20' })).toEqual(['done']);
    expect(await updateEta(order, { departedOn: '2026-05-20', eta: '2026-06-20' })).toEqual(['done']);
    const { rows } = await sql`
      select v.biz_type, v.amount, l.accepted_qty as qty
      from ledger_voucher v join purchase_order_lines l on l.record_id = ${order} and l.line_no = 0
      where v.biz_no = ${String(batch['batch_no'])} and v.event = 'e1'`.execute(app.db);
    expect(rows).toEqual(owed);
  }
});

it('[R13c] nothing departs that cannot be posted: up to a locked statement the batch stays shipped and nothing is accepted', async () => {
  const { order, batch } = await shipped();
  await sql`update purchase_order set incoterm = 'FOB', accept_point = 'handover' where id = ${order}`.execute(app.db);
  const lock = (day: string | null) =>
    sql`insert into supplier_balance (supplier, company_entity, currency, locked_to)
      select supplier, company_entity, currency, ${day} from purchase_order where id = ${order}
      on conflict (supplier, company_entity, currency) do update set locked_to = excluded.locked_to`.execute(app.db);
  await lock('2026-05-20');
  expect(await updateEta(order, { departedOn: '2026-05-20' })).toBe('LOCKED');
  const { rows } = await sql`
    select b.state, b.departed_on, l.accepted_qty from ship_batch b join purchase_order_lines l on l.record_id = b.purchase_order
    where b.id = ${batch.id} and l.line_no = 0`.execute(app.db);
  expect(rows).toEqual([{ state: 'shipped', departed_on: null, accepted_qty: 0 }]);
  await lock(null);
  expect(await updateEta(order, { departedOn: '2026-05-20' })).toEqual(['done']);
});

it('adds up what is on its way by warehouse and SKU, and by container, as the list has it', async () => {
  const { order } = await shipped();
  const all = await of.listed(onWay, 'shippedNotArrivedDetail', []);
  const work = async (tool: string) =>
    (await app.post(recordPath(onWay, 'work'), { page: 'shippedNotArrivedDetail', tool, input: {} }, boss)).data as {
      readonly found: number;
      readonly lines: readonly Record<string, unknown>[];
    };
  const sum = (rows: readonly Record<string, unknown>[]) => rows.reduce((total, row) => total + Number(row['on_way_qty']), 0);
  const [bySku, byContainer] = [await work('tab1'), await work('tab2')];
  expect([sum(bySku.lines), sum(byContainer.lines)]).toEqual([sum(all), sum(all)]);
  const [own] = await listed(order);
  const mine = all.filter(row => row['sku'] === own!['sku'] && row['warehouse'] === own!['warehouse']);
  expect(bySku.lines).toContainEqual(expect.objectContaining({ sku_code: own!['sku_code'], on_way_qty: sum(mine) }));
  expect(byContainer.lines).toContainEqual(expect.objectContaining({ container_no: 'MSKU1234565', warehouse: 'CN-SZ' }));
});

it('[R63] what is lost is claimed from the carrier, what is short deducted; neither is on its way, and both may be shipped again', async () => {
  const { order, batch } = await shipped();
  const mark = async (action: string, missing: number) =>
    of.act(onWay, await listed(order), ['shippedNotArrivedDetail', action], { missing, note: 'The container was opened' });
  expect(await mark('markLost', 301)).toBe('ABOVE_ON_WAY');
  expect(await of.act(onWay, await listed(order), ['shippedNotArrivedDetail', 'markLost'], { missing: 1, note: 'x' }, auditor)).toBe(
    'FORBIDDEN',
  );
  await sql`update purchase_order set accept_point = 'receipt', incoterm = 'DAP' where id = ${order}`.execute(app.db);
  expect(await mark('markLost', 20)).toBe('SUPPLIER_RISK');
  await sql`update purchase_order set accept_point = 'handover', incoterm = 'FOB' where id = ${order}`.execute(app.db);
  expect(await mark('markLost', 20)).toEqual(['done']);
  expect(await listed(order)).toMatchObject([{ shipped_qty: 300, on_way_qty: 280, on_way_value: '2800' }]);
  expect(await mark('markShort', 5)).toBe('MARKED');
  const no = String(batch['batch_no']);
  const claims = await app.db.selectFrom('claim').select(['party', 'type', 'qty', 'claimed', 'state']).where('biz_no', '=', no).execute();
  expect(claims).toEqual([{ party: 'carrier', type: 'lost', qty: 20, claimed: '200', state: 'draft' }]);
  const expected = async () =>
    (
      await sql<{ qty: number; state: string }>`select l.expected_qty as qty, r.state from receipt r
        left join receipt_lines l on l.record_id = r.id where r.source_no = ${no}`.execute(app.db)
    ).rows;
  expect(await expected()).toEqual([{ qty: 280, state: 'expected' }]);
  const [line] = await of.linesOf(order);
  const again = { shipDate: '2026-05-20', lines: [{ orderLine: 1, qty: 230 }] };
  expect(await of.act(lines, [line!], ['deliveryTracking', 'createBatch'], again)).toEqual(['done']);
});

it('[R63] a line that is short as a whole ends its batch and its receipt', async () => {
  const { order, batch } = await shipped();
  const note = { missing: 300, note: 'The truck was empty' };
  await sql`update receipt r set state = 'counting', arrived_at = ${app.now()},
    dock_bin = (select min(b.id) from bin b where b.warehouse = r.warehouse) where source_no = ${String(batch['batch_no'])}`.execute(
    app.db,
  );
  expect(await of.act(onWay, await listed(order), ['shippedNotArrivedDetail', 'markShort'], note)).toBe('COUNTING');
  await sql`
    update receipt set state = 'expected', arrived_at = null, dock_bin = null
    where source_no = ${String(batch['batch_no'])}`.execute(app.db);
  expect(await of.act(onWay, await listed(order), ['shippedNotArrivedDetail', 'markShort'], note)).toEqual(['done']);
  expect(await listed(order)).toEqual([]);
  const [ended] = await of.listed(batches, 'shipBatches', [{ field: 'purchaseOrder', op: 'in', value: [order] }]);
  expect(ended).toMatchObject({ state: 'arrived', arrived_qty: 0, on_way_qty: 0 });
  const { rows } = await sql`select d.type, trim_scale(d.amount)::text as amount, d.state, r.state as receipt from deduction d
    join receipt r on r.source_no = d.source_no where d.source_no = ${String(batch['batch_no'])}`.execute(app.db);
  expect(rows).toEqual([{ type: 'short', amount: expect.any(String), state: 'draft', receipt: 'cancelled' }]);
});

it('[R62] [R63] marks of missing pieces go with the receipt that is cancelled, unless the supplier has heard of them', async () => {
  const { order, batch } = await shipped();
  await sql`update purchase_order set accept_point = 'handover', incoterm = 'FOB' where id = ${order}`.execute(app.db);
  const short = { missing: 20, note: 'One carton was empty' };
  expect(await of.act(onWay, await listed(order), ['shippedNotArrivedDetail', 'markShort'], short)).toEqual(['done']);
  const no = String(batch['batch_no']);
  const deductions = () => app.db.selectFrom('deduction').select('state').where('source_no', '=', no).execute();
  const receipts = { service: 'wms', path: 'receipt' };
  const cancel = async () =>
    of.act(
      receipts,
      await of.listed(receipts, 'receiveOrder', [{ field: 'sourceNo', op: 'eq', value: no }]),
      ['receiveOrder', 'cancel'],
      {},
    );
  await app.db.updateTable('deduction').set({ state: 'notified' }).where('source_no', '=', no).execute();
  expect(await cancel()).toEqual(['MISSING_CHARGED']);
  await app.db.updateTable('deduction').set({ state: 'draft' }).where('source_no', '=', no).execute();
  expect(await cancel()).toEqual(['done']);
  expect(await deductions()).toEqual([{ state: 'void' }]);
  const { rows } = await sql`
    select b.state, n.qty, n.missing_qty as missing from ship_batch b join ship_batch_lines n on n.record_id = b.id
    where b.id = ${batch.id}`.execute(app.db);
  expect(rows).toEqual([{ state: 'planned', qty: 300, missing: 0 }]);
});

/** Pieces of an order's first SKU in stock in its warehouse by status, their worth, and what planning expects beside. */
async function stockOf(order: number) {
  const { rows } = await sql<{ warehouse: number; sku: number }>`
    select o.warehouse, l.sku from purchase_order o join purchase_order_lines l on l.record_id = o.id
    where o.id = ${order} and l.line_no = 0`.execute(app.db);
  const [{ inTransit, expected } = { inTransit: [], expected: [] }] = await readPlanningStock(app.db, rows);
  const pieces = (parts: readonly { readonly qty: number }[]) => parts.reduce((all, { qty }) => all + qty, 0);
  return { inTransit: pieces(inTransit), expected: pieces(expected) };
}
const grown = async (order: number, before: Awaited<ReturnType<typeof stockOf>>) => {
  const now = await stockOf(order);
  return { inTransit: now.inTransit - before.inTransit, expected: now.expected - before.expected };
};

it('[R17] what has not arrived of a SKU is what planning counts on its way: shipped, departed and lost', async () => {
  const { order } = await shipped();
  const onWayOf = async () => {
    const { rows } = await sql<{ qty: number }>`
      select coalesce(sum(s.on_way_qty), 0)::integer as qty from ship_batch_line_list s join purchase_order o on o.id = ${order}
      join purchase_order_lines l on l.record_id = o.id and l.line_no = 0
      where s.warehouse = o.warehouse and s.sku = l.sku`.execute(app.db);
    return rows[0]!.qty;
  };
  const [stock, onTheWay] = [await stockOf(order), await onWayOf()];
  const supply = async () => {
    const { inTransit, expected } = await grown(order, stock);
    return [inTransit + expected, (await onWayOf()) - onTheWay];
  };
  const { order: next } = await shipped();
  expect(await supply()).toEqual([300, 300]);
  expect(await updateEta(next, { departedOn: '2026-05-20' })).toEqual(['done']);
  expect(await supply()).toEqual([300, 300]);
  const lose = { missing: 20, note: 'One pallet fell off the truck' };
  expect(await of.act(onWay, await listed(next), ['shippedNotArrivedDetail', 'markLost'], lose)).toEqual(['done']);
  expect(await supply()).toEqual([280, 280]);
});

it('[R17] pieces are expected until they depart, in transit from then on, and leave the transit bin as they come or are lost', async () => {
  const { order, batch } = await shipped();
  const before = await stockOf(order);
  expect(await updateEta(order, { departedOn: '2026-05-20' })).toEqual(['done']);
  expect(await grown(order, before)).toEqual({ inTransit: 300, expected: -300 });
  const lines = await listed(order);
  const lose = { missing: 20, note: 'One pallet fell off the truck' };
  expect(await of.act(onWay, lines, ['shippedNotArrivedDetail', 'markLost'], lose)).toEqual(['done']);
  expect(await grown(order, before)).toEqual({ inTransit: 280, expected: -300 });
  const press = async (page: string, action: string, input: object = {}) => {
    const { id, version } = await app.db
      .selectFrom('receipt')
      .select(['id', 'version'])
      .where('source_no', '=', String(batch['batch_no']))
      .executeTakeFirstOrThrow();
    const targets = page === 'receiveOrder' ? [{ id, version }] : [];
    const body = { page, targets, input: { receipt: id, version, ...input }, key: randomUUID() };
    const reply = await app.post(actionPath(app.registry.page(page)!.page.resource!, action), body, boss);
    return reply.reason ?? reply.code;
  };
  expect([await press('receiveOrder', 'arrive'), await press('receiveStation', 'start')]).toEqual([200, 200]);
  const [line] = (await of.order(order))['lines'] as readonly Row[] as [Row];
  const { sku } = await app.db.selectFrom('sku').select('sku').where('id', '=', Number(line['sku'])).executeTakeFirstOrThrow();
  expect(await press('receiveStation', 'scan', { code: `282*${sku}` })).toBe(200);
  expect(await grown(order, before)).toEqual({ inTransit: 0, expected: -300 });
  const { rows } = await sql<{ biz_type: string; qty: number; value: string | null }>`
    select p.biz_type, sum(m.qty_delta) filter (where m.qty_delta > 0)::integer as qty, (select trim_scale(sum(v.value_delta))::text
      from layer_move v where v.posting = p.id and p.biz_type = 'purchase_in') as value
    from stock_posting p join stock_move m on m.posting = p.id join receipt r on r.receipt_no = p.doc_no
    where r.source_no = ${batch['batch_no']} group by p.id order by p.id`.execute(app.db);
  expect(rows).toEqual([
    { biz_type: 'purchase_in', qty: 300, value: '3000' },
    { biz_type: 'transit_loss', qty: null, value: null },
    { biz_type: 'transit_receive', qty: 280, value: null },
    { biz_type: 'purchase_in', qty: 2, value: '20' },
  ]);
});
