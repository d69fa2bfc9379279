import { addDays, type Decimal, zero } from '@axle/kernel';
import { salesRates, type SoldFigures } from '@axle/operation';
import { businessDay } from '@axle/page-kit';
import { recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { importUser } from '../../../platform/imports/testing/import-user.ts';
import { taskServer } from '../../../platform/jobs/testing/task-server.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { countSales } from './count-sales.ts';

const database = await testDatabase('todayTemplate');
const { db } = database;
const server = await taskServer(database);
await server.start();
const boss = await server.addUser('boss', [], true);
const importer = importUser(boss, 'operation_listing_traffic');
const one = async <Value>(query: { execute(at: typeof db): Promise<{ rows: readonly { value: Value }[] }> }) =>
  (await query.execute(db)).rows[0]!.value;
const store = await one<number>(sql`select id as value from store where code = 'AMZ-NA'`);
const site = await one<number>(sql`select id as value from site where code = 'AMZ-US'`);
const day = addDays(businessDay(new Date()), -3);
const given = { given: JSON.stringify({ day, store: `#${store}`, site: `#${site}` }) };

const listed = (sellerSku: string) =>
  one<number>(sql`
    insert into pt_sku (store, site, seller_sku, item_id, fulfilment, listing_status)
    values (${store}, ${site}, ${sellerSku}, 'B0TRAFFIC1', 'fba', 'active') returning id as value`);
const [brake, filter] = [await listed('TRAFFIC-A'), await listed('TRAFFIC-B')];

let orders = 0;
/** Counts an order of some units of a listing at noon of the day. */
async function bought(ptSku: number, qty: number, kind = 'fba'): Promise<void> {
  const no = `998-0000000-${String(++orders).padStart(7, '0')}`;
  const id = await one<number>(sql`
    insert into sales_order (kind, platform, store, site, platform_order_id, status, purchase_at, currency, item_amount, discount, total)
    values (${kind}, 'amazon', ${store}, ${site}, ${no}, 'pendingAllocate', ${`${day}T20:00:00Z`}, 'USD', ${qty * 10}, 0, ${qty * 10})
    returning id as value`);
  await sql`
    insert into sales_order_lines (record_id, line_no, platform_line_id, pt_sku, seller_sku, qty, unit_price, discount, line_total)
    values (${id}, 0, ${`${no}-1`}, ${ptSku}, 'X-1', ${qty}, 10, 0, ${qty * 10})`.execute(db);
  await db.transaction().execute(transaction => countSales(transaction, [id]));
}

const head =
  '"(Parent) ASIN","(Child) ASIN","Title","SKU","Sessions - Mobile App","Sessions - Total","Sessions - Total - B2B",' +
  '"Session Percentage - Total","Page Views - Total","Page Views Percentage - Total","Featured Offer (Buy Box) Percentage",' +
  '"Units Ordered","Units Ordered - B2B","Unit Session Percentage","Ordered Product Sales","Total Order Items"\n';
const row = (sku: string, sessions: string) =>
  `"B0PARENT00","B0TRAFFIC1","Brake pads, front","${sku}","3","${sessions}","2","0.41%","1,530","0.52%","97.22%","24","1","2.00%","$1,079.76","22"\n`;
async function taken(content: string): Promise<void> {
  const task = await importer.checked(content, given);
  expect([task.state, task.bad_rows ? await importer.errors(task) : []]).toEqual(['ready', []]);
  expect(await importer.confirmed(task)).toMatchObject({ state: 'done' });
  expect(server.warnings).toEqual([]);
}
type Lines = readonly Readonly<Record<string, unknown>>[];
async function pivot(): Promise<Lines> {
  const input = { rows: 'ptSku', from: day, to: day, show: ['units', 'sessions', 'conversion'] };
  const body = { page: 'salesStatistics', tool: 'tab2', input };
  const reply = await boss.post(recordPath({ service: 'operation', path: 'sales_day' }, 'work'), body);
  return (reply.data as { readonly lines: Lines }).lines;
}
const figuresOf = async (ptSku: number) => (await pivot()).find(line => line['ptSku'] === ptSku);

it('[O5d] a business report gives sessions and conversion, thousands and percents as Amazon writes them', async () => {
  await bought(brake, 24);
  await taken(head + row('TRAFFIC-A', '1,200') + row('TRAFFIC-B', '300'));
  expect(await figuresOf(brake)).toMatchObject({ units: 24, sessions: 1200, conversion: '2' });
  expect(await figuresOf(filter)).toMatchObject({ units: 0, sessions: 300, conversion: '0' });
  const kept = sql<object>`
    select seller_sku, pt_sku, asin, sessions, page_views, trim_scale(buy_box)::text as buy_box, units_ordered from listing_traffic
    where pt_sku = ${brake}`;
  expect((await kept.execute(db)).rows).toEqual([
    { seller_sku: 'TRAFFIC-A', pt_sku: brake, asin: 'B0TRAFFIC1', sessions: 1200, page_views: 1530, buy_box: '97.22', units_ordered: 24 },
  ]);
});

it('[O5d] the report of a day that is taken again replaces what it said: 24 units of 300 sessions are 8 %', async () => {
  await taken(head + row('TRAFFIC-A', '300'));
  expect(await figuresOf(brake)).toMatchObject({ units: 24, sessions: 300, conversion: '8' });
});

it('[O5d] orders that come behind the report count, whoever sends them, and the sessions once', async () => {
  await bought(brake, 3);
  await bought(brake, 3, 'platform');
  const { rows } = await sql<object>`
    select fulfilment, units, sessions, visited_units from sales_day where pt_sku = ${brake} and day = ${day} order by 1`.execute(db);
  expect(rows).toEqual([
    { fulfilment: 'fba', units: 27, sessions: 300, visited_units: 27 },
    { fulfilment: 'own', units: 3, sessions: 0, visited_units: 3 },
  ]);
  expect(await figuresOf(brake)).toMatchObject({ units: 30, sessions: 300, conversion: '10' });
});

it('a row whose seller SKU the store does not have on the site is refused with its words, and the others are taken', async () => {
  const task = await importer.checked(head + row('TRAFFIC-A', '300') + row('NO-SUCH-SKU', '12'), given);
  expect(task).toMatchObject({ state: 'has_errors', bad_rows: 1, same_rows: 1 });
  expect(await importer.errors(task)).toMatchObject([{ row: 3, message: '该店铺在此站点没有卖家SKU NO-SUCH-SKU，请先在“PT SKU”中新增' }]);
});

it('[O5d] a listing has the sessions and the conversion of thirty days', async () => {
  const listing = await one<number>(sql`
    insert into platform_listing (platform, store, site, pt_sku, listing_id, fulfilment, state)
    values ('amazon', ${store}, ${site}, ${brake}, 'B0TRAFFIC1', 'fba', 'active') returning id as value`);
  await taken(head + row('TRAFFIC-A', '400'));
  const { rows } = await sql<object>`
    select sessions30, trim_scale(conversion30)::text as conversion30 from platform_listing where id = ${listing}`.execute(db);
  expect(rows).toEqual([{ sessions30: 400, conversion30: '7.5' }]);
});

it('[O5d] what lists work out is what the rule says, of the demo’s sales', async () => {
  const { rows } = await sql<Pick<SoldFigures, 'units' | 'sessions' | 'visitedUnits'> & { conversion: Decimal | null }>`
    select units, sessions, visited_units as "visitedUnits", trim_scale(conversion)::text as conversion from sales_day
    where sessions is not null order by id limit 300`.execute(db);
  expect(rows).toHaveLength(300);
  const nothing = { orders: 0, grossSales: zero, promotion: zero, refundAmount: zero, shippedUnits: 0, returnedUnits: 0 };
  const ruled = rows.map(sold => salesRates({ ...nothing, ...sold }).conversion ?? null);
  expect(rows.map(({ conversion }) => conversion)).toEqual(ruled);
});

it('[O5d] of the demo’s sessions 5 to 15 of a hundred become units, every month', async () => {
  const { rows } = await sql<{ percent: number }>`
    select sum(visited_units) * 100.0 / sum(sessions) as percent from sales_day
    where sessions is not null and pt_sku not in (${brake}, ${filter}) group by date_trunc('month', day)`.execute(db);
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.filter(({ percent }) => percent < 5 || percent > 15)).toEqual([]);
});

