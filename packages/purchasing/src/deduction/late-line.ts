import { daysBetween, type LocalDate } from '@axle/kernel';
import type { Responsibility } from '../delivery/kpi-date.ts';
import type { LateBatch } from './late-deduction.ts';

/** Pieces of a line that were delivered on a day. */
export interface DeliveredPart {
  readonly day: LocalDate;
  readonly qty: number;
}

/** A line as it was delivered, with the day first confirmed and the day by which it is measured. */
export interface DeliveredLine {
  readonly baselineDate: LocalDate;
  readonly kpiDate: LocalDate;
  readonly parts: readonly DeliveredPart[];
}

/** What came late of a line, and whose doing it is. */
export interface Lateness {
  readonly batches: readonly LateBatch[];
  readonly responsibility: Responsibility;
}

/**
 * [R16c] What came behind the day by which a line is measured is late by the supplier's doing. What came by that day and is late against
 * the day first confirmed alone is ours: everything else has moved the day of measure.
 */
export function latenessOf({ baselineDate, kpiDate, parts }: DeliveredLine): Lateness {
  const behind = (due: LocalDate): readonly LateBatch[] =>
    parts.filter(({ day }) => day > due).map(({ day, qty }) => ({ qty, daysLate: daysBetween(due, day) }));
  const own = behind(kpiDate);
  if (own.length > 0) return { batches: own, responsibility: 'supplier' };
  const others = behind(baselineDate);
  return { batches: others, responsibility: others.length > 0 ? 'ours' : 'supplier' };
}
