import type { LocalDate } from '@axle/kernel';
import { knownCurrencies } from '@axle/finance';
import { lateDeduction } from '@axle/purchasing';
import { prices } from '@axle/purchasing/testing';
import { recordPath, replyCodes } from '@axle/wire';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { linesInForce } from '../delivery/testing/lines-in-force.ts';
import type { Row } from '../reply/testing/sent-order.ts';
import { confirmUnopposed } from './confirm-unopposed.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const [boss, manager, auditor] = [await as('superadmin'), await as('purchasemanager'), await as('auditor')];
const deductions = { service: 'purchase-sales-after', path: 'deduction' };
const lateLines = { service: 'purchase-sales-after', path: 'deduction_suggestion' };
const of = await linesInForce(app, boss);

/** An order of 1,000 × 12.50 for 1 May, 400 pieces of which came so many days later, by receipts. */
async function lateOrder(daysLate: number, kpi = '2026-05-01'): Promise<number> {
  const order = await of.inForce('2026-05-01');
  await sql`update purchase_order set accept_point = 'receipt', effective_at = now() where id = ${order}`.execute(app.db);
  await sql`update purchase_order_lines set qty = 1000, eff_qty = 1000, open_qty = 0, received_qty = 1000, price = 12.5, amount = 12500,
    kpi_date = ${kpi}::date where record_id = ${order}`.execute(app.db);
  for (const [qty, days] of [
    [600, 0],
    [400, daysLate],
  ] as const)
    await sql`
      with made as (
        insert into receipt (type, source_no, warehouse, container_no, state, arrived_at, dock_bin)
        select 'purchase', o.order_no, o.warehouse, ${`C${days}`}, 'arrived', ('2026-05-01'::date + ${days}::integer + interval '4 hours')
          at time zone 'Asia/Shanghai', (select min(id) from bin b where b.warehouse = o.warehouse)
        from purchase_order o where o.id = ${order} returning id)
      insert into receipt_lines (record_id, line_no, sku, po_no, po_line, expected_qty, good_qty)
      select made.id, 0, l.sku, o.order_no, 1, ${qty}, ${qty} from made, purchase_order o join purchase_order_lines l on l.record_id = o.id
      where o.id = ${order}`.execute(app.db);
  return order;
}
const supplierOf = async (order: number) => (await of.order(order))['supplier'];
const add = async (order: number, more: object, who = boss) => {
  const values = { type: 'late', supplier: await supplierOf(order), purchaseOrder: order, orderLine: 1, reason: 'As agreed', ...more };
  const reply = await app.post(recordPath(deductions, 'add'), { page: 'deductionRecords', values }, who);
  return reply.code === replyCodes.ok ? (reply.data as Row) : reply.reason;
};
const read = async (id: number) => (await app.get(`${recordPath(deductions, 'read')}?id=${id}`, boss)).data as Row;
const step = async (row: unknown, action: string, input: object = {}, who = boss) => {
  const { id } = row as Row;
  return of.act(deductions, [await read(id)], ['deductionRecords', action], input, who);
};
const suggested = async (order: number) =>
  of.listed(lateLines, 'deductionSuggestions', [{ field: 'purchaseOrder', op: 'in', value: [order] }]);
const notified = async (more: object = {}) => {
  const row = await add(await lateOrder(9), { type: 'label', orderLine: undefined, amount: '100', ...more });
  expect(await step(row, 'notify')).toEqual(['done']);
  return row as Row;
};

it('[R16] 1,000 × 12.50, 400 nine days late: suggested and charged once, 150.00 with its formula; three days late: nothing', async () => {
  const order = await lateOrder(9);
  const [line] = await suggested(order);
  expect(line).toMatchObject({ type: 'late', qty: 400, daysLate: 9, amount: '150', price: '12.5' });
  expect(await suggested(await lateOrder(3))).toEqual([]);
  const create = () => of.act(lateLines, [line!], ['deductionSuggestions', 'create'], {});
  expect(await create()).toEqual(['done']);
  expect([await create(), await suggested(order)]).toEqual([['CHARGED'], []]);
  const [made] = await of.listed(deductions, 'deductionRecords', [{ field: 'purchaseOrder', op: 'in', value: [order] }]);
  expect(made).toMatchObject({ type: 'late', state: 'draft', amount: '150', basis: '400 × 12.50 × 0.5% × 6 = 150.00', orderLine: 1 });
  expect(await add(order, {})).toBe('LATE_ONCE');
  expect(await step(made, 'void', { voidReason: 'Wrong line' })).toEqual(['done']);
  expect(await suggested(order)).toHaveLength(1);
});

