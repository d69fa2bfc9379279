import { businessZone } from '@axle/page-kit';
import { sql } from 'kysely';
import { beginOf, kpiDayRows, lastDays, lastShares } from '../../../platform/workplace/kpi-days.ts';
import type { KpiSource } from '../../../platform/workplace/kpi-source.ts';
import { tableOf } from '../../../platform/resources/query/select-rows.ts';
import { matching } from '../../../platform/resources/read-records.ts';

/** SKUs that were stocked and of which no piece is available in any warehouse in sight. */
export const stockOuts: KpiSource = {
  key: 'stockOuts',
  title: { zh: '断货SKU', en: 'SKUs out of stock' },
  against: { zh: '比昨天', en: 'vs yesterday' },
  unit: 'count',
  page: 'stockBalance',
  reads: ['sku', 'warehouse', 'available'],
  async read(parts, { day }) {
    const { rows } = await sql<{ day: string; value: number }>`
      with items as (select t.warehouse, t.sku, t.available from ${tableOf(parts.resource)} where ${matching(parts, [])}),
      moved as (
        select m.sku, (m.posted_at at time zone ${businessZone})::date as day, sum(m.qty_delta) as qty from stock_move m join items i
        on i.warehouse = m.warehouse and i.sku = m.sku
        where m.status = 'available' and m.posted_at >= ${beginOf(day, -12)} group by 1, 2),
      left_over as (select sku, sum(available) as available from items group by sku)
      select day::text as day, count(*) filter (where available <= 0) as value from (
        select d.day, s.sku, s.available - coalesce(sum(m.qty), 0) as available
        from ${kpiDayRows(day)} cross join left_over s left join moved m on m.sku = s.sku and m.day > d.day
        group by d.day, s.sku, s.available) held
      group by day`.execute(parts.database);
    const days = lastDays(rows, day);
    return { value: days.at(-1), before: days.at(-2)!, days };
  },
};

/** What is left in the cost layers at the end of each day. */
export const stockValue: KpiSource = {
  key: 'stockValue',
  title: { zh: '库存金额（CNY）', en: 'Stock value (CNY)' },
  against: { zh: '比7天前', en: 'vs 7 days ago' },
  unit: 'count',
  page: 'stockLayer',
  reads: ['valueLeft'],
  async read(parts, { day }) {
    const { rows } = await sql<{ day: string; value: number | null }>`
      with moved as (
        select (p.posted_at at time zone ${businessZone})::date as day, sum(v.value_delta) as value from layer_move v
        join stock_posting p on p.id = v.posting join ${tableOf(parts.resource)} on t.id = v.layer
        where p.posted_at >= ${beginOf(day, -12)} and ${matching(parts, [])} group by 1),
      held as (select coalesce(sum(t.value_left), 0) as value from ${tableOf(parts.resource)} where ${matching(parts, [])})
      select d.day::text as day, round(h.value - coalesce((select sum(m.value) from moved m where m.day > d.day), 0))::float8 as value
      from ${kpiDayRows(day)} cross join held h`.execute(parts.database);
    const days = lastDays(rows, day);
    return { value: days.at(-1), before: days.at(-8)!, days };
  },
};

/** The share of what is left in the cost layers, by value, that first came to us more than 180 days before. */
export const agedStock: KpiSource = {
  key: 'agedStock',
  title: { zh: '库龄超180天占比', en: 'Stock older than 180 days' },
  against: { zh: '比7天前', en: 'vs 7 days ago' },
  unit: 'percent',
  page: 'stockLayer',
  reads: ['valueLeft', 'ageDays', 'originReceivedAt'],
  async read(parts, { day }) {
    const { rows } = await sql<{ day: string; value: number | null }>`
      with layers as (
        select t.id, t.value_left, (t.origin_received_at at time zone ${businessZone})::date as came from ${tableOf(parts.resource)}
        where ${matching(parts, [])}),
      moved as (
        select v.layer, (p.posted_at at time zone ${businessZone})::date as day, sum(v.value_delta) as value from layer_move v
        join stock_posting p on p.id = v.posting join layers l on l.id = v.layer where p.posted_at >= ${beginOf(day, -12)} group by 1, 2),
      held as (
        select d.day, l.came, l.value_left - coalesce(sum(m.value), 0) as value
        from ${kpiDayRows(day)} cross join layers l left join moved m on m.layer = l.id and m.day > d.day
        group by d.day, l.id, l.came, l.value_left)
      select day::text as day, round(100.0 * coalesce(sum(value) filter (where day - came > 180), 0) / nullif(sum(value), 0),
      1)::float8 as value
      from held group by day`.execute(parts.database);
    const today = rows.find(row => row.day === day)?.value;
    const days = lastShares(rows, day);
    const before = days.at(-8) ?? undefined;
    return { value: today ?? undefined, ...(before === undefined ? {} : { before }), days };
  },
};
