import { fill } from '../text.ts';
import { type LocalDate, yearOf } from '../local-date.ts';
import { ok, refuse, type Result } from '../result.ts';
import { addDays, weekdayOf } from './days.ts';

/** What a calendar says of one day. */
export interface SpecialDay {
  readonly date: LocalDate;
  /** A holiday is free; on a make-up day people work though it lies on a weekend. */
  readonly kind: 'holiday' | 'makeup';
}

/** The working days of a country or a company: the weekend by ISO weekdays, and the days that differ from it. */
export interface WorkCalendar {
  readonly code: string;
  readonly weekend: ReadonlySet<number>;
  readonly days: ReadonlyMap<LocalDate, SpecialDay['kind']>;
  /** Years whose holidays are known. */
  readonly years: ReadonlySet<number>;
}

/** [B19] A calendar from its rows: a year is known when it has a row. Of two rows of one day the make-up wins. */
export function workCalendar(code: string, weekend: Iterable<number>, special: Iterable<SpecialDay>): WorkCalendar {
  const days = new Map<LocalDate, SpecialDay['kind']>();
  for (const { date, kind } of special) if (kind === 'makeup' || !days.has(date)) days.set(date, kind);
  return { code, weekend: new Set(weekend), days, years: new Set([...days.keys()].map(yearOf)) };
}

/**
 * [B19] Whether people work on a day: make-up days go before holidays, holidays before the weekend. `NO_CALENDAR` where the year is not
 * known.
 */
export function isWorkingDay(calendar: WorkCalendar, date: LocalDate): Result<boolean> {
  const year = yearOf(date);
  if (!calendar.years.has(year))
    return refuse({
      code: 'NO_CALENDAR',
      message: fill(
        { zh: '日历{code}没有{year}年的节假日', en: 'Calendar {code} has no holidays of {year}' },
        { code: calendar.code, year: String(year) },
      ),
    });
  const kind = calendar.days.get(date);
  return ok(kind ? kind === 'makeup' : !calendar.weekend.has(weekdayOf(date)));
}

/** [B19] The working day that many working days after a day, or before it for a negative number; none at all is the day itself. */
export function addWorkingDays(calendar: WorkCalendar, date: LocalDate, count: number): Result<LocalDate> {
  const step = count < 0 ? -1 : 1;
  let [day, left] = [date, Math.abs(count)];
  while (left > 0) {
    day = addDays(day, step);
    const works = isWorkingDay(calendar, day);
    if (!works.ok) return works;
    if (works.value) left -= 1;
  }
  return ok(day);
}

/** [B19] How many working days lie behind one day up to another, which counts; negative where the other lies before. */
export function workingDaysBetween(calendar: WorkCalendar, from: LocalDate, to: LocalDate): Result<number> {
  const [first, last] = from <= to ? [from, to] : [to, from];
  let count = 0;
  for (let day = first; day < last;) {
    day = addDays(day, 1);
    const works = isWorkingDay(calendar, day);
    if (!works.ok) return works;
    if (works.value) count += 1;
  }
  return ok(from <= to ? count : -count);
}
