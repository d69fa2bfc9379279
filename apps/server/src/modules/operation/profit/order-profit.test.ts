import { settlementColumns } from '@axle/operation';
import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { findDue, noteDue, workDue } from './due-profits.ts';
import { matchSettlements } from './follow-bills.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const at = { service: 'operation', path: 'order_profit' };
type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
const work = () => workDue(app.db, app.registry, app.now());

const one = async <Value>(query: { execute(database: typeof app.db): Promise<{ rows: readonly { value: Value }[] }> }) =>
  (await query.execute(app.db)).rows[0]!.value;
const store = await one<number>(sql`select s.id as value from store s where s.code = 'AMZ-NA'`);
const site = await one<number>(sql`select id as value from site where code = 'AMZ-US'`);
const warehouse = await one<number>(sql`select id as value from warehouse where code = 'US-W'`);
const country = await one<number>(sql`select id as value from country where iso2 = 'US'`);
const sku = await one<number>(sql`select id as value from sku where kind = 'single' and price is not null order by id limit 1`);
const boughtBy = await one<number>(sql`select id as value from app_user where account = 'superadmin'`);
await sql`delete from profit_due`.execute(app.db);

/** Adds an order of a line that was shipped two days ago, of which the goods took 131.76 CNY out of the cost layers. */
async function shipped(no: string, more: { readonly waybill?: string; readonly daysAgo?: number } = {}): Promise<number> {
  const moment = new Date(app.now().getTime() - (more.daysAgo ?? 2) * 86_400_000);
  const id = await one<number>(sql`
    insert into sales_order (kind, platform, store, site, platform_order_id, status, buyer_name, country, purchase_at, currency,
      item_amount, discount, total, warehouse, waybill_no, shipped_at, updated_at)
    values ('platform', 'amazon', ${store}, ${site}, ${no}, 'shipped', 'B', ${country}, ${moment}, 'USD', 89.99, 5, 84.99, ${warehouse},
      ${more.waybill ?? null}, ${moment}, ${app.now()}) returning id as value`);
  await sql`
    insert into sales_order_lines (record_id, line_no, platform_line_id, seller_sku, qty, unit_price, discount, line_total)
    values (${id}, 1, ${`${no}-1`}, 'BRP-1', 1, 89.99, 5, 84.99)`.execute(app.db);
  await sql`
    insert into sales_order_piece (sales_order, line_no, sku, qty, warehouse, shipped_qty, cost_value)
    values (${id}, 1, ${sku}, 1, ${warehouse}, 1, 131.76)`.execute(app.db);
  return id;
}
const read = async (id: number) =>
  (await app.get(`${recordPath(at, 'read')}?id=${id}`, boss)).data as Row & {
    readonly items: readonly Row[];
    readonly changes: readonly Row[];
  };
const act = (action: string, input: object) => app.post(actionPath(at, action), { page: 'orderProfit', targets: [], input }, boss);
const amountOf = (row: { readonly items: readonly Row[] }, item: string) =>
  row.items.filter(one => one['item'] === item).map(one => one['amount']);
const cents = (value: unknown) => Math.round(Number(value) * 100);

const order = await shipped('112-0000001-0000001', { waybill: '1Z999AA10000000001' });
await findDue(app.db, app.now());
await work();

it('[O6] a shipped order is estimated item by item: the items sum to its profit, and so do its lines', async () => {
  const row = await read(order);
  expect(row).toMatchObject({ basis: 'estimated', currency: 'USD', netSales: '84.99', platformOrderId: '112-0000001-0000001' });
  expect(row.items.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(row['profit']));
  expect(row.items.find(one => one['item'] === 'cogs')).toMatchObject({ basis: 'actual', source: 'costLayer', said: '131.76' });
  const lines = await sql<{ profit: string }>`select profit from order_profit_line where order_profit = ${order}`.execute(app.db);
  expect(lines.rows.reduce((sum, { profit }) => sum + cents(profit), 0)).toBe(cents(row['profit']));
  expect(row.changes ?? []).toEqual([]);
});

it('is not worked out again while nothing has changed', async () => {
  await findDue(app.db, app.now());
  expect(await work()).toBe(0);
});

