export { nextStage, previousStage, stages, workedStages, type ProjectStage, type Stage } from './project/stage.ts';
export { stageMove, type StageMove } from './project/stage-move.ts';
export { type ClockedProject, stageLeft, type StageLeft } from './project/stage-left.ts';
export { furthestStage, hitRate, type ProjectCourse, type StageStatistic, stageStatistics } from './project/stage-statistics.ts';
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
export { propertyKey, registrationCompleteness, registrationFields } from './registration/registration-completeness.ts';
export { duplicateRefusals, duplicateSkus, type KnownPart, type LiveSku } from './registration/duplicate-skus.ts';
export { type BoxSides, sortedSides } from './registration/sorted-sides.ts';
export { imageRefusals, leastImages } from './registration/image-refusals.ts';
export { leastPixels, pixelRefusals, type SizedImage } from './registration/pixel-refusals.ts';
export { nextSkuCode, skuPrefix } from './registration/next-sku-code.ts';
export { type QuotedPiece, skuPrice } from './registration/sku-price.ts';
export { firstOrderOf, type FirstOrderTerms } from './order-template/first-order-of.ts';
export { checkOrderTemplate, type TemplateQtyRule, type TemplateValues } from './order-template/check-order-template.ts';
export { itemRefusals, nameRefusals, nameTaken, type NamedTemplate, type TemplateItem } from './order-template/template-refusals.ts';
export { orderWording, type TemplateClause, type WordedClauses, type WordingLanguage } from './order-template/order-wording.ts';
export { templateForRefusals } from './order-template/template-for.ts';
export {
  templateOrder,
  templateQty,
  type TemplateLine,
  type TemplateOrderLine,
  type TemplateTerms,
} from './order-template/template-order.ts';
export { type ListingDraft, type ListingPart, listingParts, type ListingPlace, pendingMissing } from './pending/pending-missing.ts';
export { type PendingState, pendingState } from './pending/pending-state.ts';
export { listingFile, type ListingFacts } from './pending/listing-file.ts';
export { type DraftedListing, isDraft, listingDraft } from './pending/listing-draft.ts';
export { type AsinHolder, asinRefusals } from './pending/asin-refusals.ts';
export { inspectedSample, inspectingRefusals, type SampleInspection } from './sample/inspected-sample.ts';
export { type LinkedOrder, linkedOrder } from './project/linked-order.ts';
export { columnsWanted, layoutRefusals, movedColumn, type TemplateLayout } from './order-template/layout-refusals.ts';
