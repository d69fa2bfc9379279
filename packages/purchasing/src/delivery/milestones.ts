import { addDays, type LocalDate } from '@axle/kernel';

/** The steps towards a delivery, in their order. */
export const milestones = ['material', 'start', 'half', 'finish', 'inspected', 'packed', 'shipped'] as const;

/** A step towards a delivery. */
export type Milestone = (typeof milestones)[number];

/** [R21] The days planned for the steps of a delivery, by the promised date and the lead time in days; parts of days are cut off. */
export function plannedMilestones(promised: LocalDate, leadDays: number): Readonly<Record<Milestone, LocalDate>> {
  const before = (days: number): LocalDate => addDays(promised, -Math.floor(days));
  return {
    material: before((leadDays * 7) / 10),
    start: before((leadDays * 6) / 10),
    half: before((leadDays * 3) / 10),
    finish: before(5),
    inspected: before(3),
    packed: before(1),
    shipped: promised,
  };
}
