import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { computeProfits } from './compute-profits.ts';
import { workDue } from './due-profits.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
type Row = Readonly<Record<string, unknown>>;
const ask = async (tab: string, input: object) =>
  (await app.post(recordPath({ service: 'operation', path: 'sku_profit' }, 'work'), { page: 'skuProfit', tool: tab, input }, boss))
    .data as {
    readonly totals: readonly Row[];
    readonly lines: readonly Row[];
    readonly skus: number;
  };
const sums = sql.raw(
  ['net_sales', 'fees', 'cogs', 'first_leg', 'duty', 'gross_margin', 'last_mile', 'handling', 'storage', 'fulfil_margin', 'ads', 'refund']
    .concat('other', 'profit')
    .map(name => `trim_scale(sum(${name}))::text as ${name}`)
    .join(', '),
);
const byCurrency = async (table: string) =>
  (await sql<object>`select currency, sum(qty)::integer as qty, ${sums} from ${sql.table(table)} group by 1 order by 1`.execute(app.db))
    .rows;

it('[O6] the months of SKUs come to the profit of the orders, item by item and to the cent', async () => {
  expect(await byCurrency('sku_profit')).toEqual(await byCurrency('order_profit_line'));
  const { rows } = await sql<{ orders: string; skus: string }>`
    select (select trim_scale(sum(profit))::text from order_profit) as orders,
      (select trim_scale(sum(profit))::text from sku_profit) as skus`.execute(app.db);
  expect(rows[0]!.skus).toBe(rows[0]!.orders);
});

it('[O6] worked out again they stay, and a bill moves them with the order', async () => {
  const before = await byCurrency('sku_profit');
  const { rows } = await sql<{ id: number; waybill: string }>`
    select p.id, p.waybill_no as waybill from order_profit p where p.waybill_no is not null and p.basis = 'estimated' and p.currency = 'USD'
    order by p.id desc limit 3`.execute(app.db);
  const work = () =>
    app.db.transaction().execute(transaction =>
      computeProfits(
        transaction,
        app.registry,
        app.now(),
        rows.map(({ id }) => id),
      ),
    );
  await work();
  expect(await byCurrency('sku_profit')).toEqual(before);
  await sql`
    insert into carrier_bill (bill_no, waybill_no, fee_type, billed_on, amount, currency)
    values ('T-1', ${rows[0]!.waybill}, 'freight', '2026-05-20', 77.77, 'USD')`.execute(app.db);
  await work();
  expect(await byCurrency('sku_profit')).not.toEqual(before);
  expect(await byCurrency('sku_profit')).toEqual(await byCurrency('order_profit_line'));
});

it('[O6j] the margin of a summary comes from its sums, by whatever it is broken down', async () => {
  const months = { from: '2020-01', to: '2030-12' };
  const bySku = await ask('tab2', { by: 'sku', ...months });
  const byStore = await ask('tab2', { by: 'store', ...months });
  expect(bySku.totals).toEqual(byStore.totals);
  const [total] = bySku.totals;
  expect(Number(total!['margin'])).toBeCloseTo((Number(total!['profit']) * 100) / Number(total!['netSales']), 1);
  // each row is rounded by itself, the total is not made of rounded ones
  for (const { lines } of [bySku, byStore]) {
    const apart = lines.reduce((sum, row) => sum + Number(row['profit']), -Number(total!['profit']));
    expect(Math.abs(apart)).toBeLessThanOrEqual(0.005 * (lines.length + 1) + 1e-6);
  }
  const shown = bySku.lines.map(row => Number(row['profit']));
  expect(shown).toEqual(shown.toSorted((one, other) => other - one));
});

it('[O6k] losses are SKUs that lost money in two months running, with their largest cost', async () => {
  const { rows } = await sql<{ id: number; store: number }>`select sku as id, store from sku_profit order by id limit 1`.execute(app.db);
  const { id, store } = rows[0]!;
  await sql`
    insert into sku_profit (month, sku, platform, store, currency, orders, qty, net_sales, net_sales_cny, cogs, cogs_cny, fees, fees_cny)
    select m, ${id}, 'manual', ${store}, 'CNY', 1, 1, 100, 100, 5000, 5000, 3, 3
    from unnest(array['2031-01', '2031-02']) m`.execute(app.db);
  const { lines, skus } = await ask('tab4', { to: '2031-02' });
  expect(skus).toBe(1);
  expect(lines).toMatchObject([
    { sku: id, month: '2031-02', profit: '-4903', before: '-4903', cause: 'cogs', causeAmount: '5000', causeShare: '5000' },
  ]);
  expect((await ask('tab4', { to: '2031-01' })).lines).toEqual([]);
});

