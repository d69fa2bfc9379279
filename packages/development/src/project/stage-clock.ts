import { addDays, daysBetween, type LocalDate } from '@axle/kernel';
import type { ProjectStage } from './stage.ts';

/** [N3b] Calendar days that a project has for each stage; on hold and at its end there is no clock. */
export const stageDays: Readonly<Partial<Record<ProjectStage, number>>> = {
  idea: 7,
  eval: 10,
  sample: 35,
  approval: 5,
  register: 5,
  listing: 30,
};

/** [N3b] The day by which a project is to leave its stage; holidays count like other days. Undefined where no clock runs. */
export function stageDue(stage: ProjectStage, since: LocalDate): LocalDate | undefined {
  const days = stageDays[stage];
  return days === undefined ? undefined : addDays(since, days);
}

/** [N3b] Days that a project has been at its stage; those of a hold do not count, so that they stand still from its first day on. */
export const daysAtStage = (since: LocalDate, today: LocalDate, heldSince?: LocalDate): number =>
  Math.max(0, daysBetween(since, heldSince ?? today));

/** [N3b] Since when a project counts as being at the stage to which it returns from a hold: later by the days of the hold. */
export const sinceAfterHold = (since: LocalDate, heldSince: LocalDate, today: LocalDate): LocalDate =>
  addDays(since, Math.max(0, daysBetween(heldSince, today)));
