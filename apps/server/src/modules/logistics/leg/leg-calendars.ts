import type { LocalDate, WorkCalendar } from '@axle/kernel';
import { type CalendarDay, calendarOf } from '@axle/logistics';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Calendars by id, and how their holidays are called: by `<calendar> <date>`. */
export interface LegCalendars {
  readonly calendars: ReadonlyMap<number, WorkCalendar>;
  readonly names: ReadonlyMap<string, { readonly zh: string; readonly en: string }>;
}

/** The working days of some calendars in use. */
export async function legCalendars(database: Kysely<Tables>, ids: readonly number[]): Promise<LegCalendars> {
  if (ids.length === 0) return { calendars: new Map(), names: new Map() };
  const heads = await database
    .selectFrom('calendar')
    .select(['id', 'code', 'weekend'])
    .where('id', 'in', [...ids])
    .execute();
  const days = await database
    .selectFrom('holiday')
    .select(['calendar', 'date', 'kind', 'confirmed', 'name_zh', 'name_en'])
    .where('calendar', 'in', [...ids])
    .where('status', '=', 1)
    .execute();
  const byCalendar = Map.groupBy(days, ({ calendar }) => calendar);
  const dayOf = ({ date, kind, confirmed }: (typeof days)[number]): CalendarDay => ({
    date: date as LocalDate,
    kind: kind as CalendarDay['kind'],
    ...(confirmed === null ? {} : { confirmed }),
  });
  return {
    calendars: new Map(heads.map(({ id, code, weekend }) => [id, calendarOf(code, weekend, (byCalendar.get(id) ?? []).map(dayOf))])),
    names: new Map(
      days.map(({ calendar, date, name_zh: zh, name_en: en }) => [`${calendar} ${date}`, { zh: zh ?? en ?? '', en: en ?? zh ?? '' }]),
    ),
  };
}
