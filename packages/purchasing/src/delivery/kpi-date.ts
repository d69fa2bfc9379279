import type { LocalDate } from '@axle/kernel';

/** Whose doing it is that a date moves. */
export type Responsibility = 'supplier' | 'ours' | 'logistics' | 'force';

/** Why a date moves. */
export type DateReason = keyof typeof responsibilityOf;

/** [R10] Whose doing each reason is. */
export const responsibilityOf = {
  capacity: 'supplier',
  material: 'supplier',
  rework: 'supplier',
  mould: 'supplier',
  supplier_holiday: 'supplier',
  pay_late: 'ours',
  spec: 'ours',
  push_out: 'ours',
  pull_in: 'ours',
  inspect_wait: 'ours',
  booking: 'logistics',
  force: 'force',
} as const satisfies Readonly<Record<string, Responsibility>>;

/** An approved change of a promised date. */
export interface DateChange {
  readonly newDate: LocalDate;
  readonly responsibility: Responsibility;
}

/**
 * [R10] The day by which a line is measured: the one first confirmed, moved by changes that are not the supplier's doing. Delays of freight
 * count as such where we book it.
 */
export const kpiDate = (baseline: LocalDate, changes: readonly DateChange[], doWeBook: boolean): LocalDate =>
  changes.reduce(
    (day, { newDate, responsibility }) => (responsibility === 'supplier' || (responsibility === 'logistics' && !doWeBook) ? day : newDate),
    baseline,
  );
