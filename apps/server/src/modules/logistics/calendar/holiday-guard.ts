import type { LocalDate } from '@axle/kernel';
import { type CalendarDay, makeupOnWeekend } from '@axle/logistics';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';

/** A make-up day is on the weekend of its calendar. */
export const holidayGuard: RecordGuard = async (database, records) => {
  const ids = [...new Set(records.flatMap(({ calendar }) => (typeof calendar === 'number' ? [calendar] : [])))];
  const calendars =
    ids.length === 0 ? [] : await database.selectFrom('calendar').select(['id', 'weekend']).where('id', 'in', ids).execute();
  const weekends = new Map(calendars.map(({ id, weekend }) => [id, weekend]));
  return ({ calendar, date, kind }) => {
    const weekend = weekends.get(calendar as number);
    return weekend ? makeupOnWeekend(weekend, { date: date as LocalDate, kind: kind as CalendarDay['kind'] }) : [];
  };
};
