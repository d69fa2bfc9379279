/** The steps of a project in their order, from the idea to the listing that sells. */
export const stages = ['idea', 'eval', 'sample', 'approval', 'register', 'listing', 'done'] as const;

/** A step of a project. */
export type Stage = (typeof stages)[number];

/** Where a project is: at a step, on hold, or dropped. */
export type ProjectStage = Stage | 'hold' | 'dropped';

/** The steps at which a project is worked on. */
export const workedStages = ['idea', 'eval', 'sample', 'approval', 'register', 'listing'] as const satisfies readonly Stage[];

/** [N3a] The step after one; undefined after the last one, on hold and once dropped. */
export function nextStage(stage: ProjectStage): Stage | undefined {
  const at = stages.findIndex(one => one === stage);
  return at < 0 ? undefined : stages[at + 1];
}

/** [N3a] The step before one; undefined before the first one, behind the last one, on hold and once dropped. */
export function previousStage(stage: ProjectStage): Stage | undefined {
  return stage === 'done' ? undefined : stages[stages.findIndex(one => one === stage) - 1];
}
