import { sql } from 'kysely';
import { addDays } from '@axle/kernel';
import { lastShares } from '../../../platform/workplace/kpi-days.ts';
import { kpiDays, type KpiSource } from '../../../platform/workplace/kpi-source.ts';
import { tableOf } from '../../../platform/resources/query/select-rows.ts';
import { matching } from '../../../platform/resources/read-records.ts';

/** Of the purchased lines that came in 90 days and had a planned lead time, the share that came late, against the 90 days before. */
export const purchasesLate: KpiSource = {
  key: 'purchasesLate',
  title: { zh: '近90天采购迟交率', en: 'Late purchases (90 days)' },
  against: { zh: '较前90天', en: 'Compared with the previous 90 days' },
  unit: 'percent',
  page: 'buyingLog',
  reads: ['date', 'lateDays', 'leadDaysActual', 'leadDaysPlan'],
  async read(parts, { day }) {
    const came = sql`(t.date + t.lead_days_actual)`;
    const arrived = sql`t.lead_days_actual is not null and t.lead_days_plan is not null and ${came} <= ${day}::date
      and ${matching(parts, [])}`;
    const share = (within: ReturnType<typeof sql>) =>
      sql`round(100.0 * count(*) filter (where ${within} and t.late_days > 0) / nullif(count(*) filter (where ${within}), 0), 1)::float8`;
    const [{ rows }, perDay] = await Promise.all([
      sql<{ now: number | null; before: number | null }>`
        select ${share(sql`${came} > ${addDays(day, -90)}::date`)} as now, ${share(sql`${came} <= ${addDays(day, -90)}::date`)} as before
        from ${tableOf(parts.resource)} where ${came} > ${addDays(day, -180)}::date and ${arrived}`.execute(parts.database),
      sql<{ day: string; value: number }>`
        select ${came}::text as day, ${share(sql`true`)} as value from ${tableOf(parts.resource)}
        where ${came} > ${addDays(day, -kpiDays)}::date and ${arrived} group by 1`.execute(parts.database),
    ]);
    const { now, before } = rows[0]!;
    return { value: now ?? undefined, ...(before === null ? {} : { before }), days: lastShares(perDay.rows, day) };
  },
};
