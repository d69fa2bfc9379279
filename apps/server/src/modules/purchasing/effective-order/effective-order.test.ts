import { unrestricted } from '@axle/permissions';
import { sql } from 'kysely';
import { recordPath } from '@axle/wire';
import { expect, it } from 'vitest';
import { proposalCalls } from '../../../platform/resources/gateway/proposal-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { createReceipt } from '../../inventory/receipt/create-receipt.ts';
import { receiptFollowers } from '../../inventory/receipt/receipt-followers.ts';
import { ledgerContext } from '../../inventory/stock/ledger-context.ts';
import { sentOrders } from '../reply/testing/sent-order.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...proposalCalls({ database: db, registry })]);
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const [boss, manager, finance] = [await as('superadmin'), await as('purchasemanager'), await as('financemanager')];
const of = await sentOrders(app, boss);
const orders = { service: 'purchase-service', path: 'purchase_order' };

type Lines = readonly Readonly<Record<string, unknown>>[];

/** An order in force; its pieces as they stand are set beside the product, which has no other way to them yet. */
const inForce = async (lines: readonly object[] = [{}], pieces = '', more: object = {}) => {
  const order = await of.sent(lines, more);
  await sql`insert into stored_file (id, name, bytes, sha256, media_type, created_by) values (gen_random_uuid(), 'ok.pdf', 9,
    ${'\\x00'}, 'application/pdf', (select id from app_user where account = 'superadmin')) on conflict do nothing`.execute(app.db);
  const { rows } = await sql<{ id: string }>`select id from stored_file where name = 'ok.pdf' limit 1`.execute(app.db);
  const effectiveProof = [{ id: rows[0]!.id, name: 'ok.pdf', bytes: 9 }];
  expect(await of.stepOrder(order, 'manualEffective', { effectiveProof, effectiveReason: 'Signed by phone' })).toBe('done');
  if (pieces !== '')
    await sql`update purchase_order_lines set ${sql.raw(pieces)} where record_id = ${order} and line_no = 0`.execute(app.db);
  return order;
};
const linesOf = async (order: number) => (await of.order(order))['lines'] as Lines;
const proposed = async (order: number, action: string) => {
  const reply = await app.get(`${recordPath(orders, 'proposals')}?page=effectiveOrders&action=${action}&id=${order}`, boss);
  return (reply.data as readonly { values: { lines: Lines } }[])[0]!.values.lines;
};
const change = async (order: number, edit: object, who = boss, at = 0) => {
  const lines = (await proposed(order, 'change')).map((line, place) => (place === at ? { ...line, ...edit } : line));
  return of.stepOrder(order, 'change', { changeReason: 'Season moved', lines }, who);
};
const shortClose = async (order: number, pieces: number) => {
  const lines = (await proposed(order, 'shortClose')).map(line => ({ ...line, shortClose: pieces }));
  return of.stepOrder(order, 'shortClose', { changeReason: 'Lost in transit', lines });
};

it('[R7] [R7d] 480 of 500 with 2 % are received in part, and all of them once 20 are closed short', async () => {
  const order = await inForce([{}], 'shipped_qty = 480, received_qty = 480', { underTolPct: '2' });
  expect(await shortClose(order, 21)).toBe('ABOVE_OPEN');
  expect(await change(order, { price: '9.9' })).toBe('done');
  expect(await of.order(order)).toMatchObject({ state: 'received', partial: true, eff_qty: 500, open_qty: 20, progress: '96' });
  expect((await linesOf(order))[0]).toMatchObject({ line_status: 'part_received', open_qty: 20, received_amount: '4752' });
  expect(await shortClose(order, 20)).toBe('done');
  expect(await of.order(order)).toMatchObject({ state: 'received', partial: false, eff_qty: 480, open_qty: 0, order_version: 3 });
  expect((await linesOf(order))[0]).toMatchObject({ line_status: 'received', short_closed_qty: 20, eff_qty: 480 });
  expect(await of.stepOrder(order, 'close')).toBe('STATE');
});

