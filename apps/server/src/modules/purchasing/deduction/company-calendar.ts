import type { LocalDate, WorkCalendar } from '@axle/kernel';
import { type CalendarDay, calendarOf } from '@axle/logistics';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

const usualWeekend = [6, 7];

/** The working days of the country of a company of ours; where the country has no calendar, no year of it is known. */
export async function companyCalendar(database: Kysely<Tables>, company: number): Promise<WorkCalendar> {
  const head = await database
    .selectFrom('company_entity as e')
    .innerJoin('country as c', 'c.id', 'e.country')
    .leftJoin('calendar as k', 'k.id', 'c.calendar')
    .select(['c.iso2', 'k.id', 'k.code', 'k.weekend'])
    .where('e.id', '=', company)
    .executeTakeFirstOrThrow();
  if (head.id === null) return calendarOf(head.iso2, usualWeekend, []);
  const days = await database
    .selectFrom('holiday')
    .select(['date', 'kind', 'confirmed'])
    .where('calendar', '=', head.id)
    .where('status', '=', 1)
    .execute();
  const special = days.map(({ date, kind, confirmed }): CalendarDay => ({
    date: date as LocalDate,
    kind,
    ...(confirmed === null ? {} : { confirmed }),
  }));
  return calendarOf(head.code ?? head.iso2, head.weekend ?? usualWeekend, special);
}