it('[O6l] published margins are the profit of the last 90 days by piece, replace each other, and need all stores', async () => {
  const publish = (signature: string) =>
    app.post(
      actionPath({ service: 'operation', path: 'sku_profit' }, 'publishMargin'),
      { page: 'skuProfit', targets: [], input: {} },
      { ...boss, signature },
    );
  expect(await publish(boss.signature)).toMatchObject({ code: 200 });
  const { rows: apart } = await sql<object>`
    with sold as (
      select sku, site, sum(qty) as qty, round(sum(profit_cny) / sum(qty), 2) as margin from order_profit_line
      where site is not null and rate_to_cny is not null
        and shipped_at >= (select max(shipped_from) from unit_margin) and shipped_at < (select max(shipped_to) from unit_margin) + 1
      group by 1, 2 having sum(qty) > 0)
    select * from sold s full join (select * from unit_margin where source = 'orders') m using (sku, site)
    where s.margin is distinct from m.margin or s.qty is distinct from m.qty`.execute(app.db);
  expect(apart).toEqual([]);
  const read = async () => (await sql<object>`select sku, site, margin, source, qty from unit_margin order by 1, 2`.execute(app.db)).rows;
  const first = await read();
  expect(first.length).toBeGreaterThan(10);
  await sql`insert into unit_margin (sku, site, margin, source, qty, shipped_from, shipped_to, published_by, published_at)
    select k.id, (select min(id) from site), 9, 'orders', 1, '2020-01-01', '2020-03-30', 1, now() from sku k
    where k.id not in (select sku from unit_margin) limit 1`.execute(app.db);
  await publish(boss.signature);
  expect(await read()).toEqual(first);
});

it('[O6j] a summary by owner comes to the same total; who has no listing of theirs stands alone', async () => {
  const months = { from: '2020-01', to: '2030-12' };
  const { rows } = await sql<{ id: number; store: number; sku: number }>`
    select l.id, l.store, l.sku from platform_listing l join sku_profit p on p.store = l.store and p.sku = l.sku
    where p.month < '2030' order by l.id limit 1`.execute(app.db);
  await sql`update platform_listing set owner = (select min(id) from app_user) where id = ${rows[0]!.id}`.execute(app.db);
  const all = await ask('tab2', { by: 'owner', ...months });
  expect(all.totals).toEqual((await ask('tab2', { by: 'sku', ...months })).totals);
  const owned = all.lines.filter(line => line['owner'] !== undefined);
  expect(owned.length).toBeGreaterThan(0);
  const [own] = (await ask('tab2', { by: 'sku', owner: owned[0]!['owner'], ...months })).totals;
  expect(own).toMatchObject({ qty: owned[0]!['qty'], profit: owned[0]!['profit'] });
});

it('[O6m] ad spend replaces the estimate, shared by the units of its day; without sales on the day no order bears it', async () => {
  const { rows } = await sql<{ day: string; store: number; site: number; sku: number; units: number }>`
    select p.day::text, p.store, p.site, p.sku, sum(p.units)::integer as units from sales_day_part p
    join order_profit o on o.id = p.sales_order and o.currency = 'USD'
    where p.sku is not null and p.site is not null and p.units > 0 and p.day < '2026-04-20'
      and not exists (select from ad_spend a where a.sku = p.sku)
    group by 1, 2, 3, 4 order by count(*) desc, 1, 2, 3, 4 limit 1`.execute(app.db);
  const { day, store, site, sku } = rows[0]!;
  const add = (values: object) =>
    app.post(
      recordPath({ service: 'operation', path: 'ad_spend' }, 'add'),
      { page: 'adSpend', values: { store, site, sku, spend: '10', currency: 'USD', ...values } },
      boss,
    );
  const borne = async () =>
    (
      await sql<{ amount: string; basis: string }>`
        select trim_scale(sum(i.amount))::text as amount, min(i.basis) as basis from order_profit_items i
        join sales_day_part p on p.sales_order = i.record_id and p.line_no = i.order_line and p.units > 0
        where i.item = 'ads' and p.day = ${day} and p.store = ${store} and p.site = ${site} and p.sku = ${sku}`.execute(app.db)
    ).rows[0]!;
  const months = { from: day.slice(0, 7), to: day.slice(0, 7), sku: [sku], by: 'sku' };
  const before = (await ask('tab2', months)).totals[0]!;
  expect(await add({ day, adSales: '40' })).toMatchObject({ code: 200 });
  await workDue(app.db, app.registry, app.now());
  expect(await borne()).toEqual({ amount: '-10', basis: 'actual' });
  const { rows: idle } = await sql<{ day: string }>`
    select g::date::text as day from generate_series(${day}::date - 27, ${day}::date + 27, interval '1 day') g
    where to_char(g, 'YYYY-MM') = ${day.slice(0, 7)} and not exists (select from sales_day d where d.day = g::date and d.sku = ${sku})
      and not exists (select from ad_spend a where a.day = g::date and a.sku = ${sku}) limit 1`.execute(app.db);
  expect(await add({ day: idle[0]!.day })).toMatchObject({ code: 200 });
  expect(await workDue(app.db, app.registry, app.now())).toBe(0);
  const after = (await ask('tab2', months)).totals[0]!;
  const rate = Number(
    (await sql<{ rate: string }>`select rate_to_cny as rate from ad_spend where sku = ${sku} and day = ${idle[0]!.day}`.execute(app.db))
      .rows[0]!.rate,
  );
  expect(Number(after['unallocatedAds']) - Number(before['unallocatedAds'] ?? 0)).toBeCloseTo(10 * rate, 1);
  expect(Number(after['adSpend']) - Number(before['adSpend'] ?? 0)).toBeGreaterThan(19 * rate);
  expect([before['adSpend'], after['acos']]).toEqual([undefined, '25']);
});