it('[R7c] [R9d] a change holds at once under another version, is mailed, and moves the days; not below what is shipped', async () => {
  const order = await inForce([{}, {}], 'shipped_qty = 300');
  expect(await change(order, { qty: 200 })).toBe('BELOW_DONE');
  expect(await change(order, {})).toBe('NOTHING');
  expect(await change(order, { date: '2026-05-19' })).toBe('PAST');
  expect(await change(order, { price: '0' })).toBe('NO_PRICE');
  expect(await change(order, { qty: 400, date: '2026-12-20' })).toBe('done');
  expect(await of.order(order)).toMatchObject({
    order_version: 2,
    changing: false,
    amount_gross: '9000',
    state: 'effective',
    changes: [
      { version: 2, cause: 'buyer', field: 'qty', before: '500', after: '400', reason: 'Season moved' },
      { field: 'date', before: '2026-12-10', after: '2026-12-20' },
    ],
  });
  expect((await linesOf(order))[0]).toMatchObject({ promised_date: '2026-12-20', kpi_date: '2026-12-20', baseline_date: '2026-12-10' });
  const dates = await app.db
    .selectFrom('delivery_date')
    .select(['seq', 'reason', 'origin', 'note', 'responsibility'])
    .where('purchase_order', '=', order)
    .where('order_line', '=', 1)
    .orderBy('seq')
    .execute();
  expect(dates).toMatchObject([{ seq: 1 }, { seq: 2, reason: 'push_out', origin: 'buyer', responsibility: 'ours', note: 'Season moved' }]);
  const { order_no: orderNo } = await of.order(order);
  const mail = await app.db.selectFrom('outgoing_mail').selectAll().where('biz_no', '=', String(orderNo)).executeTakeFirstOrThrow();
  expect(mail).toMatchObject({ kind: 'PO_CHANGE', makes: ['purchaseOrder.pdf', 'purchaseOrder.xlsx'] });
  expect(mail.body).toMatch(/第1行 \S+：数量 500 → 400，交期 2026-12-10 → 2026-12-20/);
  expect(mail.body).not.toContain('replyLink');
});

it('[R9a] [R7e] [R6c] a price 2 % up waits for two others, changes nothing until then, and is dropped where it is rejected', async () => {
  const order = await inForce([{ qty: 6000 }]);
  expect(await change(order, { price: '10.2' })).toBe('done');
  expect(await of.order(order)).toMatchObject({
    changing: true,
    change_levels: 2,
    change_progress: '0/2',
    order_version: 1,
    amount_gross: '60000',
    pending_changes: [{ order_line: 1, price_before: '10', price: '10.2' }],
  });
  expect([await change(order, { qty: 5000 }), await shortClose(order, 1)]).toEqual(['CHANGING', 'CHANGING']);
  expect(await of.stepOrder(order, 'cancel', { cancelReason: 'Season is over' })).toBe('CHANGING');
  expect(await of.stepOrder(order, 'approveChange')).toBe('OWN_DOCUMENT');
  expect(await of.stepOrder(order, 'approveChange', {}, manager)).toBe('done');
  expect(await of.stepOrder(order, 'approveChange', {}, manager)).toBe('APPROVED_ALREADY');
  expect(await of.stepOrder(order, 'withdrawChange')).toBe('APPROVER_ACTED');
  expect(await of.order(order)).toMatchObject({ change_progress: '1/2', changing: true });
  expect(await of.stepOrder(order, 'approveChange', {}, finance)).toBe('done');
  expect(await of.order(order)).toMatchObject({ changing: false, order_version: 2, amount_gross: '61200', amount_cny: '61200' });
  expect(await of.order(order)).toMatchObject({
    lines: [{ price_source: 'manual' }],
    changes: [{ changed_by: (await of.order(order))['change_by'] }],
  });
  expect(await of.order(order)).not.toHaveProperty('pending_changes');
  expect(await change(order, { price: '10.5' })).toBe('done');
  expect(await of.stepOrder(order, 'rejectChange', { changeRejectReason: 'Too dear' }, manager)).toBe('done');
  expect(await of.order(order)).toMatchObject({ changing: false, change_reject_reason: 'Too dear', order_version: 2 });
  expect(await of.stepOrder(order, 'approveChange', {}, manager)).toBe('NOT_CHANGING');
  expect(await change(order, { price: '10.5' })).toBe('done');
  expect(await of.stepOrder(order, 'withdrawChange')).toBe('done');
  expect(await of.order(order)).toMatchObject({ changing: false, order_version: 2 });
});

it('[R94] [F11] a change to CNY 100,000 needs a contract, is placed under a fitting one, and needs one that holds what is added', async () => {
  // the demo's own contracts would hold every order
  await sql`update contract set state = 'terminated'`.execute(app.db);
  const [order, doubled] = [await inForce([{ qty: 9990 }]), await inForce([{ qty: 5000 }])];
  const { supplier, company_entity: company } = await of.order(order);
  expect(await of.order(order)).not.toHaveProperty('contract');
  expect(await change(order, { qty: 9999 })).toBe('done');
  expect(await change(order, { qty: 10_000 })).toBe('NO_CONTRACT');
  expect(await change(doubled, { qty: 10_000 })).toBe('NO_CONTRACT');
  const { rows } = await sql<{ id: number }>`
    insert into contract (contract_no, category, title, party_kind, supplier, company, sign_date, start_date, end_date, currency, amount,
      state)
    select 'CT-GROWN', id, 'Grown', 'supplier', ${supplier}::bigint, ${company}::bigint, '2026-01-01', '2026-01-01', '2026-12-31', 'CNY',
      100000, 'effective' from contract_category where for_orders order by id limit 1 returning id`.execute(app.db);
  expect(await change(doubled, { qty: 10_000 })).toBe('done');
  expect(await change(order, { qty: 10_000 })).toBe('done');
  expect(await of.order(order)).toMatchObject({ amount_gross: '100000', contract: rows[0]!.id });
  expect(await change(order, { qty: 10_001 })).toBe('CONTRACT_AMOUNT');
  expect(await of.stepOrder(doubled, 'approveChange', {}, manager)).toBe('done');
  expect(await of.stepOrder(doubled, 'approveChange', {}, finance)).toBe('NO_CONTRACT');
  expect(await change(order, { qty: 9000 })).toBe('done');
});