it('[O6b] a carrier bill of 10.35 replaces the last mile and nothing else; the basis is partial and the change is kept', async () => {
  const before = await read(order);
  const values = {
    billNo: 'UPS-1',
    waybillNo: '1Z999AA10000000001',
    feeType: 'freight',
    billedOn: '2026-05-20',
    amount: '10.35',
    currency: 'USD',
  };
  const added = await app.post(recordPath({ service: 'operation', path: 'carrier_bill' }, 'add'), { page: 'carrierBill', values }, boss);
  expect(added).toMatchObject({ code: replyCodes.ok });
  await work();
  const after = await read(order);
  expect([after['basis'], amountOf(after, 'lastMile')]).toEqual(['partial', ['-10.35']]);
  const others = (row: typeof after) => row.items.filter(({ item }) => item !== 'lastMile').map(({ item, amount }) => [item, amount]);
  expect(others(after)).toEqual(others(before));
  expect(cents(after['profit'])).toBe(cents(before['profit']) + cents(amountOf(before, 'lastMile')[0] ?? 0) * -1 - 1035);
  expect(after.changes).toMatchObject([{ item: 'lastMile', after: '-10.35', source: 'carrierBill', sourceNo: 'UPS-1' }]);
});

let files = 0;
/** Brings the file of a settlement with a total and some amounts of orders, as its uploader does. */
async function settlement(
  id: string,
  total: string,
  rows: readonly (readonly [order: string, type: string, description: string, amount: string, transaction?: string])[],
) {
  const cells = (values: Readonly<Record<string, string>>) => settlementColumns.map(column => values[column] ?? '').join('\t');
  const head = {
    'settlement-id': id,
    'settlement-start-date': '2026-05-01 00:00:00 UTC',
    'settlement-end-date': '2026-05-15 00:00:00 UTC',
    'total-amount': total,
    currency: 'USD',
  };
  const lines = rows.map(([orderId, type, description, amount, transaction = 'Order']) =>
    cells({
      'settlement-id': id,
      'transaction-type': transaction,
      'order-id': orderId,
      'amount-type': type,
      'amount-description': description,
      amount,
      'order-item-code': `${orderId}-1`,
    }),
  );
  const words = [settlementColumns.join('\t'), cells(head), ...lines].join('\n');
  files++;
  const file = { id: `00000000-0000-4000-8000-00000000000${files}`, name: `settlement-${id}.txt`, bytes: words.length };
  await sql`insert into stored_file (id, name, bytes, sha256, media_type, created_by, words)
    values (${file.id}, ${file.name}, ${file.bytes}, ${'a'.repeat(64)}, 'text/plain', ${boughtBy}, ${words})`.execute(app.db);
  return { store, file: [file] };
}
const paid = [
  ['112-0000001-0000001', 'ItemPrice', 'Principal', '89.99'],
  ['112-0000001-0000001', 'ItemPrice', 'Tax', '7.20'],
  ['112-0000001-0000001', 'ItemWithheldTax', 'MarketplaceFacilitatorTax-Principal', '-7.20'],
  ['112-0000001-0000001', 'Promotion', 'Principal', '-5.00'],
  ['112-0000001-0000001', 'ItemFees', 'Commission', '-10.20'],
  ['112-0000009-0000009', 'ItemPrice', 'Principal', '20.00'],
  ['', 'other-transaction', 'Subscription Fee', '-39.99'],
] as const;

it('[O6f] a settlement that does not add up is refused with the difference, and taken in only where that is wanted', async () => {
  const input = await settlement('7001', '54.08', [['', 'other-transaction', 'Subscription Fee', '53.36']]);
  expect(await act('importSettlement', input)).toMatchObject({ message: expect.stringContaining('0.72') });
  expect(await act('importSettlement', { ...input, takeUnbalanced: true })).toMatchObject({ code: replyCodes.ok });
  const { rows } =
    await sql`select status, trim_scale(difference)::text as difference from platform_settlement where settlement_id = '7001'`.execute(
      app.db,
    );
  expect(rows).toEqual([{ status: 'unbalanced', difference: '0.72' }]);
});

