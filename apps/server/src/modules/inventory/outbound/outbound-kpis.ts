import { businessZone } from '@axle/page-kit';
import { sql } from 'kysely';
import { beginOf, kpiDayRows, lastDays, lastShares } from '../../../platform/workplace/kpi-days.ts';
import type { KpiSource } from '../../../platform/workplace/kpi-source.ts';
import { tableOf } from '../../../platform/resources/query/select-rows.ts';
import { matching } from '../../../platform/resources/read-records.ts';

const weekAgo = (now: Date): string => new Date(now.getTime() - 7 * 86_400_000).toISOString();

/** Outbound orders that had not left at the end of each day, and now; what was cancelled counts on no day. */
export const outboundsWaiting: KpiSource = {
  key: 'outboundsWaiting',
  title: { zh: '未发出的出库单', en: 'Outbound orders not shipped' },
  against: { zh: '比昨天', en: 'vs yesterday' },
  unit: 'count',
  page: 'logoutStock',
  reads: ['createdAt', 'shippedAt', 'status'],
  async read(parts, { day }) {
    const { rows } = await sql<{ day: string; value: number }>`
      select d.day::text as day, count(t.id) as value from ${kpiDayRows(day)}
      left join (select t.id, t.created_at, t.shipped_at from ${tableOf(parts.resource)} where t.status <> 'cancelled'
      and ${matching(parts, [])}
        and (t.shipped_at is null or t.shipped_at >= ${beginOf(day, -14)})) t on t.created_at < d.ends and (t.shipped_at is null
        or t.shipped_at >= d.ends)
      group by d.day`.execute(parts.database);
    const days = lastDays(rows, day);
    return { value: days.at(-1), before: days.at(-2)!, days };
  },
};

/** Outbound orders that left today, against the same hours of the same weekday last week. */
export const shippedToday: KpiSource = {
  key: 'shippedToday',
  title: { zh: '今日发出', en: 'Shipped today' },
  against: { zh: '比上周同日同时', en: 'vs this time last week' },
  unit: 'count',
  page: 'logoutStock',
  reads: ['shippedAt'],
  async read(parts, { now, day }) {
    const shipped = sql`t.shipped_at is not null and ${matching(parts, [])}`;
    const [{ rows }, former] = await Promise.all([
      sql<{ day: string; value: number }>`
        select (t.shipped_at at time zone ${businessZone})::date::text as day, count(*) as value from ${tableOf(parts.resource)}
        where t.shipped_at >= ${beginOf(day, -13)} and ${shipped} group by 1`.execute(parts.database),
      sql<{ value: number }>`
        select count(*) as value from ${tableOf(parts.resource)}
        where t.shipped_at >= ${beginOf(day, -7)} and t.shipped_at <= ${weekAgo(now)}::timestamptz and ${shipped}`.execute(parts.database),
    ]);
    const days = lastDays(rows, day);
    return { value: days.at(-1), before: former.rows[0]!.value, days };
  },
};

/** Of the outbound orders with a time to ship that left in 30 days, the share that left by it, against the 30 days before. */
export const shippedOnTime: KpiSource = {
  key: 'shippedOnTime',
  title: { zh: '近30天准时发出', en: 'Shipped on time, 30 days' },
  against: { zh: '比前30天', en: 'vs the 30 days before' },
  unit: 'percent',
  page: 'logoutStock',
  reads: ['shippedAt', 'shipBy'],
  async read(parts, { day }) {
    const due = sql`t.shipped_at is not null and t.ship_by is not null and ${matching(parts, [])}`;
    const share = (within: ReturnType<typeof sql>) =>
      sql`round(100.0 * count(*) filter (where ${within} and t.shipped_at <= t.ship_by) / nullif(count(*) filter (where ${within}), 0),
        1)::float8`;
    const [{ rows }, perDay] = await Promise.all([
      sql<{ now: number | null; before: number | null }>`
        select ${share(sql`t.shipped_at >= ${beginOf(day, -29)}`)} as now, ${share(sql`t.shipped_at < ${beginOf(day, -29)}`)} as before
        from ${tableOf(parts.resource)} where t.shipped_at >= ${beginOf(day, -59)} and ${due}`.execute(parts.database),
      sql<{ day: string; value: number }>`
        select (t.shipped_at at time zone ${businessZone})::date::text as day, ${share(sql`true`)} as value from ${tableOf(parts.resource)}
        where t.shipped_at >= ${beginOf(day, -13)} and ${due} group by 1`.execute(parts.database),
    ]);
    const { now, before } = rows[0]!;
    return { value: now ?? undefined, ...(before === null ? {} : { before }), days: lastShares(perDay.rows, day) };
  },
};
