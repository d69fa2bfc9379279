import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { settledPaths, settling } from './testing/settling.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const [boss, manager, finance] = [await as('superadmin'), await as('purchasemanager'), await as('financemanager')];
const of = await settling(app, boss, { manager, finance });
const { settlement, invoice, payment, prepayment, deduction, claim } = settledPaths;

/** The balances of the supplier of the test: what its other orders left there does not count. */
const balances = async (order: number) => {
  const { rows } = await sql<Record<string, string>>`
    select b.* from supplier_balance b join purchase_order o on o.supplier = b.supplier and o.company_entity = b.company_entity
    and o.currency = b.currency where o.id = ${order}`.execute(app.db);
  return rows[0] ?? {};
};
const accounts = ['ap', 'grir', 'prepay', 'stock', 'ppv', 'deduct', 'bank', 'claim_recv', 'input_tax'];
const changeOf = (before: Record<string, string>, after: Record<string, string>) =>
  Object.fromEntries(
    accounts.flatMap(key => {
      const change = Math.round((Number(after[key] ?? 0) - Number(before[key] ?? 0)) * 100) / 100;
      return change === 0 ? [] : [[key, change]];
    }),
  );
const numberOf = async (id: number) => (await of.read(settlement, id))['settle_no'];
const lineOf = async (order: number) => ((await of.order(order))['lines'] as Record<string, unknown>[])[0]!;

// what other suppliers and tests leave open is taken off nobody else's settlement
beforeEach(async () => {
  await sql`update deduction set state = 'void' where state in ('confirmed', 'carried')`.execute(app.db);
  await sql`update claim set state = 'rejected' where state = 'agreed'`.execute(app.db);
});

/** 400 of 1,000 pieces accepted, billed at 10.10, prepaid 3,000.00, with a deduction of 150.00. */
const story = async () => {
  const order = await of.accepted(0);
  const start = await balances(order);
  const prepaid = await of.prepaid(order, '3000');
  await of.accept(order, 400);
  const charged = await of.deducted(order, '150');
  const bill = await of.verified({ purchaseOrder: order, qty: 400, price: '10.1' });
  const id = Number(await of.settle(bill));
  return { order, start, prepaid, charged, bill, id };
};

it('[R13] [R15] [R51] [R52] pays 2,690.00 of 4,040.00, and the ledger has all of it', async () => {
  const { order, start, prepaid, charged, bill, id } = await story();
  expect(await of.read(settlement, id)).toMatchObject({
    gross: '4040',
    deducted: '150',
    prepaid_used: '1200',
    payable: '2690',
    state: 'draft',
  });
  expect(await of.act(settlement, [id], 'submit')).toBe('done');
  expect(await of.act(settlement, [id], 'approve')).toBe('OWN_DOCUMENT');
  expect(await of.act(settlement, [id], 'approve', {}, manager)).toBe('done');
  expect(changeOf(start, await balances(order))).toEqual({ prepay: 1800, stock: 4000, ppv: 40, deduct: -150, bank: -3000, ap: -2690 });
  expect(await of.read(settlement, id)).toMatchObject({ state: 'approved' });
  expect(await lineOf(order)).toMatchObject({ settled_qty: 400, invoiced_qty: 400 });
  expect(await of.read(deduction, charged)).toMatchObject({ state: 'applied', appliedAmount: '150' });
  expect(await of.read(prepayment, prepaid)).toMatchObject({ state: 'part_used', used_amount: '1200', balance: '1800' });
  expect(await of.pay(await numberOf(id), 'approve')).toBe('done');
  expect(await of.read(settlement, id)).toMatchObject({ state: 'paying' });
  expect(await of.act(settlement, [id], 'void', { voidReason: 'Too late' })).toBe('STATE');
  const request = (await of.read(settlement, id))['payment_request'] as number;
  const paid = { paidOn: '2026-05-19', bankRef: 'ICBC-1' };
  expect(await of.act(payment, [request], 'confirmPaid', paid, finance)).toBe('done');
  expect(await of.act(payment, [request], 'confirmPaid', paid, finance)).toBe('STATE');
  expect(await of.read(settlement, id)).toMatchObject({ state: 'paid', paid_amount: '2690' });
  expect(await of.read(invoice, bill)).toMatchObject({ state: 'paid' });
  expect(changeOf(start, await balances(order))).toEqual({ prepay: 1800, stock: 4000, ppv: 40, deduct: -150, bank: -5690 });
  const last = Number(await of.settle(await of.verified({ purchaseOrder: order, qty: 1, price: '10' })).catch(() => 0));
  expect(await of.read(settlement, last)).toMatchObject({ state: 'exception', gross: '0' });
  await of.act(settlement, [last], 'void', { voidReason: 'Nothing has come yet' });
  await of.accept(order, 1000);
  const rest = Number(await of.settle(await of.verified({ purchaseOrder: order, qty: 600, price: '10' })));
  expect(await of.read(settlement, rest)).toMatchObject({ gross: '6000', prepaid_used: '1800', payable: '4200' });
});

