import type { LocalDate } from '@axle/kernel';
import { type Milestone, milestones, plannedMilestones } from './milestones.ts';

/** How a step stands: reached by its planned day, reached later, passed over, overdue, or still to come. */
export type MilestoneStanding = 'reached' | 'reached_late' | 'passed_over' | 'overdue' | 'ahead';

/** A step towards a delivery, planned and as it came. */
export interface MilestoneMark {
  readonly step: Milestone;
  readonly planned: LocalDate;
  /** The day on which it was reached; undefined where none was noted. */
  readonly reached?: LocalDate | undefined;
  readonly standing: MilestoneStanding;
}

/** A line that is to be delivered, and the days on which its steps were reached. */
export interface MarkedLine {
  readonly promised: LocalDate;
  /** Days. */
  readonly leadDays: number;
  readonly reached: Readonly<Partial<Record<Milestone, LocalDate>>>;
  /** Whether no step comes next: the line has left. */
  readonly hasLeft?: boolean | undefined;
}

/**
 * [R89] The steps of a line in their order, each planned and as it came; what was not noted before a later step, or before the line left,
 * is passed over.
 */
export function milestoneMarks({ promised, leadDays, reached, hasLeft }: MarkedLine, today: LocalDate): readonly MilestoneMark[] {
  const planned = plannedMilestones(promised, leadDays);
  const last = hasLeft ? milestones.length : milestones.findLastIndex(step => reached[step] !== undefined);
  const standingOf = (step: Milestone, at: number): MilestoneStanding => {
    const on = reached[step];
    if (on !== undefined) return on > planned[step] ? 'reached_late' : 'reached';
    if (at < last) return 'passed_over';
    return planned[step] < today ? 'overdue' : 'ahead';
  };
  return milestones.map((step, at) => ({ step, planned: planned[step], reached: reached[step], standing: standingOf(step, at) }));
}
