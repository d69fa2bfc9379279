import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { sentOrders } from '../reply/testing/sent-order.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const [boss, auditor] = [await as('superadmin'), await as('auditor')];
const of = await sentOrders(app, boss);
const lines = { service: 'purchase-service', path: 'purchase_order_line' };

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

const list = async (filters: readonly object[], who = boss) =>
  ((await app.post(recordPath(lines, 'list'), { page: 'purchaseOrderList', filters, limit: 500 }, who)).data as { rows: readonly Row[] })
    .rows;
const work = async (tool: string, input: object) =>
  (await app.post(recordPath(lines, 'work'), { page: 'purchaseOrderList', tool, input }, boss)).data as {
    found: number;
    lines: readonly Row[];
  };
const buyers = await app.db.selectFrom('app_user').select(['id', 'account']).execute();
const idOf = (account: string) => buyers.find(one => one.account === account)!.id;

/** Lines of an order as the list shows them. */
const linesOf = async (order: number) => {
  const { order_no: value } = await of.order(order);
  const rows = await list([{ field: 'orderNo', op: 'eq', value }]);
  return rows.toSorted((one, other) => Number(one['line_no']) - Number(other['line_no']));
};
const changeBuyer = async (ids: readonly number[], account: string, who = boss) => {
  const targets = ids.map(id => ({ id, version: 1 }));
  const reply = await app.post(actionPath(lines, 'updateBuyer'), { targets, input: { buyer: idOf(account) } }, who);
  return (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.map(one => one.refusal?.code ?? 'done') ?? reply.reason;
};

it('[R7] 500, 20 cancelled, 300 shipped, 280 received, 5 to be replaced: 480 wanted, 20 on their way, 205 open', async () => {
  const order = await of.sent([{}, {}]);
  await sql`update purchase_order_lines set cancelled_qty = 20, shipped_qty = 300, received_qty = 280, replace_qty = 5
    where record_id = ${order} and line_no = 0`.execute(app.db);
  const [line] = await linesOf(order);
  expect(await changeBuyer([line!.id], 'purchasemanager')).toEqual(['done']);
  expect(await linesOf(order)).toMatchObject([
    { line_no: 1, eff_qty: 480, in_transit_qty: 20, open_qty: 205, line_status: 'part_received', amount: '4800', open_amount: '2050' },
    { line_no: 2, eff_qty: 500, open_qty: 500, line_status: 'open', buyer: idOf('purchasemanager') },
  ]);
});

it('lines of an order that is cancelled want nothing, and keep their buyer', async () => {
  const order = await of.sent([{}]);
  expect(await of.stepOrder(order, 'cancel', { cancelReason: 'Season is over' })).toBe('done');
  const [line] = await linesOf(order);
  expect(line).toMatchObject({ order_state: 'cancelled', line_status: 'cancelled', qty: 500, eff_qty: 0, open_qty: 0 });
  expect(await changeBuyer([line!.id], 'buyer')).toEqual(['STATE']);
  expect(await changeBuyer([line!.id], 'buyer', auditor)).toBe('FORBIDDEN');
});

it('[purchaseOrderList] what is added up by SKU, and by supplier, is what the lines come to', async () => {
  const every = await list([]);
  const bySku = Map.groupBy(every, row => `${String(row['sku_code'])} ${String(row['currency'])}`);
  const { found, lines: summary } = await work('tab1', {});
  expect(found).toBe(bySku.size);
  for (const row of summary) {
    const own = bySku.get(`${String(row['sku_code'])} ${String(row['currency'])}`)!;
    const sum = (key: string) => own.reduce((total, line) => total + Number(line[key] ?? 0), 0);
    expect(row).toMatchObject({ line_count: own.length, qty: sum('qty'), open_qty: sum('open_qty'), eff_qty: sum('eff_qty') });
    expect(Number(row['amount'])).toBeCloseTo(sum('amount'), 2);
  }
  const bySupplier = await work('tab2', {});
  const pieces = (rows: readonly Row[]) => rows.reduce((total, row) => total + Number(row['qty']), 0);
  expect(pieces(bySupplier.lines)).toBe(pieces(every));
  const open = await work('tab1', { lineStatus: ['open'], supplier: Number(every[0]!['supplier']) });
  const those = every.filter(row => row['line_status'] === 'open' && row['supplier'] === every[0]!['supplier']);
  expect(pieces(open.lines)).toBe(pieces(those));
});

it('[purchaseOrderList] a line is listed once, and found by the item number of its primary article alone', async () => {
  const [own] = await linesOf(await of.sent([{}]));
  const { supplier, sku, currency } = own as Row & { supplier: number; sku: number; currency: string };
  const its = sql`select id from supplier_sku where supplier = ${supplier} and sku = ${sku}`;
  await sql`delete from order_template_lines where supplier_sku in (${its})`.execute(app.db);
  await sql`delete from supplier_sku where id in (${its})`.execute(app.db);
  const add = (no: string, isPrimary: boolean) =>
    sql`insert into supplier_sku (supplier, supplier_item_no, sku, name, currency, is_primary) values
      (${supplier}, ${no}, ${sku}, 'Wheel bearing', ${currency}, ${isPrimary})`.execute(app.db);
  const found = async (no: string) => (await list([{ field: 'supplierItemNo', op: 'eq', value: no }])).map(({ id }) => id);
  await add('FOUND-1', false);
  await add('FOUND-2', false);
  expect([(await found('found-1')).includes(own!.id), await found('FOUND-2')]).toEqual([true, []]);
  await sql`update supplier_sku set is_primary = false where sku = ${sku}`.execute(app.db);
  await add('FOUND-3', true);
  expect([await found('FOUND-1'), (await found('FOUND-3')).filter(id => id === own!.id)]).toEqual([[], [own!.id]]);
  const every = await list([{ field: 'sku', op: 'in', value: [sku] }]);
  expect(every.filter(({ id }) => id === own!.id)).toHaveLength(1);
});
