import { sql } from 'kysely';
import type { FiguresHandler } from '../resources/calls/figures-handler.ts';
import { daysOf } from './period.ts';
import { businessZone } from '../database/business-zone.ts';

/** How often people signed in, or were refused, on each day. */
export const signInFigures: FiguresHandler = async ({ database, where, filters, now }) => {
  const { days, filters: within } = daysOf(filters, now);
  const { rows } = await sql<{ day: string; count: number }>`
    select to_char(t.at at time zone ${businessZone}, 'YYYY-MM-DD') as day, count(*) as count from login_log_shown t
    where t.event in ('login', 'refused') and ${where(within)} group by 1`.execute(database);
  const counted = new Map(rows.map(({ day, count }) => [day, count]));
  return { days: { points: days.map(key => ({ key, label: { zh: key, en: key }, value: counted.get(key) ?? 0 })) } };
};
