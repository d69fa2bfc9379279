import { addDays, addMonths, daysInMonth, type Decimal, type LocalDate, sum, weekdayOf } from '@axle/kernel';
import { linesIn, type RecordValues } from '@axle/page-kit';

/** What is promised for a day. */
export interface PromisedDay {
  readonly day: LocalDate;
  readonly lineCount: number;
  readonly pieces: number;
  readonly cbm: Decimal;
}

/** The days of a month's calendar, by date. */
export const promisedIn = (worked: RecordValues): ReadonlyMap<string, PromisedDay> =>
  new Map(linesIn(worked, 'days').map(line => [String(line['day']), line as unknown as PromisedDay]));

/** The days of a month (`2026-05`), and in which column of a week from Monday the first one stands, from 1. */
export function daysOfMonth(month: string): { readonly days: readonly LocalDate[]; readonly column: number } {
  const first = `${month}-01` as LocalDate;
  const [year, number] = month.split('-').map(Number) as [number, number];
  const days = Array.from({ length: daysInMonth(year, number) }, (_, at) => addDays(first, at));
  return { days, column: weekdayOf(first) };
}

/** So many months later. */
export const monthLater = (month: string, by: number): string => addMonths(`${month}-01` as LocalDate, by).slice(0, 7);

/** What the days come to. */
export const totalOf = (days: readonly PromisedDay[]) => ({
  lines: days.reduce((total, { lineCount }) => total + lineCount, 0),
  pieces: days.reduce((total, { pieces }) => total + pieces, 0),
  cbm: sum(days.map(({ cbm }) => cbm)),
});
