import { sql } from 'kysely';
import { addDays } from '@axle/kernel';
import { businessZone } from '@axle/page-kit';
import { lastShares } from '../workplace/kpi-days.ts';
import { kpiDays, type KpiSource } from '../workplace/kpi-source.ts';
import { tableOf } from '../resources/query/select-rows.ts';
import { matching } from '../resources/read-records.ts';

/** The share of requests of the last 30 days that people decided before they were due, against the 30 days before. */
export const decidedInTime: KpiSource = {
  key: 'decidedInTime',
  title: { zh: '近30天按时审批率', en: 'Approvals decided on time, 30 days' },
  against: { zh: '比前30天', en: 'vs the 30 days before' },
  unit: 'percent',
  page: 'basicInfoApproval',
  reads: ['decidedAt', 'dueAt', 'state', 'auto'],
  async read(parts, { day }) {
    const since = (days: number) => sql`(${addDays(day, days)}::date::timestamp at time zone ${businessZone})`;
    const decided = sql`t.state in ('approved', 'rejected') and not t.auto and ${matching(parts, [])}`;
    const share = (condition: ReturnType<typeof sql>) =>
      sql`round(100.0 * count(*) filter (where ${condition} and t.decided_at <= t.due_at) / nullif(count(*) filter (where ${condition}), 0),
        1)::float8`;
    const { rows } = await sql<{ now: number | null; before: number | null }>`
      select ${share(sql`t.decided_at >= ${since(-29)}`)} as now, ${share(sql`t.decided_at < ${since(-29)}`)} as before
      from ${tableOf(parts.resource)} where t.decided_at >= ${since(-59)} and ${decided}`.execute(parts.database);
    const { rows: perDay } = await sql<{ day: string; value: number }>`
      select to_char(t.decided_at at time zone ${businessZone}, 'YYYY-MM-DD') as day, ${share(sql`true`)} as value
      from ${tableOf(parts.resource)} where t.decided_at >= ${since(1 - kpiDays)} and ${decided} group by 1`.execute(parts.database);
    const [{ now, before } = { now: null, before: null }] = rows;
    return { value: now ?? undefined, ...(before === null ? {} : { before }), days: lastShares(perDay, day) };
  },
};