it('[R51] void before payment takes all of it back', async () => {
  const { order, start, prepaid, charged, bill, id } = await story();
  const before = changeOf(start, await balances(order));
  expect([await of.approve(id), await of.act(settlement, [id], 'void', { voidReason: 'Entered twice' })]).toEqual(['done', 'done']);
  expect(changeOf(start, await balances(order))).toEqual(before);
  expect(await lineOf(order)).toMatchObject({ settled_qty: 0, invoiced_qty: 0 });
  expect(await of.read(deduction, charged)).toMatchObject({ state: 'confirmed', appliedAmount: '0' });
  expect(await of.read(prepayment, prepaid)).toMatchObject({ state: 'paid', used_amount: '0', balance: '3000' });
  expect(await of.read(invoice, bill)).toMatchObject({ state: 'verified' });
  const request = (await of.read(settlement, id))['payment_request'] as number;
  expect(await of.read(payment, request)).toMatchObject({ state: 'cancelled' });
  expect(await of.settle(bill)).toEqual(expect.any(Number));
});

it('[R15] [R51] [R52] a deduction beyond the settlement is carried, and nothing to pay is paid at once', async () => {
  const order = await of.accepted(10);
  const charged = await of.deducted(order, '130');
  const bill = await of.verified({ purchaseOrder: order, qty: 10, price: '10' });
  const id = Number(await of.settle(bill));
  expect(await of.approve(id)).toBe('done');
  expect(await of.read(settlement, id)).toMatchObject({ state: 'paid', deducted: '100', payable: '0' });
  expect(await of.read(deduction, charged)).toMatchObject({ state: 'carried', appliedAmount: '100' });
  expect(await of.read(invoice, bill)).toMatchObject({ state: 'paid' });
});

it('[R15] [R51] an agreed claim is set off, and open again once the settlement is void', async () => {
  const order = await of.accepted(10);
  const claimed = await of.claimed(order, '60');
  const start = await balances(order);
  const id = Number(await of.settle(await of.verified({ purchaseOrder: order, qty: 10, price: '10' })));
  expect(await of.approve(id)).toBe('done');
  expect(changeOf(start, await balances(order))).toEqual({ ap: -40, grir: 100, claim_recv: -60 });
  expect(await of.read(claim, claimed)).toMatchObject({ state: 'recovered', recovered: '60' });
  expect(await of.act(settlement, [id], 'void', { voidReason: 'Entered twice' })).toBe('done');
  expect(await of.read(claim, claimed)).toMatchObject({ state: 'agreed', recovered: '0' });
  expect(changeOf(start, await balances(order))).toEqual({});
});

it('[R47] [R50] exceptions are let pass with a reason, up to what was accepted; the rest stays held', async () => {
  const order = await of.accepted(400);
  const bill = await of.verified({ purchaseOrder: order, qty: 410, price: '10.25' });
  const id = Number(await of.settle(bill));
  expect(await of.act(settlement, [id], 'submit')).toBe('UNRESOLVED');
  const { rows } = await sql<{ id: number }>`select id from settlement_exception where settlement = ${id}`.execute(app.db);
  const exception = { service: 'purchase-service', path: 'settlement_exception', page: 'settlementExceptions' } as const;
  const pass = (reason: string) => of.act(exception as never, [rows[0]!.id], 'override', { reason });
  expect(await of.act(exception as never, [rows[0]!.id], 'askSupplier')).toBe('done');
  const mails = await sql<{ body: string }>`select body from outgoing_mail where kind = 'INVOICE_QUERY' and biz_no = ${String(
    await numberOf(id),
  )}`.execute(app.db);
  expect(mails.rows.map(({ body }) => body)).toEqual([expect.stringContaining('10.25')]);
  expect([await pass('because'), await pass('Agreed by mail of 12 May')]).toEqual(['REASON', 'done']);
  expect(await of.linesOf(id)).toMatchObject([{ match: 'x_price', override: true, pay_qty: 400, net: '4100', held: '102.5' }]);
  expect(await of.read(settlement, id)).toMatchObject({ state: 'draft' });
  expect(await of.approve(id)).toBe('done');
  expect(await of.read(invoice, bill)).toMatchObject({ state: 'held' });
  await of.accept(order, 410);
  const rest = Number(await of.settle(bill));
  expect(await of.linesOf(rest)).toMatchObject([{ match: 'x_price', override: false, qty: 10 }]);
});

