import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { settledOfOrders } from '../fact/settled-of-orders.ts';
import { settledPaths, settling } from './testing/settling.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const [boss, manager, finance] = [await as('superadmin'), await as('purchasemanager'), await as('financemanager')];
const of = await settling(app, boss, { manager, finance });
const { settlement, payment, prepayment } = settledPaths;
await sql`update deduction set state = 'void' where state in ('confirmed', 'carried')`.execute(app.db);
await sql`update claim set state = 'rejected' where state = 'agreed'`.execute(app.db);

const settled = async (purchaseOrder: number, qty: number) =>
  Number(await of.settle(await of.verified({ purchaseOrder, qty, price: '10' })));

it('[R100] a prepayment of 3,000.00 of which 1,000.00 is paid is used up to that, and goes on once the rest is paid', async () => {
  const order = await of.accepted(400);
  const id = Number(await of.add(prepayment, { dueDate: '2026-06-01', shares: [{ purchaseOrder: order, amount: '3000' }] }));
  expect([await of.act(prepayment, [id], 'submit'), await of.act(prepayment, [id], 'approve', {}, manager)]).toEqual(['done', 'done']);
  const first = await settled(order, 200);
  expect(await of.read(settlement, first)).toMatchObject({ prepaid_used: '0', payable: '2000' });
  expect(await of.act(settlement, [first], 'void', { voidReason: 'Waits for the deposit' })).toBe('done');
  const request = (await of.read(prepayment, id))['payment_request'] as number;
  expect(await of.act(payment, [request], 'approve', {}, finance)).toBe('done');
  const pay = (amount: string, bankRef: string) =>
    of.act(payment, [request], 'confirmPaid', { amount, paidOn: '2026-05-18', bankRef }, finance);
  expect(await pay('1000', 'ICBC-1')).toBe('done');
  const second = await settled(order, 400);
  expect(await of.read(settlement, second)).toMatchObject({ gross: '4000', prepaid_used: '1000', payable: '3000' });
  expect(await of.approve(second)).toBe('done');
  expect(await of.read(prepayment, id)).toMatchObject({ state: 'to_pay', paid_amount: '1000', used_amount: '1000', balance: '0' });
  expect(await pay('2000', 'ICBC-2')).toBe('done');
  expect(await of.read(prepayment, id)).toMatchObject({ state: 'part_used', paid_amount: '3000', used_amount: '1000', balance: '2000' });
  expect(await of.order(order)).toMatchObject({ prepay_balance: '2000' });
  await of.accept(order, 1000);
  expect(await of.read(settlement, await settled(order, 600))).toMatchObject({ prepaid_used: '2000', payable: '4000' });
});

it('[R18d] what was settled counts at the price that stood then', async () => {
  const order = await of.accepted(400);
  expect(await of.approve(await settled(order, 400))).toBe('done');
  await sql`update purchase_order_lines set price = 12 where record_id = ${order}`.execute(app.db);
  await sql`
    insert into purchase_order_changes (record_id, line_no, version, cause, order_line, sku, field, before, after, changed_at)
    select record_id, 0, 2, 'buyer', 1, sku, 'price', '10', '12', '2026-05-25T04:00:00Z' from purchase_order_lines
    where record_id = ${order}`.execute(app.db);
  const at = async (day: string) => (await settledOfOrders(app.db, { orders: [order], now: new Date(day) })).get(order);
  expect([await at('2026-05-24T04:00:00Z'), await at('2026-05-26T04:00:00Z')]).toEqual(['4000', '4800']);
});
