import { addDays, type LocalDate, type LocalWeek, mondayOf, weekOf } from '@axle/kernel';
import { type DueLine, type DuePeriod, punctuality, type Punctuality } from './on-time.ts';

/** Weeks that a trend shows. */
const trendWeeks = 13;

/** How punctual the lines of a week were. */
export interface WeekOfTrend extends Punctuality {
  readonly week: LocalWeek;
}

/** [R10f] On-time delivery week by week (ISO 8601), thirteen of them, the last one with the given day. */
export const punctualityTrend = (
  lines: readonly DueLine[],
  { to, ...period }: Omit<DuePeriod, 'from'> & { readonly to: LocalDate },
): readonly WeekOfTrend[] =>
  Array.from({ length: trendWeeks }, (_, at) => {
    const from = addDays(mondayOf(weekOf(to)), 7 * (at - trendWeeks + 1));
    return { week: weekOf(from), ...punctuality(lines, { ...period, from, to: addDays(from, 6) }) };
  });
