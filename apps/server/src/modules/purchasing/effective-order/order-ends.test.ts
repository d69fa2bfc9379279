import { recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { proposalCalls } from '../../../platform/resources/gateway/proposal-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { sentOrders } from '../reply/testing/sent-order.ts';
import { closeSettled } from './close-settled.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...proposalCalls({ database: db, registry })]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const of = await sentOrders(app, boss);
const orders = { service: 'purchase-service', path: 'purchase_order' };

/** An order in a state with 500 of 500 received, accepted and settled as far as is said. */
async function delivered(state: string, settled = 500): Promise<number> {
  const order = await of.sent();
  await sql`update purchase_order_lines set shipped_qty = 500, received_qty = 500, accepted_qty = 500, eff_qty = 500, open_qty = 0,
    settled_qty = ${settled}, invoiced_qty = ${settled}, settled_amount = ${settled} * price where record_id = ${order}`.execute(app.db);
  await sql`update purchase_order set state = ${state}, effective_at = ${app.now()} where id = ${order}`.execute(app.db);
  return order;
}

/** An after-sales record of an order in a state. */
async function afterSale(order: number, state: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into after_sale
      (as_no, state, type, supplier, purchase_order, order_line, sku, company_entity, warehouse, currency, qty, cause, day)
    select 'AS-' || ${order}::text || ${state}, ${state}, 'exchange', o.supplier, o.id, 1, l.sku, o.company_entity, o.warehouse,
      o.currency, 5, (select min(id) from defect_code), current_date
    from purchase_order o join purchase_order_lines l on l.record_id = o.id where o.id = ${order}
    returning id`.execute(app.db);
  return rows[0]!.id;
}
const stateOf = async (order: number) => (await of.order(order))['state'];

it('[R85] settled orders close by themselves, but not while a deduction, a claim or an after-sales record is open', async () => {
  const [free, deducted, claimed, returned, received] = [
    await delivered('settled'),
    await delivered('settled'),
    await delivered('settled'),
    await delivered('settled'),
    await delivered('received', 300),
  ];
  await sql`insert into deduction (deduct_no, state, type, supplier, company_entity, currency, purchase_order, day, amount, reason)
    select 'DE-TEST', 'confirmed', 'other', supplier, company_entity, currency, id, current_date, 150, 'Test' from purchase_order
    where id = ${deducted}`.execute(app.db);
  await sql`insert into claim (claim_no, state, party, supplier, type, biz_no, currency, claimed, day)
    select 'CL-TEST', 'submitted', 'supplier', supplier, 'quality', order_no, currency, 10, current_date from purchase_order
    where id = ${claimed}`.execute(app.db);
  const record = await afterSale(returned, 'sent_back');
  expect(await of.order(deducted)).toMatchObject({ settled_amount: '5000', deductions: '150' });
  expect(await of.order(received)).toMatchObject({ settled_amount: '3000' });

  await closeSettled(app.db, app.registry, app.now());
  expect(await Promise.all([free, deducted, claimed, returned, received].map(stateOf))).toEqual([
    'closed',
    'settled',
    'settled',
    'settled',
    'received',
  ]);
  expect(await of.order(free)).toMatchObject({ closed_at: expect.any(Number) });

  await sql`update deduction set state = 'applied' where purchase_order = ${deducted}`.execute(app.db);
  await sql`update claim set state = 'recovered' where biz_no = (select order_no from purchase_order
    where id = ${claimed})`.execute(app.db);
  await sql`update after_sale set state = 'done' where id = ${record}`.execute(app.db);
  expect(await closeSettled(app.db, app.registry, app.now())).toBe(3);
  expect(await closeSettled(app.db, app.registry, app.now())).toBe(0);
});

it('[R61] a replacement is asked for at the order whose pieces the supplier has got back, once', async () => {
  const order = await delivered('received', 0);
  const record = await afterSale(order, 'supplier_got');
  const other = await afterSale(await delivered('received', 0), 'supplier_got');
  await sql`update purchase_order_lines set returned_qty = 5, replace_qty = 5, open_qty = 5 where record_id = ${order}`.execute(app.db);
  const reply = await app.get(`${recordPath(orders, 'proposals')}?page=effectiveOrders&action=replacement&id=${order}`, boss);
  expect(reply.data).toMatchObject([{ values: { after_sale: record } }]);
  const ask = (afterSaleId: number, requiredDate = '2026-12-20') =>
    of.stepOrder(order, 'replacement', { afterSale: afterSaleId, requiredDate });
  expect([await ask(other), await ask(record, '2020-01-01'), await ask(record), await ask(record)]).toEqual([
    'OTHER_ORDER',
    'PAST',
    'done',
    'STATE',
  ]);
  const made = await app.db.selectFrom('after_sale').select(['state', 'replace_order']).where('id', '=', record).executeTakeFirstOrThrow();
  expect(made.state).toBe('reshipped');
  expect(await of.order(Number(made.replace_order))).toMatchObject({ type: 'rpl', state: 'draft', lines: [{ qty: 5, price: '0' }] });
  expect(((await of.order(order))['lines'] as readonly object[])[0]).toMatchObject({ replace_qty: 0, open_qty: 0 });
});
