import { addDays, daysBetween, type LocalDate } from '@axle/kernel';
import { type Milestone, plannedMilestones } from './milestones.ts';

/** How likely it is that a line comes late, the worst first. */
export const deliveryRisks = ['red', 'orange', 'green'] as const;

/** How likely it is that a line comes late. */
export type DeliveryRisk = (typeof deliveryRisks)[number];

/** How far a line has come. */
export interface LineProgress {
  readonly promised: LocalDate;
  /** Days. */
  readonly leadDays: number;
  /** The last step that was reached; undefined where none was. */
  readonly last?: { readonly step: Milestone; readonly on: LocalDate } | undefined;
  /** The step that comes next; undefined where the line has left. */
  readonly next?: Milestone | undefined;
}

/** [R64] The day on which a line is finished if nothing more goes wrong: the planned one, moved by what is late so far. */
export function expectedFinish({ promised, leadDays, last, next }: LineProgress, today: LocalDate): LocalDate {
  const planned = plannedMilestones(promised, leadDays);
  const reachedLate = last ? daysBetween(planned[last.step], last.on) : 0;
  const overdue = next ? daysBetween(planned[next], today) : 0;
  return addDays(planned.finish, Math.max(0, reachedLate, overdue));
}

/** [R64] By how many days a line is finished behind its promised day; below none where it is finished before. */
export const riskDays = (line: LineProgress, today: LocalDate): number => daysBetween(line.promised, expectedFinish(line, today));

/** [R64] How likely it is that a line comes late, by its days of risk. */
export function riskOf(days: number): DeliveryRisk {
  if (days > 7) return 'red';
  return days > 0 ? 'orange' : 'green';
}