it('[R16d] [R16e] works amounts out, and says why one is not charged', async () => {
  const order = await lateOrder(9);
  const quality = { type: 'quality', defectQty: 37, sortHours: '6', hourRate: '45' };
  expect(await add(order, quality)).toMatchObject({ amount: '732.5', basis: '37 × 12.50 + 6 × 45.00 = 732.50', currency: 'CNY' });
  expect(await add(order, quality)).toBe('DEDUCTED');
  expect(await add(order, { ...quality, day: '2026-05-12', amount: '12500.01' })).toBe('ABOVE_LINE');
  const inspected = { ...quality, sourceNo: 'IN26051100001' };
  expect(await add(order, inspected)).toMatchObject({ state: 'draft' });
  expect(await add(order, { ...inspected, day: '2026-05-12' })).toBe('SOURCE_ONCE');
  expect(await add(order, { amount: '500.01' })).toBe('ABOVE_CAP');
  expect(await add(await lateOrder(3), {})).toBe('NOT_LATE');
  expect(await add(await lateOrder(9, '2026-05-20'), {})).toBe('NOT_SUPPLIER');
  expect(await add(order, { orderLine: undefined })).toBe('NO_LINE');
  expect(await add(order, { orderLine: 7 })).toBe('NO_SUCH_LINE');
  expect(await add(order, { type: 'label', currency: 'USD', amount: '5' })).toBe('OTHER_CURRENCY');
  expect(await add(order, { type: 'label' })).toBe('NO_AMOUNT');
  expect(await add(order, { type: 'overseas', amount: '5' })).toBe('OVERSEAS');
  expect(await add(await of.sent(), { type: 'label', amount: '5' })).toBe('NOT_IN_FORCE');
  expect(await add(order, { type: 'label', amount: '5' }, auditor)).toBe('FORBIDDEN');
});

it('[R16f] the supplier is notified by mail and may object for five working days; then it stands by itself', async () => {
  const row = await notified();
  const { deductNo, ...after } = await read(row.id);
  expect(after).toMatchObject({ state: 'notified', appealDeadline: '2026-05-27' });
  const { rows: mails } = await sql<{ body: string }>`
    select body from outgoing_mail where kind = 'DEDUCT_NOTICE' and biz_no = ${String(deductNo)}`.execute(app.db);
  expect(mails).toHaveLength(1);
  expect(mails[0]!.body).toContain('CNY 100.00');
  expect(mails[0]!.body).toContain('2026-05-27');
  expect(await step(row, 'confirm')).toEqual(['APPEAL_OPEN']);
  const at = (day: string) => confirmUnopposed(app.db, app.registry, new Date(`${day}T08:00:00Z`));
  await at('2026-05-27');
  expect(await read(row.id)).toMatchObject({ state: 'notified' });
  expect(await at('2026-05-28')).toBeGreaterThan(0);
  expect(await read(row.id)).toMatchObject({ state: 'confirmed', openAmount: '100' });
  const { rows: confirmed } = await sql<{ by: number }>`
    select notified_by as by from deduction where id = ${row.id} and updated_by = notified_by`.execute(app.db);
  expect(confirmed).toHaveLength(1);
  const agreed = await notified();
  expect(await step(agreed, 'confirm', { supplierAgreed: true })).toEqual(['done']);
});

it('[R16f] an objection is decided on: kept, reduced or waived', async () => {
  const object = async () => {
    const row = await notified();
    expect(await step(row, 'appeal', { appeal: 'Damaged by the carrier' })).toEqual(['done']);
    return row;
  };
  const reduced = await object();
  const decide = (row: Row, input: object) => step(row, 'decide', { decideReason: 'Photos checked', ...input }, manager);
  expect(await decide(reduced, { decision: 'reduce', reducedAmount: '100' })).toEqual(['REDUCED']);
  expect(await decide(reduced, { decision: 'reduce', reducedAmount: '60' })).toEqual(['done']);
  expect(await read(reduced.id)).toMatchObject({ state: 'confirmed', amount: '60', decision: 'reduce' });
  const waived = await object();
  expect(await decide(waived, { decision: 'waive' })).toEqual(['done']);
  expect(await read(waived.id)).toMatchObject({ state: 'waived', openAmount: '0' });
  expect(await step(waived, 'void', { voidReason: 'Twice' })).toEqual(['STATE']);
});

