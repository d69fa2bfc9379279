import { addDays, type LocalDate } from '@axle/kernel';
import { businessZone } from '@axle/page-kit';
import { type RawBuilder, sql } from 'kysely';
import { kpiDays, type KpiLine } from './kpi-source.ts';

/** The moment at which a day of business begins, so many days from it. */
export const beginOf = (day: LocalDate, after = 0): RawBuilder<Date> =>
  sql`(${addDays(day, after)}::date::timestamp at time zone ${businessZone})`;

/** A table `d` of the days behind a figure, each with the moment at which it ends. */
export const kpiDayRows = (day: LocalDate): RawBuilder<unknown> => sql`(
  select n::date as day, ((n::date + 1)::timestamp at time zone ${businessZone}) as ends
  from generate_series(${addDays(day, 1 - kpiDays)}::date, ${day}::date, interval '1 day') n) d`;

/** A day of a figure, as the database returns it. */
interface DayRow {
  readonly day: string;
  readonly value: number | null;
}

/** One count for each of the days behind a figure, the oldest first; 0 for a day without. */
export const lastDays = (rows: readonly DayRow[], day: LocalDate): readonly number[] => lastShares(rows, day).map(value => value ?? 0);

/** One share for each of the days behind a figure, the oldest first. A day without anything to take a share of has none, which is not 0. */
export function lastShares(rows: readonly DayRow[], day: LocalDate): KpiLine {
  const valueOf = new Map(rows.map(row => [row.day, row.value]));
  return Array.from({ length: kpiDays }, (_, place) => valueOf.get(addDays(day, place + 1 - kpiDays)) ?? null);
}
