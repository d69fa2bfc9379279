import { businessDay, type Filter } from '@axle/page-kit';
import { recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { resolvedFilter } from '../../../platform/workplace/resolved-filter.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { boardPeriod } from './board-period.ts';
import { countSales } from './count-sales.ts';
import { findSales, workSales } from './due-sales.ts';

const app = await demoApp(({ db, registry }) => [...toolCalls({ database: db, registry })]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const one = async <Value>(query: { execute(database: typeof app.db): Promise<{ rows: readonly { value: Value }[] }> }) =>
  (await query.execute(app.db)).rows[0]!.value;
const store = await one<number>(sql`select s.id as value from store s where s.code = 'AMZ-NA'`);
const site = await one<number>(sql`select id as value from site where code = 'AMZ-US'`);
const skus = await sql<{ id: number }>`
  select k.id from sku k where k.kind = 'single' and not exists (select from sales_day d where d.sku = k.id) order by k.id limit 2`.execute(
  app.db,
);
const [sku, other] = skus.rows.map(({ id }) => id);
const count = (ids: readonly number[]) => app.db.transaction().execute(transaction => countSales(transaction, ids));
const facts = async () =>
  (
    await sql<object>`
      select day::text, platform, store, site, pt_sku, sku, fulfilment, currency, orders, led_orders, units, cancelled_units, shipped_units,
        returned_units, refund_units, trim_scale(gross_sales)::text as gross, trim_scale(promotion)::text as promotion,
        trim_scale(net_sales_cny)::text as net from sales_day order by 1, 2, 3, 4, 5, 6, 7, 8`.execute(app.db)
  ).rows;

/** After every order was changed. */
const later = sql`(select max(updated_at) + interval '1 minute' from sales_order)`;

let orders = 0;
/** Adds an order of some units of a SKU, bought at a moment. */
async function bought(
  of: number,
  qty: number,
  at: string,
  more: { readonly kind?: string; readonly status?: string } = {},
): Promise<number> {
  const no = `999-0000000-${String(++orders).padStart(7, '0')}`;
  const id = await one<number>(sql`
    insert into sales_order (kind, platform, store, site, platform_order_id, status, purchase_at, currency, item_amount, discount, total,
      updated_at)
    values (${more.kind ?? 'platform'}, 'amazon', ${store}, ${site}, ${no}, ${more.status ?? 'pendingAllocate'}, ${at}, 'USD', ${qty * 10}, 1,
      ${qty * 10 - 1}, ${later}) returning id as value`);
  await sql`
    insert into sales_order_lines (record_id, line_no, platform_line_id, sku, seller_sku, qty, unit_price, discount, line_total)
    values (${id}, 0, ${`${no}-1`}, ${of}, 'X-1', ${qty}, 10, 1, ${qty * 10 - 1})`.execute(app.db);
  return id;
}
const work = (tool: string, input: object) =>
  app.post(recordPath({ service: 'operation', path: 'sales_day' }, 'work'), { page: 'salesStatistics', tool, input }, boss);
type Lines = readonly Readonly<Record<string, unknown>>[];
const rank = async (input: object) => (await work('tab3', input)).data as { readonly periods: Lines; readonly lines: Lines };
const pivot = async (input: object) =>
  ((await work('tab2', { show: ['units', 'orders', 'netSales', 'asp'], ...input })).data as { readonly lines: Lines }).lines;

it('[O5a] the facts of the demo are the sums of the order lines that sell something', async () => {
  const { rows } = await sql<object>`
    select o.platform, sum(l.qty - l.cancelled_qty)::integer as units from sales_order o join sales_order_lines l on l.record_id = o.id
    where o.kind not in ('resend', 'sample') and o.status not in ('cancelled', 'split') group by 1 order by 1`.execute(app.db);
  const { rows: kept } = await sql<object>`
    select platform, sum(units)::integer as units from sales_day group by 1 order by 1`.execute(app.db);
  expect(kept).toEqual(rows);
  expect(rows.length).toBeGreaterThan(2);
});

it('[O5] net sales of shipped orders are those of their profit', async () => {
  const { rows } = await sql<object>`
    select p.order_no from order_profit p join (
      select sales_order, sum(gross_sales - promotion) as net from sales_day_part group by 1) s on s.sales_order = p.id
    join sales_order o on o.id = p.id
    where o.status in ('shipped', 'delivered') and p.basis = 'estimated' and s.net <> p.net_sales`.execute(app.db);
  expect(rows).toEqual([]);
});

it('[O5a] counted again, the facts stay as they are', async () => {
  const before = await facts();
  const { rows } = await sql<{ id: number }>`select id from sales_order order by id limit 300`.execute(app.db);
  await count(rows.map(({ id }) => id));
  expect(await facts()).toEqual(before);
});

it('[O5a] an order counts on the day of its site, moves as it changes, and a cancelled one sells nothing', async () => {
  const id = await bought(sku!, 3, '2026-04-02T03:00:00Z');
  const none = await bought(sku!, 5, '2026-04-02T03:00:00Z', { kind: 'sample' });
  const ofSku = async () =>
    (
      await sql<object>`
        select day::text, units, orders, trim_scale(net_sales)::text as net, cancelled_units as cancelled, shipped_units as shipped
        from sales_day where sku = ${sku} order by day`.execute(app.db)
    ).rows;
  await findSales(app.db);
  await workSales(app.db);
  // in Los Angeles it is still the evening before
  expect(await ofSku()).toEqual([{ day: '2026-04-01', units: 3, orders: 1, net: '29', cancelled: 0, shipped: 0 }]);
  await sql`update sales_order set status = 'shipped', shipped_at = '2026-04-05T20:00:00Z', updated_at = ${later}
    where id = ${id}`.execute(app.db);
  await findSales(app.db);
  await workSales(app.db);
  expect(await ofSku()).toMatchObject([
    { day: '2026-04-01', units: 3 },
    { day: '2026-04-05', units: 0, shipped: 3 },
  ]);
  await sql`update sales_order set status = 'cancelled', shipped_at = null, updated_at = ${later} where id = ${id}`.execute(app.db);
  await findSales(app.db);
  expect(await workSales(app.db)).toBeGreaterThan(0);
  expect(await ofSku()).toEqual([{ day: '2026-04-01', units: 0, orders: 0, net: '0', cancelled: 3, shipped: 0 }]);
  expect(await workSales(app.db)).toBe(0);
  expect(await count([none])).toBe(1);
  expect(await ofSku()).toHaveLength(1);
});

it('[O5] 128 units against 112 are +14.29 %; against nothing there is no change', async () => {
  await count([await bought(other!, 112, '2026-02-05T20:00:00Z'), await bought(other!, 128, '2026-03-05T20:00:00Z')]);
  const asked = { by: 'sku', from: '2026-03-01', to: '2026-03-28', compare: 'previous', order: 'netSales', sku: [other] };
  const { lines, periods } = await rank(asked);
  expect(lines).toMatchObject([{ sku: other, units: 128, unitsBefore: 112, unitsGrowth: '14.29', orders: 1 }]);
  expect(periods).toMatchObject([{ beforeFrom: '2026-02-01', beforeTo: '2026-02-28', unitsGrowth: '14.29' }]);
  const earlier = await rank({ ...asked, from: '2026-02-01', to: '2026-02-28' });
  expect(earlier.lines[0]).toMatchObject({ units: 112, unitsBefore: 0 });
  expect(earlier.lines[0]).not.toHaveProperty('unitsGrowth');
});

it('[O5] a breakdown by any dimension comes to the same total', async () => {
  const totals = [];
  for (const by of ['platform', 'store', 'site', 'category', 'brand', 'day', 'month', 'sku'])
    totals.push((await rank({ by, compare: 'none', order: 'netSales' })).periods[0]);
  for (const total of totals) expect(total).toEqual(totals[0]);
  expect(totals[0]!['units']).toBeGreaterThan(0);
});

it('[O5b] the hours of a day are those of its orders by the clock of the site, and sum to the day', async () => {
  const { rows } = await sql<object>`
    select d.id from sales_day d left join sales_hour h on h.sales_day = d.id group by d.id
    having coalesce(sum(h.units), 0) <> d.units or coalesce(sum(h.led_orders), 0) <> d.led_orders
      or coalesce(sum(h.net_sales_cny), 0) <> d.net_sales_cny`.execute(app.db);
  expect(rows).toEqual([]);
  const hours = async () =>
    (
      await sql<object>`
        select d.day::text, h.hour, h.units, h.led_orders as orders from sales_day d join sales_hour h on h.sales_day = d.id
        where d.sku = ${sku} order by 1, 2`.execute(app.db)
    ).rows;
  const id = await bought(sku!, 2, '2026-04-10T03:00:00Z');
  await count([id]);
  // in Los Angeles it is eight in the evening
  expect(await hours()).toEqual([{ day: '2026-04-09', hour: 20, units: 2, orders: 1 }]);
  await sql`update sales_order set purchase_at = '2026-04-10T04:00:00Z' where id = ${id}`.execute(app.db);
  await count([id]);
  expect(await hours()).toEqual([{ day: '2026-04-09', hour: 21, units: 2, orders: 1 }]);
  await sql`update sales_order set status = 'cancelled' where id = ${id}`.execute(app.db);
  await count([id]);
  expect(await hours()).toEqual([]);
});

it('[O5c] a pivot comes to the total of the ranking, by whatever two dimensions', async () => {
  const days = { from: '2025-01-01', to: '2026-12-31' };
  const [total] = (await rank({ by: 'store', compare: 'none', order: 'netSales', ...days })).periods;
  for (const [rows, columns] of [
    ['store', 'month'],
    ['category', 'fulfilment'],
    ['week', undefined],
    ['currency', 'platform'],
  ]) {
    const lines = await pivot({ rows, ...(columns ? { columns } : {}), ...days });
    const all = lines.find(({ part }) => part === 'all');
    expect(all).toMatchObject({ units: total!['units'], orders: total!['orders'], netSales: total!['netSales'], asp: total!['asp'] });
    for (const part of columns ? ['cell', 'row', 'column'] : ['row'])
      expect(lines.filter(line => line['part'] === part).reduce((sum, line) => sum + Number(line['units']), 0)).toBe(total!['units']);
  }
});

it('[O5c] beyond a hundred rows the rest is summed as the others, without orders where articles share them', async () => {
  const lines = await pivot({ rows: 'sku', columns: 'day', from: '2025-01-01', to: '2026-12-31' });
  const rows = lines.filter(({ part }) => part === 'row');
  expect(rows).toHaveLength(101);
  expect(rows.at(-1)).toMatchObject({ others: 'row' });
  expect(rows.at(-1)).not.toHaveProperty('orders');
  expect(lines.filter(({ part }) => part === 'column')).toHaveLength(32);
  const all = lines.find(({ part }) => part === 'all')!;
  expect(rows.reduce((sum, row) => sum + Number(row['units']), 0)).toBe(all['units']);
  expect(await work('tab2', { rows: 'sku', columns: 'sku', show: ['units'] })).toMatchObject({ code: 422, reason: 'SAME_DIMENSION' });
});

it('[O5] a board counts without chosen days what it usually asks for, so that its figures open their own rows', () => {
  const { page } = app.registry.page('salesStatistics')!;
  const boards = page.tabs.flatMap(({ board }) => (board ? [board] : []));
  const counted = (filters: readonly Filter[]) => {
    const { isNow } = boardPeriod({ filters, where: () => sql<boolean>`true`, now: app.now() });
    return isNow.compile(app.db).parameters;
  };
  for (const { usual = [] } of boards)
    expect(counted(usual.map(filter => resolvedFilter(filter, undefined, businessDay(app.now()))))).toEqual(counted([]));
  expect(boards.map(({ usual }) => usual?.length)).toEqual([1, 1]);
});
