import { spreadRecords } from '@axle/pages/operation/stock/spread-records';
import { suggestionRecords } from '@axle/pages/operation/stock/transfer-suggestions';
import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { orderPlace } from '../../orders/allocation/testing/order-place.ts';
import { countSpread } from './count-spread.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const shop = await orderPlace(app.db);
const placeOf = async (code: string) =>
  (await app.db.selectFrom('warehouse').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
const [west, east] = [await placeOf('US-W'), await placeOf('US-E')];

/** A SKU in cartons of 12 that both warehouses sell at 10 a week, with a safety stock of 20 in each. */
async function stocked(sku: number, inWest: number, inEast: number): Promise<void> {
  await shop.put('US-W', sku, inWest);
  await shop.put('US-E', sku, inEast);
  await sql`update sku set carton_qty = 12, carton_l = 40, carton_w = 30, carton_h = 30, carton_gross_kg = 20 where id = ${sku}`.execute(
    app.db,
  );
  for (const warehouse of [west, east]) {
    const { rows } = await sql<{ id: number }>`
      select id from plan_node where warehouse = ${warehouse} and kind = 'overseas' order by id limit 1`.execute(app.db);
    const node = rows[0]!.id;
    await sql`delete from safety_stock where sku = ${sku} and node = ${node}`.execute(app.db);
    await sql`delete from weekly_sales where sku = ${sku} and node = ${node}`.execute(app.db);
    await sql`insert into safety_stock (name, sku, node, method, fixed_qty, result, effective_from)
      values ('Test', ${sku}, ${node}, 'fixed', 20, 20, ${app.now()}::date - 30)`.execute(app.db);
    await sql`insert into weekly_sales (sku, node, week, units, revenue)
      select ${sku}, ${node}, to_char(${app.now()}::date - 7 * g, 'IYYY"-W"IW'), 10, 100 from generate_series(1, 13) g`.execute(app.db);
  }
  await countSpread(app.db, app.now());
}
const suggested = async (sku: number) =>
  (
    await sql<{ id: number; from_warehouse: number; to_warehouse: number; qty: number; cartons: number; state: string }>`
      select id, from_warehouse, to_warehouse, qty, cartons, state from transfer_suggestion where sku = ${sku} order by id`.execute(app.db)
  ).rows;
const read = async (id: number) => (await app.get(`${recordPath(suggestionRecords, 'read')}?id=${id}`, boss)).data as Row;
const act = async (action: string, id: number, input: object = {}) => {
  const { version } = await read(id);
  const reply = await app.post(
    actionPath(suggestionRecords, action),
    { page: 'transferSuggestions', targets: [{ id, version }], input },
    boss,
  );
  const refusal = (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal;
  return refusal?.code ?? reply.reason ?? 'done';
};

it('[O9] A 200 and B 20 at 10 a week in cartons of 12: 48 move in 4 cartons, by a draft of a transfer', async () => {
  const sku = shop.skus[10]!;
  await stocked(sku, 200, 20);
  const [first, ...others] = await suggested(sku);
  expect(others).toEqual([]);
  expect(first).toMatchObject({ from_warehouse: west, to_warehouse: east, qty: 48, cartons: 4, state: 'open' });
  expect(await read(first!.id)).toMatchObject({ fromCover: '20', toCover: '2', coverAfter: '6.8' });
  const { rows } = await sql<{ id: number }>`
    select id from stock_spread where sku = ${sku} and warehouse = ${east}`.execute(app.db);
  const row = async () => (await app.get(`${recordPath(spreadRecords, 'read')}?id=${rows[0]!.id}`, boss)).data as Row;
  expect(await row()).toMatchObject({ available: 20, weekly: '10', coverWeeks: '2', imbalance: '10', demandShare: '50', suggested: true });
  expect([await act('acceptTransfer', first!.id), await act('acceptTransfer', first!.id)]).toEqual(['done', 'DECIDED']);
  const { rows: drafts } = await sql<{ state: string; qty: number; from: number; to: number }>`
    select t.state, l.qty, t.from_warehouse as "from", t.to_warehouse as "to" from transfer_order t
    join transfer_order_lines l on l.record_id = t.id where t.transfer_no = ${(await read(first!.id))['transferNo']}`.execute(app.db);
  expect(drafts).toEqual([{ state: 'draft', qty: 48, from: west, to: east }]);
  await countSpread(app.db, app.now());
  expect((await suggested(sku)).map(({ state }) => state)).toEqual(['accepted']);
  expect(await row()).toMatchObject({ arriving: 48, suggested: false });
});

it('[O9] a rejected suggestion is not made again for 14 days, one that no longer holds goes', async () => {
  const sku = shop.skus[11]!;
  await stocked(sku, 200, 20);
  const [first] = await suggested(sku);
  expect(await act('reject', first!.id, { reason: 'A container arrives next week' })).toBe('done');
  await countSpread(app.db, app.now());
  expect((await suggested(sku)).map(({ state }) => state)).toEqual(['rejected']);
  await countSpread(app.db, new Date(app.now().getTime() + 15 * 86_400_000));
  expect((await suggested(sku)).map(({ state }) => state)).toEqual(['rejected', 'open']);
  await shop.put('US-E', sku, 100);
  await countSpread(app.db, new Date(app.now().getTime() + 15 * 86_400_000));
  expect((await suggested(sku)).map(({ state }) => state)).toEqual(['rejected']);
});

it('[O9d] a transfer is suggested with its cost and what it saves, and not where the unit earns less than it costs to move', async () => {
  const sku = shop.skus[12]!;
  const { rows: sold } = await sql<{ id: number }>`
    update order_profit_line set sku = ${sku}, qty = 1, profit = 8, last_mile = 9, rate_to_cny = 7, purchase_at = ${app.now()}
    where id = (select p.id from order_profit_line p where p.warehouse = ${west} order by p.purchase_at desc, p.id limit 1)
    returning id`.execute(app.db);
  await stocked(sku, 200, 20);
  const [first] = await suggested(sku);
  const row = await read(first!.id);
  expect(row).toMatchObject({ unitMargin: '56', unitSaved: '56', reason: 'cheaperThanLost', qty: 48 });
  const [cost, saving] = [Number(row['unitCost']), Number(row['saving'])];
  expect(cost).toBeGreaterThan(0);
  expect([Number(row['cost']), saving]).toEqual([Number((cost * 48).toFixed(2)), Number(((56 - cost) * 48).toFixed(2))]);
  const { rows } = await sql<{ last_mile: string }>`
    select last_mile::text from stock_spread where sku = ${sku} and warehouse = ${west}`.execute(app.db);
  expect(rows[0]!.last_mile).toBe('63.00');
  await sql`update order_profit_line set profit = 0.1 where id = ${sold[0]!.id}`.execute(app.db);
  await countSpread(app.db, app.now());
  expect(await suggested(sku)).toEqual([]);
});
