import { addDays, type LocalDate, type LocalWeek, mondayOf, weekOf } from '@axle/kernel';

/** Where an amount stands on its way to being paid: it is in exactly one of these. */
export const forecastStages = ['paid', 'requested', 'matched', 'scheduled', 'estimated', 'manual'] as const;

/** Where an amount stands on its way to being paid. */
export type ForecastStage = (typeof forecastStages)[number];

/** When an amount is paid: paid before this week, overdue, a week from this one on (ISO 8601), or later. */
export type ForecastBucket = 'before' | 'overdue' | LocalWeek | 'later';

/** [R18c] The columns of a forecast of so many weeks behind this one. */
export const forecastBuckets = (today: LocalDate, weeks: number): readonly ForecastBucket[] => [
  'before',
  'overdue',
  ...Array.from({ length: weeks + 1 }, (_, at) => weekOf(addDays(mondayOf(weekOf(today)), 7 * at))),
  'later',
];

/**
 * [R18c] The column of an amount: the week of its payment if it is paid, else the week in which it is to be paid. What was to be paid
 * before today is overdue.
 */
export function forecastBucket(
  stage: ForecastStage,
  day: LocalDate,
  { today, weeks }: { readonly today: LocalDate; readonly weeks: number },
): ForecastBucket {
  const monday = mondayOf(weekOf(today));
  if (stage === 'paid') return day < monday ? 'before' : weekOf(day);
  if (day < today) return 'overdue';
  return day > addDays(monday, 7 * weeks + 6) ? 'later' : weekOf(day);
}
