import { addDays, daysBetween, type LocalDate } from '@axle/kernel';

/** A span of days, both included. */
export interface DaySpan {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** What a span is held against: the days before it, or the same weekdays a year ago. */
export type Comparison = 'previous' | 'yearBefore';

/** [O5] The span that another is compared with: as many days before it, or 364 days earlier, so that weekdays match. */
export function comparedDays({ from, to }: DaySpan, comparison: Comparison): DaySpan {
  const back = comparison === 'yearBefore' ? 364 : daysBetween(from, to) + 1;
  return { from: addDays(from, -back), to: addDays(to, -back) };
}