it('sessions that are withdrawn leave the sales as they were', async () => {
  const { rows } = await sql<{ id: number; version: number }>`
    select id, version from listing_traffic where pt_sku in (${brake}, ${filter}) order by id`.execute(db);
  const gone = await boss.post(recordPath({ service: 'operation', path: 'listing_traffic' }, 'del'), {
    page: 'listingTraffic',
    targets: rows,
  });
  expect(gone).toMatchObject({ code: 200 });
  expect(await figuresOf(brake)).toEqual(expect.not.objectContaining({ sessions: expect.anything() as unknown }));
  expect(await figuresOf(brake)).toMatchObject({ units: 30 });
  expect(await figuresOf(filter)).toBeUndefined();
});

const owner = await one<number>(sql`select max(owner) as value from platform_listing where platform = 'ebay'`);

it('[O5c] the owners of listings are a dimension of the pivot, and come to its total', async () => {
  const input = { rows: 'owner', columns: 'platform', from: '2020-01-01', to: '2040-12-31', show: ['units', 'netSales'] };
  const reply = await boss.post(recordPath({ service: 'operation', path: 'sales_day' }, 'work'), {
    page: 'salesStatistics',
    tool: 'tab2',
    input,
  });
  const { lines } = reply.data as { readonly lines: Lines };
  const rows = lines.filter(({ part }) => part === 'row');
  const all = lines.find(({ part }) => part === 'all')!;
  expect(rows.some(row => row['owner'] === owner)).toBe(true);
  expect(rows.reduce((sum, row) => sum + Number(row['units']), 0)).toBe(all['units']);
  const narrowed = { ...input, rows: 'platform', columns: undefined, owner };
  const own = await boss.post(recordPath({ service: 'operation', path: 'sales_day' }, 'work'), {
    page: 'salesStatistics',
    tool: 'tab2',
    input: narrowed,
  });
  const ofOwner = (own.data as { readonly lines: Lines }).lines.find(({ part }) => part === 'all');
  expect(ofOwner?.['units']).toBe(rows.find(row => row['owner'] === owner)?.['units']);
});