it('[O6e; O6g] a settlement replaces what the platform bills; what no order explains is an amount of its own until the order comes', async () => {
  const input = await settlement('7002', '54.80', paid);
  expect(await act('importSettlement', input)).toMatchObject({ code: replyCodes.ok });
  expect(await act('importSettlement', input)).toMatchObject({ message: expect.stringContaining('already') });
  await work();
  const row = await read(order);
  expect([amountOf(row, 'item'), amountOf(row, 'referral'), amountOf(row, 'promotion')]).toEqual([['89.99'], ['-10.2'], ['-5']]);
  expect(row.items.find(one => one['item'] === 'referral')).toMatchObject({ basis: 'actual', source: 'settlement', sourceNo: '7002' });
  // returns may still come
  expect(row['basis']).toBe('partial');
  const split = () =>
    sql`select trim_scale(order_amount)::text as orders, trim_scale(tax_amount)::text as tax,
    trim_scale(account_amount)::text as account, trim_scale(unexplained)::text as unexplained
    from platform_settlement where settlement_id = '7002'`.execute(app.db);
  expect((await split()).rows).toEqual([{ orders: '74.79', tax: '0', account: '-39.99', unexplained: '20' }]);
  const late = await shipped('112-0000009-0000009');
  await app.db.transaction().execute(transaction => matchSettlements(transaction));
  await work();
  expect((await split()).rows).toEqual([{ orders: '94.79', tax: '0', account: '-39.99', unexplained: '0' }]);
  expect(amountOf(await read(late), 'item')).toEqual(['20']);
});

it('[O6a] once returns are waited for no longer, an order with all of its bills is settled', async () => {
  await sql`update sales_order set shipped_at = shipped_at - interval '70 days', updated_at = ${app.now()}::timestamptz +
    interval '1 minute'
    where id = ${order}`.execute(app.db);
  await findDue(app.db, app.now());
  await work();
  const row = await read(order);
  expect([row['basis'], amountOf(row, 'refund')]).toEqual(['settled', []]);
});

it('[O6h] a locked month stays, and a later bill counts in the next open one', async () => {
  const month = String((await read(order))['month']).slice(0, 7);
  expect(await act('lockMonth', { month })).toMatchObject({ code: replyCodes.ok });
  expect(await act('lockMonth', { month })).toMatchObject({ message: expect.stringContaining('locked') });
  expect(await act('lockMonth', { month: app.now().toISOString().slice(0, 7) })).toMatchObject({
    message: expect.stringContaining('not over'),
  });
  const before = await read(order);
  const values = {
    billNo: 'UPS-2',
    waybillNo: '1Z999AA10000000001',
    feeType: 'correction',
    billedOn: '2026-05-22',
    amount: '0.50',
    currency: 'USD',
  };
  await app.post(recordPath({ service: 'operation', path: 'carrier_bill' }, 'add'), { page: 'carrierBill', values }, boss);
  await work();
  const after = await read(order);
  expect(cents(after['profit'])).toBe(cents(before['profit']) - 50);
  const freight = after.items
    .filter(({ item }) => item === 'lastMile')
    .map(one => [one['amount'], String(one['month']).slice(0, 7) === month]);
  expect(freight).toEqual([
    ['-10.35', true],
    ['-0.5', false],
  ]);
  expect(after.items.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(after['profit']));
});

it('what was estimated stands beside what was billed, item by item', async () => {
  const reply = await app.post(
    recordPath(at, 'work'),
    { page: 'orderProfit', tool: 'tab3', input: { from: '2026-03-09', to: '2026-03-09' } },
    boss,
  );
  expect(reply).toMatchObject({ code: replyCodes.ok });
  const { items } = reply.data as { items: readonly Row[] };
  const freight = items.find(({ item, currency }) => item === 'lastMile' && currency === 'USD');
  // that of the order above, beside what is billed for orders of the demo
  expect(Number(freight!['actual'])).toBeLessThanOrEqual(-10.85);
});

it('orders are queued again for at most 31 days', async () => {
  expect(await act('recalc', { from: '2026-05-01', to: '2026-07-01' })).toMatchObject({ message: expect.stringContaining('31') });
  expect(await act('recalc', { from: '2026-05-02', to: '2026-05-01' })).toMatchObject({ message: expect.stringContaining('before') });
  expect(await act('recalc', { from: '2026-01-05', to: '2026-01-05' })).toMatchObject({ code: replyCodes.ok });
  await noteDue(app.db, [order]);
  expect(await work()).toBeGreaterThan(0);
});
