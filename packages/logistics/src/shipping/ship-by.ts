import { addWorkingDays, isWorkingDay, type LocalDate, ok, type Result, type WorkCalendar } from '@axle/kernel';

/** How orders of a shop are shipped. What a setting leaves open is taken from a less special one. */
export interface ShippingTerms {
  readonly handlingDays: number;
  /** `14:00`; what is paid later counts from the next working day. Without one the day of payment counts whatever the hour. */
  readonly cutoffTime?: string;
  /** Parcels leave at weekends too. */
  readonly weekendShip?: boolean;
}

/** The day from which an order's handling counts, and the last day on which it leaves. */
export interface ShipBy {
  readonly countedFrom: LocalDate;
  readonly shipBy: LocalDate;
}

/**
 * [SS1] Counts from the day of payment in the warehouse's time zone where people work on it and the cut-off has not passed, else from the
 * next working day; the order leaves so many working days later. A year without a calendar is `NO_CALENDAR`.
 */
export function shipBy(day: LocalDate, time: string, terms: ShippingTerms, calendar: WorkCalendar): Result<ShipBy> {
  const own: WorkCalendar = terms.weekendShip ? { ...calendar, weekend: new Set() } : calendar;
  const works = isWorkingDay(own, day);
  if (!works.ok) return works;
  const isLate = terms.cutoffTime !== undefined && time.slice(0, 5) > terms.cutoffTime.slice(0, 5);
  const countedFrom = works.value && !isLate ? ok(day) : addWorkingDays(own, day, 1);
  if (!countedFrom.ok) return countedFrom;
  const leaves = addWorkingDays(own, countedFrom.value, terms.handlingDays);
  return leaves.ok ? ok({ countedFrom: countedFrom.value, shipBy: leaves.value }) : leaves;
}
