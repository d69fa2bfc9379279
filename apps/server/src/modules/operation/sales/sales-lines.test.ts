import { drillConditions, drillOf, type Filter, type MatrixFigure, type RecordRow, type RecordValues } from '@axle/page-kit';
import { recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { figuresCalls } from '../../../platform/resources/gateway/figures-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => [
  ...recordCalls({ database: db, registry }),
  ...toolCalls({ database: db, registry }),
  ...figuresCalls({ database: db, registry }),
]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const { page: statistics } = app.registry.page('salesStatistics')!;
const days = { service: 'operation', path: 'sales_day' };
const lines = { service: 'operation', path: 'sales_day_part' };
const summed = ['units', 'orders', 'ledOrders', 'netSalesCny', 'refundUnits', 'shippedUnits', 'returnedUnits'] as const;

/** The sums of the lines of orders under some filters. */
async function totals(filters: readonly Filter[]): Promise<Readonly<Record<string, number>>> {
  const { data } = await app.post(recordPath(lines, 'totals'), { page: 'salesLine', fields: summed, filters }, boss);
  return Object.fromEntries((data as readonly { field: string; sum: string | null }[]).map(({ field, sum }) => [field, Number(sum ?? 0)]));
}
const span = async () => {
  const { rows } = await sql<{ from: string; to: string }>`
    select min(day)::text as "from", max(day)::text as "to" from sales_day`.execute(app.db);
  return rows[0]!;
};
const within = ({ from, to }: { readonly from: string; readonly to: string }): Filter => ({
  field: 'day',
  op: 'between',
  value: [from, to],
});

it('[O5a] the figures of a day are the sums of the lines that they open, of listings without a SKU and SKUs without a listing too', async () => {
  const { rows } = await sql<{ id: number }>`
    (select id from sales_day where sku is null order by id limit 4)
    union (select id from sales_day where pt_sku is null order by id limit 4)
    union (select id from sales_day where orders > 1 order by id limit 8) union (select id from sales_day where refund_units > 0
      order by id limit 4)`.execute(app.db);
  expect(rows.length).toBeGreaterThan(8);
  for (const { id } of rows) {
    const day = (await app.get(`${recordPath(days, 'read')}?id=${id}`, boss)).data as RecordRow & RecordValues;
    const drill = drillOf(statistics.drills!['units']!, day)!;
    expect(drill).toMatchObject({ section: 'operation', page: 'salesLine' });
    const sums = await totals(drillConditions(drill, day));
    expect(sums).toEqual(Object.fromEntries(summed.map(field => [field, Number(day[field])])));
  }
});

it('[O5b] an hour of the week opens the lines that were ordered in it', async () => {
  const asked = within(await span());
  const { data } = await app.post(recordPath(days, 'figures'), { page: 'salesStatistics', figures: 'hours', filters: [asked] }, boss);
  const { orders, hours } = data as Readonly<Record<'orders' | 'hours', MatrixFigure>>;
  const board = statistics.tabs.find(({ key }) => key === 'tab4')!.board!;
  const { drill } = board.tiles.find(({ key }) => key === 'orders')!;
  const { row, column, page } = drill!.beyond!;
  expect(page).toBe('salesLine');
  const cells = orders.rows.flatMap((weekday, at) =>
    orders.columns.flatMap((hour, and) => {
      const [came, net] = [orders, hours].map(({ cells: all }) => all[at]![and]!);
      return came! > 0 ? [{ weekday: weekday.key, hour: hour.key, came, net }] : [];
    }),
  );
  expect(cells.length).toBeGreaterThan(20);
  for (const { weekday, hour, came, net } of cells.slice(0, 5)) {
    const own: readonly Filter[] = [
      { field: row!.field, op: 'in', value: [weekday] },
      { field: column!.field, op: 'in', value: [hour] },
    ];
    const sums = await totals([asked, ...own]);
    expect([sums['ledOrders'], Math.round(sums['netSalesCny']!)]).toEqual([came, net]);
  }
});

it('[O5] the ranking, a pivot and the lines of orders come to the same, and to the order lines that sell something', async () => {
  const { from, to } = await span();
  const work = async (tool: string, input: object) => {
    const asked = { page: 'salesStatistics', tool, input: { from, to, ...input } };
    return (await app.post(recordPath(days, 'work'), asked, boss)).data as { readonly lines: readonly RecordValues[] };
  };
  const ranked = (await work('tab3', { by: 'store', compare: 'none', order: 'netSales' })).lines;
  const cells = (await work('tab2', { rows: 'store', columns: 'month', show: ['units', 'orders', 'netSales'] })).lines;
  expect(ranked.length).toBeGreaterThan(2);
  for (const row of ranked) {
    const store = { field: 'store', op: 'in', value: [row['store']] } as const;
    const sums = await totals([store, within({ from, to })]);
    expect([sums['units'], sums['ledOrders'], sums['netSalesCny']!.toFixed(2)]).toEqual([
      row['units'],
      row['orders'],
      Number(row['netSales']).toFixed(2),
    ]);
    const { rows } = await sql<{ units: number }>`
      select coalesce(sum(l.qty - l.cancelled_qty), 0)::integer as units from sales_order o join sales_order_lines l on l.record_id = o.id
      where o.store = ${row['store']} and o.kind not in ('resend', 'sample') and o.status not in ('cancelled', 'split')`.execute(app.db);
    expect(sums['units']).toBe(rows[0]!.units);
  }
  const cell = cells.find(({ part, units }) => part === 'cell' && Number(units) > 0)!;
  const sums = await totals([
    { field: 'store', op: 'in', value: [cell['store']] },
    within({ from: String(cell['from']), to: String(cell['to']) }),
  ]);
  expect([sums['units'], sums['ledOrders']]).toEqual([cell['units'], cell['orders']]);
});
