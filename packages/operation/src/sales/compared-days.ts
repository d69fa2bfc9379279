import { addDays, daysBetween, type LocalDate } from '@axle/kernel';

/** A span of days, both included. */
export interface DaySpan {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** What a span is held against: the days before it, or the same weekdays a year ago. */
export type Comparison = 'previous' | 'yearBefore';

const firstDay = '0001-01-01' as LocalDate;

/** [O5] The first of so many days that end on a day; never before the calendar begins. */
export const firstOfDays = (to: LocalDate, days: number): LocalDate =>
  daysBetween(firstDay, to) < days ? firstDay : addDays(to, 1 - days);

/**
 * [O5] The span that another is compared with: as many days before it, or 364 days earlier, so that weekdays match. Undefined where that
 * lies before the calendar begins.
 */
export function comparedDays({ from, to }: DaySpan, comparison: Comparison): DaySpan | undefined {
  const back = comparison === 'yearBefore' ? 364 : daysBetween(from, to) + 1;
  return daysBetween(firstDay, from) < back ? undefined : { from: addDays(from, -back), to: addDays(to, -back) };
}
