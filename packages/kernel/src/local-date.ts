import { ok, refuse, type Result } from './result.ts';

/** A day of the calendar without time or zone, written `2026-05-20`. Ordered by plain string comparison. */
export type LocalDate = string & { readonly kind: 'LocalDate' };

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const daysOfMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Gregorian leap year. */
export const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Number of days in a month (1 to 12) of a year. */
export const daysInMonth = (year: number, month: number): number => (month === 2 && isLeapYear(year) ? 29 : (daysOfMonth[month - 1] ?? 0));

/** Reads `yyyy-MM-dd` of the years 0001 to 9999; a day that the calendar does not have is refused with `BAD_DATE`. */
export function localDate(text: string): Result<LocalDate> {
  const match = pattern.exec(text);
  const [year, month, day] = match ? [Number(match[1]), Number(match[2]), Number(match[3])] : [0, 0, 0];
  if (!match || year < 1 || day < 1 || day > daysInMonth(year, month))
    return refuse({ code: 'BAD_DATE', message: { zh: `日期格式不正确：${text}`, en: `Not a date: ${text}` } });
  return ok(text as LocalDate);
}

/** The calendar year of a plain date. */
export const yearOf = (date: LocalDate): number => Number(date.slice(0, 4));
