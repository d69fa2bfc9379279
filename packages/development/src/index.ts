export { nextStage, previousStage, stages, workedStages, type ProjectStage, type Stage } from './project/stage.ts';
export { daysAtStage, sinceAfterHold, stageDays, stageDue } from './project/stage-clock.ts';
export { estimate, type Estimate, type EstimateInput } from './project/estimate.ts';
export {
  marginItem,
  passes,
  passScore,
  projectScore,
  vetoes,
  type ComplianceState,
  type IpResult,
  type ScoreInput,
  type VetoFacts,
} from './project/score.ts';
export { gateRefusal, missingFor, type GateFacts } from './project/gate.ts';
export { checkProject, type ProjectValues } from './project/check-project.ts';
export { projectKey, type KnownProject } from './project/project-key.ts';
export { decisionRefusals, projectLevels, submitRefusals, type ProjectApproval } from './project/approval-step.ts';
export { mostRounds, roundRefusals, sampleRound, sampleStates, type SampleState } from './sample/sample-round.ts';
export { projectSpent, type SampleCost } from './sample/sample-cost.ts';
export {
  exceptionCauses,
  exceptionTypes,
  watchedTypes,
  type ExceptionCause,
  type ExceptionLevel,
  type ExceptionType,
  type WatchedProject,
} from './exception/exception-causes.ts';
export { exceptionDue, isEscalated } from './exception/exception-clock.ts';
export { closeRefusals, solutionRefusals } from './exception/solution-refusals.ts';
export { completeness, type Completeness } from './registration/completeness.ts';
export { firstOrderQty, type FirstOrderRule } from './order-template/first-order-qty.ts';
