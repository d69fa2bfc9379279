import { lotKind } from '@axle/purchasing';
import { recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { linesInForce } from '../delivery/testing/lines-in-force.ts';
import type { Row } from '../reply/testing/sent-order.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const [boss, auditor] = [await as('superadmin'), await as('auditor')];
const costs = { service: 'purchase-sales-after', path: 'overseas_deduction' };
const deductions = { service: 'purchase-sales-after', path: 'deduction' };
const of = await linesInForce(app, boss);
const { rows: suppliers } = await sql<{ id: number }>`
  select id from supplier where currency = 'CNY' and stage = 'qualified' order by id limit 3`.execute(app.db);
const [first, second, third] = suppliers.map(({ id }) => id) as [number, number, number];
const { rows: places } = await sql<{ warehouse: number; sku: number; bin: number }>`
  select w.id as warehouse, (select min(s.id) from sku s where not exists (select from receipt_lines l where l.sku = s.id)) as sku,
    (select min(b.id) from bin b where b.warehouse = w.id) as bin
  from warehouse w where w.code = 'US-W'`.execute(app.db);
const [place] = places as [(typeof places)[number]];
let documents = 0;

/** Pieces of the SKU that a supplier delivered so many days before 10 May. */
async function received(supplier: number, qty: number, daysBefore: number): Promise<void> {
  await sql`
    with made as (
      insert into receipt (type, source_no, warehouse, supplier, state, arrived_at, dock_bin)
      values ('first_leg', ${`A${(documents += 1)}`}, ${place.warehouse}, ${supplier}, 'arrived',
        '2026-05-10'::timestamptz - make_interval(days => ${daysBefore}::integer), ${place.bin}) returning id)
    insert into receipt_lines (record_id, line_no, sku, expected_qty, good_qty)
    select id, 0, ${place.sku}, ${qty}, ${qty} from made`.execute(app.db);
}
const add = async (more: object = {}, who = boss) => {
  const { warehouse, sku } = place;
  const cost = { feeType: 'relabel', warehouse, eventDate: '2026-05-10', sku, qty: 40, foreignCurrency: 'USD', foreignAmount: '1000' };
  const values = { ...cost, docNo: `LAX${(documents += 1)}`, ...more };
  const reply = await app.post(recordPath(costs, 'add'), { page: 'overseasDeduction', values }, who);
  return reply.code === replyCodes.ok ? (reply.data as Row) : reply.reason;
};
const read = async (row: unknown, what = costs) => (await app.get(`${recordPath(what, 'read')}?id=${(row as Row).id}`, boss)).data as Row;
const step = async (row: unknown, action: string, input: object = {}, who = boss) =>
  of.act(costs, [await read(row)], ['overseasDeduction', action], input, who);
const share = async (row: unknown, allocations: readonly object[]) => {
  const { id, version } = await read(row);
  const reply = await app.post(recordPath(costs, 'update'), { page: 'overseasDeduction', id, version, values: { allocations } }, boss);
  return reply.code === replyCodes.ok ? 'done' : reply.reason;
};

await received(first, 300, 20);
await received(second, 200, 60);
await received(third, 100, 179);
await received(third, 900, 200);
await sql`delete from exchange_rate`.execute(app.db);
await sql`insert into exchange_rate ("from", "to", rate_type, rate, valid_from, source, state)
  values ('USD', 'CNY', 'booking', 7.1234, '2026-05-06', 'test', 'active')`.execute(app.db);

it('[R17a] USD 1,000.00 over 300, 200, 100 pieces of 180 days: 500.00, 333.33, 166.67; at 7.1234 the second is CNY 2,374.44', async () => {
  const row = await add();
  expect(await step(row, 'attribute', {}, auditor)).toBe('FORBIDDEN');
  expect(await step(row, 'attribute')).toEqual(['done']);
  expect(await read(row)).toMatchObject({
    state: 'attributed',
    allocated: '1000',
    settleCurrency: 'CNY',
    rate: '7.1234',
    allocations: [
      { supplier: first, qty: 300, amount: '500', settleAmount: '3561.7' },
      { supplier: second, qty: 200, amount: '333.33', settleAmount: '2374.44' },
      { supplier: third, qty: 100, amount: '166.67', settleAmount: '1187.26' },
    ],
  });
  expect([await step(row, 'back'), await read(row)]).toMatchObject([['done'], { state: 'imported', allocated: '0' }]);
});

it('[R17a] a lot names the supplier that pays the whole; without receipts somebody says who pays', async () => {
  const order = await of.order(await of.sent());
  const lot = await add({ lotRef: order['order_no'] });
  expect([await step(lot, 'attribute'), await read(lot)]).toMatchObject([
    ['done'],
    { allocations: [{ supplier: order['supplier'], amount: '1000' }] },
  ]);
  const early = await add({ eventDate: '2025-01-10' });
  expect(await step(early, 'attribute')).toEqual(['NO_RECEIPTS']);
});

it('[R118] a batch, a container, a receipt and a cost layer lead to their suppliers, several by their pieces of the article', async () => {
  const orders = [await of.inForce('2026-05-01'), await of.inForce('2026-05-01')];
  for (const [at, order] of orders.entries()) {
    await sql`update purchase_order set supplier = ${[first, second][at]!}, currency = 'CNY' where id = ${order}`.execute(app.db);
    await sql`
      with made as (
        insert into ship_batch (batch_no, purchase_order, supplier, warehouse, state, ship_date, container_no)
        select '', o.id, o.supplier, o.warehouse, 'shipped', '2026-04-01', 'TGHU1234567' from purchase_order o where o.id = ${order}
        returning id)
      insert into ship_batch_lines (record_id, line_no, order_line, sku, qty)
      select id, 0, 1, ${place.sku}, ${[300, 100][at]!} from made`.execute(app.db);
  }
  const { rows: batches } = await sql<{ no: string }>`
    select batch_no as no from ship_batch where purchase_order = ${orders[1]!}`.execute(app.db);
  const sharesOf = async (lotRef: string) => {
    const row = await add({ lotRef });
    expect(await step(row, 'attribute')).toEqual(['done']);
    const { allocations, ...cost } = await read(row);
    expect(cost['lotKind']).toBe(lotKind(lotRef));
    return (allocations as readonly Row[]).map(({ supplier, purchaseOrder, amount }) => [supplier, purchaseOrder, amount]);
  };
  expect(await sharesOf(batches[0]!.no)).toEqual([[second, orders[1], '1000']]);
  expect(await sharesOf('TGHU1234567')).toEqual([
    [first, orders[0], '750'],
    [second, orders[1], '250'],
  ]);
  const { rows: receipts } = await sql<{ no: string }>`
    select receipt_no as no from receipt where supplier = ${third} and warehouse = ${place.warehouse} order by id desc limit 1`.execute(
    app.db,
  );
  expect(await sharesOf(receipts[0]!.no)).toEqual([[third, undefined, '1000']]);
  expect((await sharesOf('NOBODY-KNOWS')).map(([supplier]) => supplier)).toEqual([first, second, third]);
});

it('[R17b] shares move between suppliers, their sum stays; no rate within seven days, no shares', async () => {
  const row = await add();
  expect(await step(row, 'attribute')).toEqual(['done']);
  expect(await share(row, [{ supplier: first, amount: '999.99' }])).toBe('ALLOC_SUM');
  expect(
    await share(row, [
      { supplier: first, amount: '600' },
      { supplier: second, amount: '400' },
    ]),
  ).toBe('done');
  expect(await read(row)).toMatchObject({ allocations: [{ settleAmount: '4274.04' }, { settleAmount: '2849.36' }] });
  expect(await step(await add({ eventDate: '2026-05-13' }), 'attribute')).toEqual(['done']);
  expect(await step(await add({ eventDate: '2026-05-14' }), 'attribute')).toEqual(['NO_RATE']);
});

it('[R17c] confirming makes a deduction for each supplier; the cost is deducted once all are settled', async () => {
  const row = await add();
  expect([await step(row, 'attribute'), await step(row, 'confirm')]).toEqual([['done'], ['done']]);
  const { odNo, deductNos, state } = await read(row);
  expect([state, (deductNos as readonly string[]).length]).toEqual(['confirmed', 3]);
  const made = await of.listed(deductions, 'deductionRecords', [{ field: 'sourceNo', op: 'in', value: [odNo] }]);
  expect(made.map(({ type, currency, amount }) => [type, currency, amount].join(' ')).toSorted()).toEqual([
    'overseas CNY 1187.26',
    'overseas CNY 2374.44',
    'overseas CNY 3561.7',
  ]);
  const act = (target: Row, action: string, input: object) => of.act(deductions, [target], ['deductionRecords', action], input);
  const [one, two, last] = made as [Row, Row, Row];
  const { id, version } = one;
  const del = await app.post(recordPath(deductions, 'del'), { page: 'deductionRecords', targets: [{ id, version }] }, boss);
  expect(del).toMatchObject({ data: [{ refusal: { code: 'PASSED_ON' } }] });
  for (const target of [one, two]) expect(await act(target, 'void', { voidReason: 'Paid by the carrier' })).toEqual(['done']);
  expect(await read(row)).toMatchObject({ state: 'confirmed' });
  expect(await act(last, 'void', { voidReason: 'Paid by the carrier' })).toEqual(['done']);
  expect(await read(row)).toMatchObject({ state: 'waived' });
});

it('takes a document, SKU and fee of a warehouse once', async () => {
  const docNo = 'LAX-ONCE';
  expect(await add({ docNo })).toMatchObject({ state: 'imported' });
  expect(await add({ docNo })).toBe('DUPLICATE_IN_DB');
  expect(await add({ docNo, feeType: 'repack' })).toMatchObject({ state: 'imported' });
});
