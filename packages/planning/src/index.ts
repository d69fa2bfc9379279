export { months, pastedYears, quickSeason, seasonLimits, seasonRange } from './season/quick-season.ts';
export {
  asFactors,
  factorsOf,
  monthKeys,
  normaliseSeason,
  checkSeason,
  seasonTotal,
  sumRefusal,
  sumsToTwelve,
} from './season/check-season.ts';
export { deseasonalise, reseasonalise, seasonOfDay, seasonOfWeek, seasonRow, type SeasonOf, type SeasonRow } from './season/season-at.ts';
export { normalQuantile } from './safety/normal-quantile.ts';
export {
  coverStock,
  leastWeeks,
  needHistory,
  type SafetyDemand,
  type SafetyLimits,
  safetyStock,
  type SafetyStock,
} from './safety/safety-stock.ts';
export { demandFigures, type DemandFigures, meanAndDeviation, withoutOutliers } from './safety/demand-figures.ts';
export { isLargeChange, safetyDifference, checkSafety } from './safety/check-safety.ts';
export {
  type Abc,
  abcOf,
  type Classed,
  effectivePriority,
  manualUntil,
  mostManualDays,
  mostS,
  priorities,
  type Priority,
  checkPriority,
  priorityOf,
  priorityRank,
  type Ranked,
  sFull,
  suggestedPriority,
  suggestions,
  type Xyz,
  xyzOf,
} from './priority/abc-xyz.ts';
export {
  type ParameterRow,
  type ParameterScope,
  type ParametersOf,
  type Resolved,
  resolveParameters,
} from './parameters/resolve-parameters.ts';
export { type LeadPart, leadTotal } from './parameters/lead-total.ts';
export { purchaseLead, type PurchaseLead, type PurchaseLeadOf, type PurchaseTimeRow } from './parameters/purchase-lead.ts';
export { checkConfig } from './parameters/check-config.ts';
export {
  checkDeliveryDemand,
  deliveryNeed,
  deliveryRow,
  type DeliveryRow,
  type DeliveryShare,
  nextShipDay,
  type NodeNeed,
  type RoundTo,
  shareSum,
  spread,
} from './delivery/delivery-demand.ts';
export { parameterName, type SpokenOf } from './parameters/parameter-name.ts';
export { type ReceiptParameters, type ScheduledReceipt, scheduledReceipt } from './arrival/scheduled-receipt.ts';
export { channelFor, type ChosenChannel, type SupplyChannel } from './channel/supply-channel.ts';
