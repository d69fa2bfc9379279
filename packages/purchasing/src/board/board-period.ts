import { addDays, addMonths, daysBetween, endOfMonth, type LocalDate, mondayOf, weekOf } from '@axle/kernel';

/** What a board looks at: the week, month, quarter or year of a day, or any days. */
export type PeriodKind = 'week' | 'month' | 'quarter' | 'year' | 'custom';

/** Days, the first and the last among them. */
export interface Period {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** Weeks that a line of a tile shows. */
const sparkWeeks = 13;

const firstOfMonth = (day: LocalDate) => `${day.slice(0, 8)}01` as LocalDate;

/** [R72] The week (ISO 8601), month, quarter or year of a day; of any days those given. */
export function boardPeriod(kind: PeriodKind, today: LocalDate, given: Partial<Period> = {}): Period {
  if (kind === 'week') return { from: mondayOf(weekOf(today)), to: addDays(mondayOf(weekOf(today)), 6) };
  const month = firstOfMonth(today);
  if (kind === 'month') return { from: month, to: endOfMonth(month) };
  if (kind === 'custom') return { from: given.from ?? month, to: given.to ?? today };
  if (kind === 'year') return { from: `${today.slice(0, 4)}-01-01` as LocalDate, to: `${today.slice(0, 4)}-12-31` as LocalDate };
  const from = addMonths(month, -((Number(today.slice(5, 7)) - 1) % 3));
  return { from, to: endOfMonth(addMonths(from, 2)) };
}

/** [R72] The period of the same kind that ends the day before; of any days as many of them. */
export function periodBefore(kind: PeriodKind, { from, to }: Period): Period {
  const last = addDays(from, -1);
  return kind === 'custom' ? { from: addDays(last, -daysBetween(from, to)), to: last } : boardPeriod(kind, last);
}

/** [R72] Thirteen weeks up to that of a day, the last one among them. */
export const weeksUpTo = (day: LocalDate): readonly Period[] =>
  Array.from({ length: sparkWeeks }, (_, at) => {
    const from = addDays(mondayOf(weekOf(day)), 7 * (at - sparkWeeks + 1));
    return { from, to: addDays(from, 6) };
  });
