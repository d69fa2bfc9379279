import { businessZone } from '@axle/page-kit';
import { sql } from 'kysely';
import type { FiguresHandler } from '../../../platform/resources/calls/figures-handler.ts';
import { hoursOf } from './hours.ts';
import { daysOf } from './period.ts';

/** How often people signed in, or were refused, on each day, and in each hour of the last of them. */
export const signInFigures: FiguresHandler = async ({ database, where, filters, now }) => {
  const [byDay, byHour] = [daysOf(filters, now), hoursOf(filters, now)];
  const { rows } = await sql<{ day: string; count: number }>`
    select to_char(t.at at time zone ${businessZone}, 'YYYY-MM-DD') as day, count(*) as count from login_log_list t
    where t.event in ('login', 'refused') and ${where(byDay.filters)} group by 1`.execute(database);
  const { rows: hourly } = await sql<{ begin: number; count: number }>`
    select extract(epoch from date_trunc('hour', t.at))::bigint as begin, count(*) as count from login_log_list t
    where t.event in ('login', 'refused') and ${where(byHour.filters)} group by 1`.execute(database);
  const counted = new Map(rows.map(({ day, count }) => [day, count]));
  const inHour = new Map(hourly.map(({ begin, count }) => [begin * 1000, count]));
  return {
    days: { points: byDay.days.map(key => ({ key, label: { zh: key, en: key }, value: counted.get(key) ?? 0 })) },
    hours: {
      points: byHour.hours.map(({ begin, words }) => ({
        key: begin,
        label: { zh: words, en: words },
        value: inHour.get(Date.parse(begin)) ?? 0,
      })),
    },
  };
};
