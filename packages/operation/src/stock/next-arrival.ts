import { type LocalDate, type LocalWeek, weekOf } from '@axle/kernel';
import type { Arrival } from './stock-out-day.ts';

/** A week in which units arrive, and how many. */
export interface WeekArrival {
  readonly week: LocalWeek;
  readonly units: number;
}

/** [O2g] The next week in which units arrive, with all that arrive in it; what is overdue counts for this week (operationInventory). */
export function nextArrival(today: LocalDate, arrivals: readonly Arrival[]): WeekArrival | undefined {
  const coming = arrivals.filter(({ units }) => units > 0).map(({ day, units }) => ({ week: weekOf(day < today ? today : day), units }));
  const week = coming.map(one => one.week).toSorted()[0];
  if (week === undefined) return undefined;
  return { week, units: coming.reduce((sum, one) => sum + (one.week === week ? one.units : 0), 0) };
}