it('the list of SKU profit is filtered by owner, who is that of the first listing of the SKU in the store', async () => {
  const ask = (filters: readonly object[]) =>
    boss.post(recordPath({ service: 'operation', path: 'sku_profit' }, 'list'), { page: 'skuProfit', filters, sort: [], limit: 50 });
  const { rows } = (await ask([{ field: 'owner', op: 'in', value: [owner] }])).data as { readonly rows: Lines };
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.map(row => row['owner']))).toEqual(new Set([owner]));
});

it('[O5b] a cell of weekday and hour opens the sales of days that had orders then', async () => {
  const body = { page: 'salesStatistics', sort: [], limit: 50 };
  const list = async (filters: readonly object[]) =>
    (
      (await boss.post(recordPath({ service: 'operation', path: 'sales_day' }, 'list'), { ...body, filters })).data as {
        readonly rows: Lines;
      }
    ).rows;
  const { rows } = await sql<{ weekday: string; hour: string }>`
    select extract(isodow from d.day)::integer::text as weekday, lpad(h.hour::text, 2, '0') as hour
    from sales_day d join sales_hour h on h.sales_day = d.id where h.units > 0 order by d.id limit 1`.execute(db);
  const { weekday, hour } = rows[0]!;
  const found = await list([
    { field: 'weekday', op: 'in', value: [weekday] },
    { field: 'hours', op: 'in', value: [hour] },
  ]);
  expect(found.length).toBeGreaterThan(0);
  for (const row of found) {
    expect(row['weekday']).toBe(weekday);
    expect(row['hours']).toContain(hour);
  }
});
