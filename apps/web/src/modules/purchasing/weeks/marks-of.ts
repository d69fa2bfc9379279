import type { LocalDate } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { type MilestoneMark, type Milestone, milestoneMarks, milestones } from '@axle/purchasing';

/** The marks of a line that is to be delivered, by its promised date; undefined where none is promised. */
export function marksOf(line: RecordValues, today: LocalDate): readonly MilestoneMark[] | undefined {
  const { promisedDate, leadDays } = line;
  if (typeof promisedDate !== 'string' || leadDays === undefined) return undefined;
  const noted = (step: Milestone) => line[`${step}On`] as LocalDate | undefined;
  const reached = Object.fromEntries(milestones.map(step => [step, noted(step)]));
  const hasLeft = line['nextStep'] === undefined;
  return milestoneMarks({ promised: promisedDate as LocalDate, leadDays: Number(leadDays), reached, hasLeft }, today);
}