it('[R16g] an objection to more than CNY 5,000 is not waived by one person either', async () => {
  const large = await notified({ amount: '5000.01' });
  expect(await step(large, 'appeal', { appeal: 'Damaged by the carrier' })).toEqual(['done']);
  const waive = { decision: 'waive', decideReason: 'Photos checked' };
  expect(await step(large, 'decide', waive)).toEqual(['done']);
  expect(await read(large.id)).toMatchObject({ state: 'appealed', waiverWaits: true, openAmount: '5000.01' });
  expect([await step(large, 'decide', waive), await step(large, 'approveWaiver')]).toEqual([['WAIVER_WAITS'], ['OWN_DOCUMENT']]);
  expect(await step(large, 'approveWaiver', {}, manager)).toEqual(['done']);
  expect(await read(large.id)).toMatchObject({ state: 'waived', waiverWaits: false, openAmount: '0' });
});

it('[R16g] what is worth more than CNY 5,000 is waived by two people', async () => {
  const small = await notified({ amount: '5000' });
  expect(await step(small, 'waive', { waiveReason: 'First time' })).toEqual(['done']);
  expect(await read(small.id)).toMatchObject({ state: 'waived', waiverWaits: false });
  const large = await notified({ amount: '5000.01' });
  expect(await step(large, 'approveWaiver')).toEqual(['NO_WAIVER']);
  expect(await step(large, 'waive', { waiveReason: 'Settled otherwise' })).toEqual(['done']);
  expect(await read(large.id)).toMatchObject({ state: 'notified', waiverWaits: true });
  expect(await step(large, 'confirm', { supplierAgreed: true })).toEqual(['WAIVER_WAITS']);
  expect(await step(large, 'approveWaiver')).toEqual(['OWN_DOCUMENT']);
  expect(await step(large, 'rejectWaiver', {}, manager)).toEqual(['done']);
  expect(await read(large.id)).toMatchObject({ state: 'notified', waiverWaits: false });
  expect(await step(large, 'waive', { waiveReason: 'Settled otherwise' })).toEqual(['done']);
  expect(await step(large, 'approveWaiver', {}, manager)).toEqual(['done']);
  expect(await read(large.id)).toMatchObject({ state: 'waived', waiverWaits: false });
});

it('[R16] the database suggests what the rule works out', async () => {
  const batches = fc.array(fc.record({ qty: fc.integer({ min: 1, max: 9999 }), daysLate: fc.integer({ min: 4, max: 90 }) }), {
    minLength: 1,
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(batches, prices(), fc.constantFrom(...knownCurrencies), async (all, price, currency) => {
      const qty = all.reduce((sum, one) => sum + one.qty, 0);
      const days = all.reduce((sum, one) => sum + one.qty * (one.daysLate - 3), 0);
      const { rows } = await sql<{ amount: string }>`
        select trim_scale(late_amount(${price}::numeric, ${qty}::bigint, ${days}::bigint, ${currency})) as amount`.execute(app.db);
      expect(rows[0]!.amount).toBe(lateDeduction(all, { price, currency }, 'supplier'));
    }),
    { numRuns: 60 },
  );
});

it('[R10a] lines that were handed over late count by the day noted for shipping, and by their batches where there are some', async () => {
  const order = await of.inForce('2026-05-01');
  expect(await suggested(order)).toEqual([]);
  await sql`insert into delivery_follow (purchase_order, order_line, last_follow_up, shipped_on)
    values (${order}, 1, now(), ${'2026-05-10' as LocalDate})`.execute(app.db);
  expect(await suggested(order)).toMatchObject([{ qty: 500, daysLate: 9, day: '2026-05-10', amount: '150' }]);
  const ship = (day: LocalDate, qty: number) =>
    sql`
    with made as (
      insert into ship_batch (batch_no, purchase_order, supplier, warehouse, state, ship_date)
      select '', id, supplier, warehouse, 'shipped', ${day}::date from purchase_order where id = ${order} returning id)
    insert into ship_batch_lines (record_id, line_no, order_line, sku, qty)
    select m.id, 0, 1, l.sku, ${qty} from made m, purchase_order_lines l where l.record_id = ${order}`.execute(app.db);
  await ship('2026-05-12' as LocalDate, 200);
  expect(await suggested(order)).toEqual([]);
  await ship('2026-05-02' as LocalDate, 300);
  expect(await suggested(order)).toMatchObject([{ qty: 200, daysLate: 11, day: '2026-05-12' }]);
});
