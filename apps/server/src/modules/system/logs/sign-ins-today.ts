import { sql } from 'kysely';
import { addDays } from '@axle/kernel';
import { businessZone } from '@axle/page-kit';
import { kpiDays, type KpiSource } from '../../../platform/workplace/kpi-source.ts';
import { matching } from '../../../platform/resources/read-records.ts';

const week = 7 * 86_400_000;

/** People who signed in today, against the same hours of the same weekday last week. */
export const signInsToday: KpiSource = {
  key: 'signIns',
  title: { zh: '今日登录人数', en: 'Users signed in today' },
  against: { zh: '比上周同日同时', en: 'vs this time last week' },
  unit: 'count',
  page: 'loginLog',
  reads: ['at', 'event', 'userId'],
  async read(parts, { now, day }) {
    const first = addDays(day, 1 - kpiDays);
    const signedIn = sql`t.event = 'login' and ${matching(parts, [])}`;
    const [{ rows }, { rows: former }] = await Promise.all([
      sql<{ day: string; people: number }>`
        select to_char(t.at at time zone ${businessZone}, 'YYYY-MM-DD') as day, count(distinct t.user_id) as people from login_log t
        where t.at >= (${first}::date::timestamp at time zone ${businessZone}) and t.at <= ${now.toISOString()}::timestamptz and ${signedIn}
        group by 1`.execute(parts.database),
      sql<{ people: number }>`
        select count(distinct t.user_id) as people from login_log t
        where t.at >= (${addDays(day, -7)}::date::timestamp at time zone ${businessZone})
        and t.at <= ${new Date(now.getTime() - week).toISOString()}::timestamptz
          and ${signedIn}`.execute(parts.database),
    ]);
    const counted = new Map(rows.map(row => [row.day, row.people]));
    const days = Array.from({ length: kpiDays }, (_, place) => counted.get(addDays(first, place)) ?? 0);
    return { value: days.at(-1), before: former[0]!.people, days };
  },
};
