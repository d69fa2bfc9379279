import { recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { proposalCalls } from '../../../platform/resources/gateway/proposal-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { settledPaths, settling } from './testing/settling.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...proposalCalls({ database: db, registry })]);
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const [boss, manager, finance] = [await as('superadmin'), await as('purchasemanager'), await as('financemanager')];
const of = await settling(app, boss, { manager, finance });
const { settlement, prepayment, prepaymentUse, invoice, payment } = settledPaths;

beforeEach(async () => {
  await sql`update deduction set state = 'void' where state in ('confirmed', 'carried')`.execute(app.db);
  await sql`update claim set state = 'rejected' where state = 'agreed'`.execute(app.db);
});

/** 3,000.00 prepaid of an order of 10,000.00, 400 of 1,000 pieces settled: 1,200.00 used, 2,800.00 to be paid. */
const story = async () => {
  const order = await of.accepted(400);
  const prepaid = await of.prepaid(order, '3000');
  const bill = await of.verified({ purchaseOrder: order, qty: 400, price: '10' });
  const id = Number(await of.settle(bill));
  return { order, prepaid, bill, id };
};
const use = (prepaid: number, given: object) => of.act(prepayment, [prepaid], 'use', { reason: 'Agreed with the supplier', ...given });
const vouchers = async (id: number) => {
  const { rows } = await sql<{ account: string; debit: string; credit: string; seq: number }>`
    select e.account, trim_scale(e.debit)::text as debit, trim_scale(e.credit)::text as credit, v.biz_seq as seq
    from ledger_voucher v join ledger_entry e on e.voucher = v.id join settlement s on s.settle_no = v.biz_no
    where s.id = ${id} and v.event = 'e4' order by v.id, e.id`.execute(app.db);
  return rows;
};
const requestOf = async (id: number) => of.read(payment, Number((await of.read(settlement, id))['payment_request']));

it('[R84] [R13] 1,000.00 more than the part of 1,200.00 is used of an approved settlement, which is paid that much less', async () => {
  const { prepaid, id, order } = await story();
  expect(await use(prepaid, { settlement: id, amount: '1000' })).toBe('SETTLEMENT_STATE');
  expect(await of.approve(id)).toBe('done');
  const first = await requestOf(id);
  expect(
    (await app.get(`${recordPath(prepayment, 'proposals')}?page=purchasePrepayment&action=use&id=${prepaid}`, boss)).data,
  ).toMatchObject([{ values: { settlement: id, amount: '1800' }, words: { en: expect.stringContaining('CNY 2,800.00 payable') } }]);
  expect(await use(prepaid, { settlement: id, amount: '1800.01' })).toBe('ABOVE_BALANCE');
  expect(await use(prepaid, { settlement: id, amount: '1000' })).toBe('done');
  expect(await of.read(settlement, id)).toMatchObject({ state: 'approved', gross: '4000', prepaid_used: '2200', payable: '1800' });
  expect((await of.read(settlement, id))['prepays']).toMatchObject([{ prepayment: prepaid, purchase_order: order, amount: '2200' }]);
  expect(await of.read(prepayment, prepaid)).toMatchObject({ state: 'part_used', used_amount: '2200', balance: '800' });
  expect(await of.read(payment, first.id)).toMatchObject({ state: 'cancelled' });
  expect(await requestOf(id)).toMatchObject({ state: 'submitted', amount: '1800' });
  const posted = await vouchers(id);
  expect(posted).toEqual([
    { account: 'ap', debit: '1200', credit: '0', seq: 1 },
    { account: 'prepay', debit: '0', credit: '1200', seq: 1 },
    { account: 'ap', debit: '1000', credit: '0', seq: 2 },
    { account: 'prepay', debit: '0', credit: '1000', seq: 2 },
  ]);
  expect(await of.act(settlement, [id], 'void', { voidReason: 'Wrong invoice' })).toBe('done');
  expect(await of.read(prepayment, prepaid)).toMatchObject({ state: 'paid', used_amount: '0', balance: '3000' });
});

it('[R84] a settlement of which nothing is left to pay is paid, with its invoices', async () => {
  const order = await of.accepted(100);
  const prepaid = await of.prepaid(order, '3000');
  const bill = await of.verified({ purchaseOrder: order, qty: 100, price: '10' });
  const id = Number(await of.settle(bill));
  expect(await of.approve(id)).toBe('done');
  expect(await use(prepaid, { settlement: id, amount: '701' })).toBe('ABOVE_PAYABLE');
  expect(await use(prepaid, { settlement: id, amount: '700' })).toBe('done');
  expect(await of.read(settlement, id)).toMatchObject({ state: 'paid', prepaid_used: '1000', payable: '0' });
  expect(await of.read(invoice, bill)).toMatchObject({ state: 'paid' });
  expect(await of.read(prepayment, prepaid)).toMatchObject({ state: 'part_used', used_amount: '1000', balance: '2000' });
});

it('[R84] from the list of uses too; not of another supplier, without a balance, or once finance has approved the payment', async () => {
  const { prepaid, id } = await story();
  expect(await of.approve(id)).toBe('done');
  const { rows } = await sql<{ id: number }>`select id from prepayment_use where prepayment = ${prepaid} order by id limit 1`.execute(
    app.db,
  );
  const given = { settlement: id, reason: 'Agreed with the supplier' };
  expect(await of.act(prepaymentUse, [rows[0]!.id], 'use', { ...given, amount: '100' })).toBe('done');
  expect(await of.read(prepayment, prepaid)).toMatchObject({ used_amount: '1300', balance: '1700' });
  const other = await of.accepted(10);
  const stranger = await of.prepaid(other, '500');
  expect(await use(stranger, { settlement: id, amount: '100' })).toBe('NOTHING_LEFT');
  await sql`update prepayment set currency = 'EUR' where id = ${stranger}`.execute(app.db);
  expect(await use(stranger, { settlement: id, amount: '100' })).toBe('OTHER_ACCOUNT');
  expect(await of.pay((await of.read(settlement, id))['settle_no'], 'approve')).toBe('done');
  expect(await use(prepaid, { settlement: id, amount: '100' })).toBe('SETTLEMENT_STATE');
});