it('[R51] what has changed since it was submitted is not approved; a rejected payment is asked for once more', async () => {
  const { charged, id, order } = await story();
  expect(await of.act(settlement, [id], 'submit')).toBe('done');
  await sql`update deduction set state = 'waived' where id = ${charged}`.execute(app.db);
  expect(await of.act(settlement, [id], 'approve', {}, manager)).toBe('STALE');
  expect(await of.act(settlement, [id], 'reject', { rejectReason: 'Submit it again' }, manager)).toBe('done');
  expect(await of.read(settlement, id)).toMatchObject({ state: 'draft', deducted: '0', payable: '2840' });
  await sql`update purchase_order set changing = true, change_by = 1, change_at = now(), change_levels = 1 where id = ${order}`.execute(
    app.db,
  );
  expect(await of.approve(id)).toBe('CHANGING');
  await sql`update purchase_order set changing = false where id = ${order}`.execute(app.db);
  expect(await of.approve(id)).toBe('done');
  expect(await of.act(settlement, [id], 'request')).toBe('REQUESTED');
  const request = (await of.read(settlement, id))['payment_request'] as number;
  expect(await of.act(payment, [request], 'reject', { rejectReason: 'Wait for June' }, finance)).toBe('done');
  expect(await of.act(settlement, [id], 'request')).toBe('done');
  expect(await of.pay(await numberOf(id))).toBe('done');
});

it('[R17c] [R51] a cost from abroad is deducted with its settlement, and waits again once that is void', async () => {
  const order = await of.accepted(10);
  const charged = await of.deducted(order, '60');
  const { rows } = await sql<{ odNo: string }>`
    insert into overseas_deduction (od_no, state, fee_type, warehouse, event_date, sku, doc_no, qty, foreign_currency, foreign_amount)
    select '', 'confirmed', 'relabel', min(w.id), '2026-05-10', (select min(id) from sku), 'LAX-1', 1, 'CNY', 60 from warehouse w
    returning od_no as "odNo"`.execute(app.db);
  const [{ odNo } = { odNo: '' }] = rows;
  await sql`update deduction set type = 'overseas', source_no = ${odNo} where id = ${charged}`.execute(app.db);
  const id = Number(await of.settle(await of.verified({ purchaseOrder: order, qty: 10, price: '10' })));
  const cost = async () => {
    const found = await sql<{ state: string }>`select state from overseas_deduction where od_no = ${odNo}`.execute(app.db);
    return [found.rows[0]!.state, (await of.read(deduction, charged))['appliedIn']];
  };
  expect([await of.approve(id), await cost()]).toEqual(['done', ['deducted', [await numberOf(id)]]]);
  expect(await of.act(settlement, [id], 'void', { voidReason: 'Entered twice' })).toBe('done');
  expect(await cost()).toEqual(['confirmed', undefined]);
});

it('[PAY1] [R52] is paid in parts, as finance confirms them', async () => {
  const { id, order, start } = await story();
  expect([await of.approve(id), await of.pay(await numberOf(id), 'approve')]).toEqual(['done', 'done']);
  const request = (await of.read(settlement, id))['payment_request'] as number;
  const pay = (more: object) => of.act(payment, [request], 'confirmPaid', { paidOn: '2026-05-18', bankRef: 'ICBC-1', ...more }, finance);
  expect([await pay({ amount: '2690.01' }), await pay({ amount: '1000' })]).toEqual(['ABOVE_REQUEST', 'done']);
  expect(await of.read(settlement, id)).toMatchObject({ state: 'part_paid', paid_amount: '1000' });
  expect(await of.read(payment, request)).toMatchObject({ state: 'part_paid', paid_amount: '1000' });
  expect([await pay({ bankRef: 'ICBC-2' }), await pay({})]).toEqual(['done', 'STATE']);
  expect(await of.read(settlement, id)).toMatchObject({ state: 'paid', paid_amount: '2690' });
  expect(changeOf(start, await balances(order))).toMatchObject({ bank: -5690 });
});