it('[R7b] follows its lines: started it is in production, without lines it is cancelled, settled it may be closed', async () => {
  const order = await inForce([{}, {}]);
  expect(await of.stepOrder(order, 'start')).toBe('done');
  expect(await of.order(order)).toMatchObject({ state: 'producing', lines: [{ line_status: 'producing' }, {}] });
  expect(await change(order, { qty: 0 })).toBe('done');
  expect(await of.order(order)).toMatchObject({ state: 'producing', lines: [{ line_status: 'cancelled', cancelled_qty: 500 }, {}] });
  expect(await change(order, { qty: 0 })).toBe('done');
  expect(await of.order(order)).toMatchObject({ state: 'cancelled', amount_gross: '0' });
  const settled = await inForce([{}], 'shipped_qty = 500, received_qty = 500, settled_qty = 500');
  await sql`update purchase_order set state = 'settled' where id = ${settled}`.execute(app.db);
  expect(await change(settled, { qty: 600 })).toBe('STATE');
  expect(await of.stepOrder(settled, 'close')).toBe('done');
  expect(await of.order(settled)).toMatchObject({ state: 'closed', lines: [{ line_status: 'closed', open_qty: 0 }] });
  const open = await inForce([{}], 'shipped_qty = 490, received_qty = 490, settled_qty = 490');
  await sql`update purchase_order set state = 'settled' where id = ${open}`.execute(app.db);
  expect(await of.stepOrder(open, 'close')).toBe('OPEN_QTY');
});

it('[R7] pieces that a warehouse takes in are received of the order, and taken back with the scan', async () => {
  const order = await inForce([{}, {}]);
  const { order_no: poNo, warehouse } = await of.order(order);
  const [line] = await linesOf(order);
  const follower = app.registry.part(receiptFollowers, 'purchase')!;
  const by = unrestricted(1);
  const receipt = { id: 1, receiptNo: 'RC1', type: 'purchase' as const, sourceNo: String(poNo), warehouse: Number(warehouse) };
  const take = (good: number, poLine = 1) =>
    app.db
      .transaction()
      .execute(transaction =>
        follower.received!(
          ledgerContext(transaction, { registry: app.registry, access: by, now: app.now() }),
          receipt,
          { lineNo: 0, sku: Number(line!['sku']), expectedQty: 500, inTransit: false, poNo: String(poNo), poLine },
          { good, hold: 3, damaged: 2 },
        ),
      );
  await take(295);
  expect(await of.order(order)).toMatchObject({
    state: 'effective',
    partial: true,
    received_qty: 300,
    open_qty: 700,
    received_amount: '3000',
  });
  // the second line is of another SKU
  await take(10, 2);
  await take(-55);
  expect((await linesOf(order))[0]).toMatchObject({ line_status: 'part_received', received_qty: 250 });
  expect((await linesOf(order))[1]).toMatchObject({ line_status: 'open', received_qty: 0 });
  expect(await change(order, { qty: 240 })).toBe('BELOW_DONE');
});

it('[R8] a receipt takes what is beyond its order by the tolerance of the order', async () => {
  const order = await inForce([{}], '', { overTolPct: '5' });
  const { order_no: poNo, warehouse } = await of.order(order);
  const most = await app.db.transaction().execute(async transaction => {
    const by = unrestricted(1);
    const context = ledgerContext(transaction, { registry: app.registry, access: by, now: app.now() });
    const [line] = await linesOf(order);
    const lines = [
      { sku: Number(line!['sku']), expectedQty: 500, poNo: String(poNo), poLine: 1 },
      { sku: Number(line!['sku']), expectedQty: 500, poNo: 'PO00000000000', poLine: 1 },
    ];
    const made = await createReceipt(context, { type: 'purchase', sourceNo: String(poNo), warehouse: Number(warehouse), lines });
    if (!made.ok) throw new Error(made.refusal.code);
    return transaction.selectFrom('receipt_lines').select('most_qty').where('record_id', '=', made.value.id).orderBy('line_no').execute();
  });
  expect(most).toEqual([{ most_qty: 525 }, { most_qty: 510 }]);
});

it('of two who change an order at the same time one wins, and the other is refused', async () => {
  const order = await inForce();
  const lines = (await proposed(order, 'change')).map(line => ({ ...line, qty: 450 }));
  const both = await Promise.all([1, 2].map(() => of.stepOrder(order, 'change', { changeReason: 'Twice', lines })));
  expect(both.toSorted()).toEqual(['ROW_CHANGED', 'done']);
});
