import { addDays, daysInMonth, type LocalDate, weekdayOf } from '@axle/kernel';

/** Days that calendars go to. */
export const calendarEnds = { first: '1900-01-01' as LocalDate, last: '2999-12-31' as LocalDate } as const;

/** The nearest day that calendars go to. */
export const withinCalendar = (day: LocalDate): LocalDate =>
  day < calendarEnds.first ? calendarEnds.first : day > calendarEnds.last ? calendarEnds.last : day;

/** Year, month (1 to 12) and day of a date. */
export const partsOf = (day: LocalDate): readonly [year: number, month: number, day: number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)),
  Number(day.slice(8)),
];

/** The weeks of a day's month as whole weeks from Monday on: the days of its neighbours fill the first and the last one. */
export function weeksOfMonth(day: LocalDate): readonly (readonly LocalDate[])[] {
  const first = `${day.slice(0, 8)}01` as LocalDate;
  const [year, month] = partsOf(day);
  const lead = weekdayOf(first) - 1;
  const rows = Math.ceil((lead + daysInMonth(year, month)) / 7);
  return Array.from({ length: rows }, (_, row) => Array.from({ length: 7 }, (_day, place) => addDays(first, row * 7 + place - lead)));
}

/** The same day of the month in another month, or its last one. */
export function dayIn(year: number, month: number, day: number): LocalDate {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${year}-${two(month)}-${two(Math.min(day, daysInMonth(year, month)))}` as LocalDate;
}
