import type { LocalDate } from '@axle/kernel';
import { daysAtStage } from './stage-clock.ts';
import { type ProjectStage, type Stage, workedStages } from './stage.ts';

/** What the clock of a project stands on. */
export interface ClockedProject {
  readonly stage: ProjectStage;
  readonly stageSince: LocalDate;
  /** The stage at which a project on hold was before. */
  readonly prevStage?: ProjectStage;
  readonly heldSince?: LocalDate;
}

/** A stage that a project left: how many calendar days it was there without those on hold, and where it went. */
export interface StageLeft {
  readonly stage: Stage;
  readonly days: number;
  readonly to: ProjectStage;
}

/**
 * [N25] The stage that a project leaves when it comes to another one, with its days there. Undefined where it leaves none: it is put on
 * hold or returns from one, begins again, or stays.
 */
export function stageLeft(before: ClockedProject, to: ProjectStage, today: LocalDate): StageLeft | undefined {
  const { stageSince, prevStage, heldSince } = before;
  const at = before.stage === 'hold' ? prevStage : before.stage;
  const stage = workedStages.find(one => one === at);
  if (stage === undefined || to === stage || to === 'hold') return undefined;
  return { stage, days: daysAtStage(stageSince, today, heldSince), to };
}
