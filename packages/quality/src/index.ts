export {
  codeLetter,
  type CodeLetter,
  codeLetters,
  type InspectionLevel,
  inspectionLevels,
  lotSizeRefusals,
} from './sampling/code-letter.ts';
export {
  aqlValues,
  type AqlValue,
  type ClassPlan,
  type CountBy,
  type DefectClass,
  defectClasses,
  type SamplingPlan,
  severities,
  type Severity,
} from './sampling/plan.ts';
export type { PlanCell } from './sampling/plan-tables.ts';
export { planCell, type PlanQuestion, samplingPlan, tableOf } from './sampling/sampling-plan.ts';
export { tighterAcceptance } from './sampling/tighter-acceptance.ts';
export {
  type FailedTest,
  judgeSpecial,
  type SpecialPlan,
  specialPlans,
  type SpecialTest,
  type SpecialVerdict,
} from './sampling/special-plans.ts';
export { type ClassQuestion, jointPlan, type JointQuestion, sampleSize } from './sampling/joint-plan.ts';
export { type ClassCounts, countNonconforming, type InspectedUnit } from './judging/count-nonconforming.ts';
export { type ClassVerdict, isBeyond, judgeSample, type SampleVerdict, type Verdict } from './judging/judge-sample.ts';
export { type ReopenedLot, reopenRefusals } from './judging/reopen-verdict.ts';
export { inspectorRefusals, needsReview, reviewedSample, reviewRefusals } from './judging/sign-verdict.ts';
export { type JudgedLot, initialSwitchState, type SwitchState } from './severity/switch-state.ts';
export { nextSeverity } from './severity/next-severity.ts';
export {
  approveReduced,
  canReduce,
  reduceRefusals,
  replaySwitching,
  resume,
  scoreToReduce,
  type StandingScore,
  steadyRefusals,
  type SwitchEvent,
  toNormal,
} from './severity/approvals.ts';
export { type CountedClass, countLot, countsForSwitching, type FoundClass, judgedLot, switchingTypes } from './severity/counted-lot.ts';
export { stoppedRefusals } from './severity/stopped-inspection.ts';
export { reasonByLot, switchReasons, type SwitchReason } from './severity/switch-reason.ts';
export {
  cartonsOpened,
  type DrawnSample,
  type DrawnUnit,
  type DrawQuestion,
  drawSample,
  type PackedLot,
  packingRefusals,
} from './draw/draw-sample.ts';
export { acceptanceProbability } from './figures/acceptance-probability.ts';
export { defectRate, firstPassRate, partsPerMillion, sortedQty } from './figures/rates.ts';
export { type Capability, capability, valuesForCpk } from './figures/capability.ts';
export { type CharacteristicFigures, characteristicFigures } from './measuring/characteristic-figures.ts';
export {
  isMeasured,
  measuredDefects,
  type MeasuredItem,
  type MeasuredValue,
  measureRefusals,
  unitsChecked,
} from './measuring/measured-units.ts';
export { type FoundCode, pareto, type ParetoRow } from './figures/pareto.ts';
export { type HistogramBar, histogram } from './figures/histogram.ts';
export { isOutside, type MeasureLimits } from './figures/measure-limits.ts';
export { exemplarKinds, exemplarRefusals, type ExemplarKind, hidingRefusals, mostLimitPictures } from './image/exemplars.ts';
export { photographedUnit } from './image/photographed-unit.ts';
export { pictureRefusals } from './image/picture-files.ts';
export { usedPhotoRefusals } from './image/used-photos.ts';
export {
  colourOf,
  type MarkColour,
  markColours,
  markRefusals,
  type MarkTool,
  markTools,
  markWidths,
  mostMarks,
  mostPathPoints,
  type PhotoMark,
} from './image/photo-marks.ts';
export { pathPoints, pathText } from './image/mark-path.ts';
export { type KeptMark, markHours, settleMarks } from './image/settle-marks.ts';
export { type ImageView, type Point, toImage, toScreen } from './image/annotation-place.ts';
export { type CounterCourse, counterCourses } from './log/counter-course.ts';
export { brokenAt, type ChainedRow, chainRow, type LogRow, type LogValue } from './log/sampling-log.ts';
export {
  applicableStandard,
  type InspectedGoods,
  type RankedStandard,
  type StandardScope,
  standardScopes,
} from './standard/applicable-standard.ts';
export { checkStandard, type StandardItem, type StandardValues } from './standard/check-standard.ts';
export { placeRefusals, placesADay, planRefusals } from './inspection/plan-inspection.ts';
export { provesArticle } from './inspection/proves-article.ts';
export { heldRefusals } from './inspection/hold-rest.ts';
export { isSettled, type LotToSettle } from './inspection/settled-lot.ts';
export { type SkippedLot, skipRefusals } from './inspection/skip-inspection.ts';
export { lotsBeforeWaiving, releasedPieces, waiveRefusals } from './inspection/waive-inspection.ts';
export { packedShare, readyRefusals } from './recording/ready-to-inspect.ts';
export { recordRefusals, type RecordedUnits } from './recording/record-units.ts';
export {
  readUnitCode,
  redrawRefusals,
  type StationLot,
  stationRefusals,
  type StationUnits,
  tabletRefusals,
  undoRefusals,
  unitCode,
  type UnitLabel,
} from './recording/station-units.ts';
export { mostRounds, reinspectRefusals } from './recording/reinspection.ts';
export {
  type AskedDisposition,
  type DecidedLot,
  dispositionRefusals,
  expiredRefusals,
  mostPriceCut,
} from './disposition/check-disposition.ts';
export { type DispositionKind, dispositionKinds, possibleDispositions, type RejectedLot } from './disposition/disposition-kinds.ts';
export { type SortedLot, sortRefusals } from './disposition/sort-lot.ts';
export {
  type CheckStage,
  checkStages,
  nextPatrol,
  patrolHours,
  patrolsGoOn,
  patrolUnits,
  plannedPercents,
  plannedPoints,
  producedShare,
} from './in-process/planned-checks.ts';
export {
  type CheckedItem,
  correctionRefusals,
  type DecidedCheck,
  firstArticleGroups,
  firstArticleRefusals,
  itemConforms,
  mildestVerdict,
  type NamedItem,
  processVerdicts,
  type ProcessVerdict,
  verdictRefusals,
} from './in-process/process-verdict.ts';
export { differsFromPlan, type LoadedLine, loadedPieces, loadedRefusals } from './loading/loaded-pieces.ts';
export { cartonsToCheck, drawnCartons, labelsToScan, type LoadingView, loadingViews } from './loading/loading-plan.ts';
export { type FoundLoading, loadingVerdict, type RecordedLoading, recordedRefusals, wrongLabelCode } from './loading/loading-verdict.ts';
export { type BatchLine, changedBatchRefusals, leavingRefusals, releasedRefusals, type StandingCheck } from './loading/released-lines.ts';
