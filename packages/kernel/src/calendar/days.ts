import { daysInMonth, type LocalDate, yearOf } from '../local-date.ts';

const dayLength = 86_400_000;
const dayNumber = (date: LocalDate): number => Date.parse(`${date}T00:00:00Z`) / dayLength;
const dayAt = (number: number): LocalDate => new Date(number * dayLength).toISOString().slice(0, 10) as LocalDate;

/** [K12] The day that many days later, or earlier for a negative number. Days before the year 1 and after 9999 are none: throws. */
export function addDays(date: LocalDate, days: number): LocalDate {
  const day = dayAt(dayNumber(date) + days);
  if (!/^(?!0000)\d{4}-/.test(day)) throw new RangeError(`${days} days from ${date} lie beyond the calendar`);
  return day;
}

/** [K12] The same day of a month that many months later; its last day where the month is shorter. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const count = year * 12 + month - 1 + months;
  const [newYear, newMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1];
  if (newYear < 1 || newYear > 9999) throw new RangeError(`${months} months from ${date} lie beyond the calendar`);
  const padded = (part: number, length: number) => String(part).padStart(length, '0');
  return `${padded(newYear, 4)}-${padded(newMonth, 2)}-${padded(Math.min(day, daysInMonth(newYear, newMonth)), 2)}` as LocalDate;
}

/** [K12] The last day of a day's month. */
export const endOfMonth = (date: LocalDate): LocalDate =>
  `${date.slice(0, 8)}${daysInMonth(yearOf(date), Number(date.slice(5, 7)))}` as LocalDate;

/** [K12] How many days later the other day is. */
export const daysBetween = (from: LocalDate, to: LocalDate): number => dayNumber(to) - dayNumber(from);

/** A day of the week by ISO 8601: 1 Monday to 7 Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** [K13] The day of the week of a date. */
export const weekdayOf = (date: LocalDate): Weekday => (((((dayNumber(date) + 3) % 7) + 7) % 7) + 1) as Weekday;
