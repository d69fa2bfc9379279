import { isLeapYear, type LocalDate, type Refusal, weekdayOf, workCalendar, type WorkCalendar, yearOf } from '@axle/kernel';

/** A day of a calendar that differs from its week. */
export interface CalendarDay {
  readonly date: LocalDate;
  readonly kind: 'holiday' | 'makeup';
  /** It has the same date every year. */
  readonly fixed?: boolean;
  /** False where the day was only taken over from another year. */
  readonly confirmed?: boolean;
}

/** [L3] The weekday and the year of a holiday follow from its date. */
export function dayParts({ date }: Partial<Pick<CalendarDay, 'date'>>) {
  return date === undefined ? {} : { weekday: weekdayOf(date), year: yearOf(date) };
}

/** [L4] People make up for a holiday on a day of the weekend; on others they work anyway. */
export function makeupOnWeekend(weekend: readonly number[], { date, kind }: Pick<CalendarDay, 'date' | 'kind'>): readonly Refusal[] {
  if (kind !== 'makeup' || weekend.includes(weekdayOf(date))) return [];
  return [{ code: 'MAKEUP_WEEKDAY', field: 'kind', message: { zh: '调休上班日须为周末', en: 'A make-up day must be on a weekend' } }];
}

/** [L5] The days of a year as those of another: what has the same date every year stands, the rest waits to be confirmed. */
export function copiedDays<Day extends CalendarDay>(days: readonly Day[], year: number): readonly Day[] {
  return days
    .filter(({ date }) => !date.endsWith('-02-29') || isLeapYear(year))
    .map(day => ({ ...day, date: `${year}${day.date.slice(4)}` as LocalDate, confirmed: day.fixed === true }))
    .filter(({ kind, fixed }) => kind === 'holiday' || fixed === true);
}

/** [L6] The working days of a calendar; a year with a day that waits to be confirmed is not known yet. */
export function calendarOf(code: string, weekend: readonly number[], days: readonly CalendarDay[]): WorkCalendar {
  const open = new Set(days.filter(({ confirmed }) => confirmed === false).map(({ date }) => yearOf(date)));
  return workCalendar(
    code,
    weekend,
    days.filter(({ date }) => !open.has(yearOf(date))),
  );
}
