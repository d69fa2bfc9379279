import { unrestricted } from '@axle/permissions';
import type { Decimal } from '@axle/kernel';
import { prepayExcess, usableShare } from '@axle/purchasing';
import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { proposalCalls } from '../../../platform/resources/gateway/proposal-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { paymentFollowers } from '../../finance/payment/payment-followers.ts';
import { type Row, sentOrders } from '../reply/testing/sent-order.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...proposalCalls({ database: db, registry })]);
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const [boss, manager, finance] = [await as('superadmin'), await as('purchasemanager'), await as('financemanager')];
const of = await sentOrders(app, boss);
const prepayments = { service: 'purchase-service', path: 'prepayment' };
const payments = { service: 'finance', path: 'payment_request' };

/** An order of 10,000.00 in force, of which 30 % may be prepaid. */
const inForce = async (more: object = {}) => {
  const order = await of.sent([{ qty: 1000 }], more);
  await sql`update purchase_order set state = 'effective' where id = ${order}`.execute(app.db);
  return order;
};
const read = async (what: typeof payments, id: number) => (await app.get(`${recordPath(what, 'read')}?id=${id}`, boss)).data as Row;
const ask = async (shares: readonly object[], dueDate = '2026-06-01') => {
  const reply = await app.post(recordPath(prepayments, 'add'), { page: 'purchasePrepayment', values: { dueDate, shares } }, boss);
  return reply.code === replyCodes.ok ? (reply.data as Row).id : reply.reason;
};
const act = async (what: typeof payments, page: string, id: number, action: string, input: object = {}, who = boss) => {
  const { version } = await read(what, id);
  const reply = await app.post(actionPath(what, action), { page, targets: [{ id, version }], input }, who);
  return (
    (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code ??
    reply.reason ??
    (reply.code === replyCodes.ok ? 'done' : reply.message)
  );
};
const step = (id: number, action: string, input: object = {}, who = boss) => act(prepayments, 'purchasePrepayment', id, action, input, who);
const requestOf = async (id: number, sourceType = 'prepayment') => {
  const { prepay_no: no } = await read(prepayments, id);
  const found = await app.db
    .selectFrom('payment_request')
    .select('id')
    .where('source_type', '=', sourceType as 'prepayment')
    .where('source_no', '=', String(no))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return found.id;
};
const pay = async (id: number, sourceType?: string) => {
  const request = await requestOf(id, sourceType);
  expect(await act(payments, 'paymentApproval', request, 'approve', {}, finance)).toBe('done');
  return act(payments, 'paymentApproval', request, 'confirmPaid', { paidOn: '2026-05-19', bankRef: 'ICBC-1' }, finance);
};
const paid = async (shares: readonly object[]) => {
  const id = await ask(shares);
  if (typeof id !== 'number') throw new Error(String(id));
  expect([await step(id, 'submit'), await step(id, 'approve', {}, manager), await pay(id)]).toEqual(['done', 'done', 'done']);
  return id;
};
const vouchersOf = async (id: number) => {
  const { prepay_no: no } = await read(prepayments, id);
  return app.db.selectFrom('ledger_voucher').select(['event', 'amount']).where('biz_no', '=', String(no)).orderBy('id').execute();
};

it('[R12e] [R12a] is of approved orders of one account, at most of 30 %, due from today on', async () => {
  const order = await inForce();
  expect(await ask([{ purchaseOrder: order, amount: '3000.01' }])).toBe('PREPAY_MOST');
  expect(await ask([{ purchaseOrder: order, amount: '100' }], '2026-05-19')).toBe('PAST');
  expect(await ask([{ purchaseOrder: order, amount: '0' }])).toBe('AMOUNT');
  const producing = await inForce();
  await sql`update purchase_order set state = 'producing' where id = ${producing}`.execute(app.db);
  expect(await ask([{ purchaseOrder: producing, amount: '100' }])).toBe('ORDER_STATE');
  const id = Number(await ask([{ purchaseOrder: order, amount: '2000' }]));
  expect(await read(prepayments, id)).toMatchObject({ amount: '2000', currency: 'CNY', state: 'draft', pct_of_order: '20' });
  const other = Number(await ask([{ purchaseOrder: order, amount: '2000' }]));
  expect([await step(id, 'submit'), await step(other, 'submit')]).toEqual(['done', 'PREPAY_MOST']);
  expect(await step(id, 'approve')).toBe('OWN_DOCUMENT');
  expect(await step(id, 'reject', { rejectReason: 'Ask for 10 %' }, manager)).toBe('done');
  expect([await step(other, 'submit'), await step(id, 'submit'), await step(other, 'cancel')]).toEqual(['done', 'PREPAY_MOST', 'STATE']);
});

it('[R13] is paid by finance and posted once; its order is neither cancelled nor closed while something is left', async () => {
  const order = await inForce();
  const id = await paid([{ purchaseOrder: order, amount: '3000' }]);
  expect(await read(prepayments, id)).toMatchObject({
    state: 'paid',
    paid_amount: '3000',
    balance: '3000',
    paid_at: '2026-05-19',
  });
  const { prepay_no: sourceNo } = await read(prepayments, id);
  const again = await app.db
    .transaction()
    .execute(transaction =>
      app.registry.part(paymentFollowers, 'prepayment')!(
        transaction,
        { registry: app.registry, access: unrestricted(1), now: app.now() },
        { paymentNo: 'PR0', sequence: 1, bankRef: 'ICBC-1', sourceNo: String(sourceNo), amount: '3000', paidOn: '2026-05-19' as never },
      ),
    );
  expect(again.map(({ code }) => code)).toEqual(['NOT_AWAITED']);
  expect(await vouchersOf(id)).toEqual([{ event: 'e3', amount: '3000' }]);
  expect(await of.order(order)).toMatchObject({ prepaid: '3000', prepay_balance: '3000' });
  expect(await of.stepOrder(order, 'cancel', { cancelReason: 'Season is over' })).toBe('PREPAY_OPEN');
  await sql`update purchase_order_lines set shipped_qty = qty, received_qty = qty, settled_qty = qty where record_id = ${order}`.execute(
    app.db,
  );
  await sql`update purchase_order set state = 'settled' where id = ${order}`.execute(app.db);
  expect(await of.stepOrder(order, 'close')).toBe('PREPAY_OPEN');
  expect([await step(id, 'cancel'), await act(payments, 'paymentApproval', await requestOf(id), 'approve', {}, finance)]).toEqual([
    'STATE',
    'STATE',
  ]);
});

it('[R99] is paid and paid back in parts, each posted once with its day; its sums are those of its parts', async () => {
  const order = await inForce();
  const id = Number(await ask([{ purchaseOrder: order, amount: '3000' }]));
  expect([await step(id, 'submit'), await step(id, 'approve', {}, manager)]).toEqual(['done', 'done']);
  const part = async (amount: string, paidOn: string, sourceType?: string) =>
    act(
      payments,
      'paymentApproval',
      await requestOf(id, sourceType),
      'confirmPaid',
      { amount, paidOn, bankRef: `ICBC-${paidOn}` },
      finance,
    );
  const approved = async (sourceType?: string) => act(payments, 'paymentApproval', await requestOf(id, sourceType), 'approve', {}, finance);
  expect([await approved(), await part('1000', '2026-05-18')]).toEqual(['done', 'done']);
  expect(await read(prepayments, id)).toMatchObject({ state: 'to_pay', paid_amount: '1000', balance: '1000', paid_at: '2026-05-18' });
  expect(await of.order(order)).toMatchObject({ prepay_balance: '1000' });
  expect([await step(id, 'cancel'), await step(id, 'refund', { amount: '1', reason: 'Too early' })]).toEqual([expect.any(String), 'STATE']);
  expect([await part('2000.01', '2026-05-19'), await part('2000', '2026-05-19')]).toEqual(['ABOVE_REQUEST', 'done']);
  expect(await read(prepayments, id)).toMatchObject({ state: 'paid', paid_amount: '3000', balance: '3000', paid_at: '2026-05-18' });
  const back = 'prepayment_refund';
  expect(await step(id, 'refund', { amount: '900', reason: 'Order was cut' })).toBe('done');
  expect([await approved(back), await part('400', '2026-05-19', back)]).toEqual(['done', 'done']);
  expect(await read(prepayments, id)).toMatchObject({ state: 'refunding', refund_asked: '500', refunded_amount: '400', balance: '2600' });
  expect(await part('500', '2026-05-20', back)).toBe('done');
  expect(await read(prepayments, id)).toMatchObject({ state: 'paid', refunded_amount: '900', balance: '2100' });
  expect((await vouchersOf(id)).map(({ event, amount }) => `${event} ${amount}`)).toEqual(['e3 1000', 'e3 2000', 'e8 400', 'e8 500']);
  const { rows } = await sql<{ part: string }>`
    select concat_ws(' ', kind, sequence, day, trim_scale(amount), trim_scale(balance_after)) as part from prepayment_use
    where prepayment = ${id} order by id`.execute(app.db);
  expect(rows.map(row => row.part)).toEqual([
    'paid 1 2026-05-18 1000 1000',
    'paid 2 2026-05-19 2000 3000',
    'refunded 1 2026-05-19 400 2600',
    'refunded 2 2026-05-20 500 2100',
  ]);
});

it('[R13c] a payment of a day up to a locked statement is refused in these words, and waits', async () => {
  const order = await inForce();
  const id = Number(await ask([{ purchaseOrder: order, amount: '100' }]));
  expect([await step(id, 'submit'), await step(id, 'approve', {}, manager)]).toEqual(['done', 'done']);
  const lock = (day: string | null) =>
    sql`insert into supplier_balance (supplier, company_entity, currency, locked_to)
      select supplier, company_entity, currency, ${day} from purchase_order where id = ${order}
      on conflict (supplier, company_entity, currency) do update set locked_to = excluded.locked_to`.execute(app.db);
  await lock('2026-05-19');
  expect(await pay(id)).toBe('LOCKED');
  await lock(null);
  expect(await read(prepayments, id)).toMatchObject({ state: 'to_pay' });
  expect(await vouchersOf(id)).toEqual([]);
});

it('[R100] what may be used of a prepayment that is paid in part is worked out by the database as by the rule', async () => {
  const cases = [
    ['USD', '4000', '1000', '3000', '0'],
    ['USD', '4000', '1000', '3000', '700.5'],
    ['JPY', '4000', '999', '1000', '0'],
    ['CNY', '100', '33.33', '33.33', '0'],
    ['CNY', '100', '100', '33.33', '3.33'],
    ['KWD', '7', '5', '3.001', '0.001'],
  ] as const;
  for (const [currency, amount, paid, share, used] of cases) {
    const { rows } = await sql<{ usable: string }>`
      select trim_scale(usable_share(${currency}, ${amount}::numeric, ${paid}::numeric, ${share}::numeric, ${used}::numeric))::text
        as usable`.execute(app.db);
    const prepayment = { currency, amount: amount as Decimal, paid: paid as Decimal };
    expect(rows[0]!.usable).toBe(usableShare(prepayment, share as Decimal, used as Decimal));
  }
});

it('[R12b] [R12d] what is too much of an order that was cut is refunded: 600.00 of 3,000.00', async () => {
  const order = await inForce();
  const id = await paid([{ purchaseOrder: order, amount: '3000' }]);
  expect(await read(prepayments, id)).toMatchObject({ excess: '0' });
  await sql`update purchase_order set amount_gross = 8000, amount_net = 8000 - amount_tax where id = ${order}`.execute(app.db);
  expect(await read(prepayments, id)).toMatchObject({ excess: '600' });
  const depositPct = '0' as Decimal;
  expect(prepayExcess({ currency: 'CNY', gross: '8000' as Decimal, depositPct, prepaid: '3000' as Decimal })).toBe('600');
  // the share of yen has no digits, whatever the amount of the order
  const inYen = await app.db.transaction().execute(async transaction => {
    const odd = sql`update purchase_order set currency = 'JPY', amount_gross = 8001, amount_net = 8001 - amount_tax where id = ${order}`;
    await odd.execute(transaction);
    const { rows } = await sql<{ excess: string }>`select trim_scale(excess_prepaid(${order}))::text as excess`.execute(transaction);
    await sql`update purchase_order set currency = 'CNY', amount_gross = 8000, amount_net = 8000 - amount_tax where id = ${order}`.execute(
      transaction,
    );
    return rows[0]!.excess;
  });
  expect(inYen).toBe(prepayExcess({ currency: 'JPY', gross: '8001' as Decimal, depositPct, prepaid: '3000' as Decimal }));
  expect(await step(id, 'refund', { amount: '3000.01', reason: 'Order was cut' })).toBe('ABOVE_BALANCE');
  expect(await step(id, 'refund', { amount: '600', reason: 'Order was cut' })).toBe('done');
  expect(await read(prepayments, id)).toMatchObject({ state: 'refunding', balance: '3000', refund_asked: '600' });
  expect(await step(id, 'refund', { amount: '1', reason: 'Once more' })).toBe('STATE');
  expect(await pay(id, 'prepayment_refund')).toBe('done');
  expect(await read(prepayments, id)).toMatchObject({
    state: 'paid',
    amount: '3000',
    balance: '2400',
    refunded_amount: '600',
    excess: '0',
  });
  expect((await vouchersOf(id)).map(({ event, amount }) => [event, amount])).toEqual([
    ['e3', '3000'],
    ['e8', '600'],
  ]);
  expect(await of.order(order)).toMatchObject({ prepaid: '2400', prepay_balance: '2400' });
});

it('[R12d] a balance moves to another order of the account, as far as that one may be prepaid', async () => {
  const [order, next] = [await inForce(), await inForce()];
  const id = await paid([{ purchaseOrder: order, amount: '3000' }]);
  const move = (amount: string, toOrder = next) => step(id, 'transfer', { fromOrder: order, toOrder, amount });
  expect([await move('3000.01'), await move('1', order), await move('0')]).toEqual(['ABOVE_BALANCE', 'SAME_ORDER', 'AMOUNT']);
  expect(await move('1000')).toBe('done');
  expect(await of.order(order)).toMatchObject({ prepay_balance: '2000' });
  expect(await of.order(next)).toMatchObject({ prepay_balance: '1000' });
  const proposed = (await app.get(`${recordPath(prepayments, 'proposals')}?page=purchasePrepayment&action=transfer&id=${id}`, boss)).data;
  expect(proposed).toMatchObject([
    { values: { from_order: order, amount: '2000' }, words: { en: expect.stringContaining('Balance of PO-') } },
    { values: { from_order: next, amount: '1000' } },
  ]);
  expect(await read(prepayments, id)).toMatchObject({ state: 'paid', balance: '3000', amount: '3000' });
  expect(await vouchersOf(id)).toHaveLength(1);
});

it('is drafted from its order with the deposit of its terms, and cancelled with the request to pay it', async () => {
  const { rows } = await sql<{ id: number; pct: string }>`
    select id, trim_scale(deposit_pct)::text as pct from payment_method where deposit_pct > 0 and deposit_pct <= 30 limit 1`.execute(
    app.db,
  );
  const order = await inForce({ paymentMethod: rows[0]!.id });
  // [R95] what the terms become later is none of the order's
  await sql`update payment_method set deposit_pct = 29 where id = ${rows[0]!.id}`.execute(app.db);
  const orders = { service: 'purchase-service', path: 'purchase_order' };
  const reply = await app.get(`${recordPath(orders, 'proposals')}?page=effectiveOrders&action=prepay&id=${order}`, boss);
  const [{ values }] = reply.data as [{ values: { amount: string; dueDate: string } }];
  expect(values).toEqual({ amount: String(Number(rows[0]!.pct) * 100), due_date: '2026-05-25' });
  const input = { amount: values.amount, dueDate: '2026-05-25' };
  expect(await act(orders, 'effectiveOrders', order, 'prepay', { ...input, amount: '9000' })).toBe('PREPAY_MOST');
  expect(await act(orders, 'effectiveOrders', order, 'prepay', input)).toBe('done');
  const { id } = await app.db
    .selectFrom('prepayment_shares')
    .select('record_id as id')
    .where('purchase_order', '=', order)
    .executeTakeFirstOrThrow();
  expect([await step(id, 'submit'), await step(id, 'approve', {}, manager), await step(id, 'cancel')]).toEqual(['done', 'done', 'done']);
  expect(await read(payments, await requestOf(id))).toMatchObject({ state: 'cancelled' });
});
