export { locodeOf, locodePattern } from './harbour/locode.ts';
export { greatCircleKm, type Place } from './harbour/great-circle.ts';
export { type Distant, nearestPlaces } from './harbour/nearest-places.ts';
export { type CalendarDay, calendarOf, copiedDays, dayParts, makeupOnWeekend } from './calendar/holiday.ts';
export {
  type FbaFeeRow,
  type FbaPiece,
  type FbaReferralRow,
  type FbaStorageRow,
  type FbaSurcharge,
  type FbaTable,
  type FbaTier,
  type FbaTierLimits,
  fbaTiers,
} from './fba/fba-table.ts';
export { type FbaHeadroom, fbaTier } from './fba/fba-tier.ts';
export type { FbaSurchargeTaken } from './fba/fba-surcharge.ts';
export { type FbaFee, fbaFee, fbaReferral, fbaStorage, fbaTableAt } from './fba/fba-fee.ts';
export { toConfirmAgain } from './fba/to-confirm-again.ts';
export { checkFbaTable } from './fba/fba-checks.ts';
export { holdsOn } from './tariff/holds-on.ts';
export { type Crossing, type ExtraDutyTaken, type Tariff, tariffAt, tariffPrefixes, type TariffRow } from './tariff/tariff-at.ts';
export { type DutiableGoods, type DutyBase, type ExtraDuty, extraAmount, extrasFor, extraWords } from './tariff/extra-duty.ts';
export {
  borderCost,
  type BorderCost,
  chargesOn,
  type ImportCharge,
  type ImportChargeTaken,
  type ImportRelief,
  type ImportTerms,
  reliefFor,
} from './tariff/border-cost.ts';
export { checkImportTerms } from './tariff/check-import-terms.ts';
export { checkTariff, tariffParts } from './tariff/tariff-parts.ts';
export { harmonisedRow } from './tariff/harmonised-row.ts';
export { type Cutoff, type CutoffHit, cutoffHits, checkCutoff, type CutoffLine, type Passage } from './cutoff/cutoff-hits.ts';
export {
  chargeable,
  type Chargeable,
  type ChargeBasis,
  freightCost,
  freightFor,
  type Goods,
  volumeOf,
} from './freight/first-leg-charge.ts';
export {
  checkFirstLeg,
  firstLegTotals,
  type LegSchedule,
  legSchedule,
  type LegStage,
  nextSailing,
  type Sailings,
  type ScheduledStage,
} from './leg/leg-schedule.ts';
export { checkShipping } from './leg/check-shipping.ts';
export { checkCourier, numberGap } from './courier/check-courier.ts';
export { bareNumber } from './courier/bare-number.ts';
export { couriersOf, type NumberedCourier } from './courier/couriers-of.ts';
export { onTimeShare, type PromisedShipment } from './carrier/on-time-share.ts';
export { checkCarrier, iataPattern, scacPattern } from './carrier/check-carrier.ts';
export {
  type Fact,
  type Facts,
  type FactType,
  type KnownFacts,
  operatorsOf,
  type RuleOperator,
  ruleOperators,
  valuesTaken,
} from './rule/fact.ts';
export { type Condition, conditionMatches } from './rule/condition.ts';
export { operatorWords, sayCondition } from './rule/condition-words.ts';
export { readConditions, readValues, settledCondition, writeConditions, writeValues } from './rule/notation.ts';
export {
  firstMatch,
  isCatchAll,
  lastMustCatchAll,
  noMatch,
  type Rule,
  type RuleMatch,
  type RuleStep,
  checkRuleTable,
} from './rule/first-match.ts';
export { neverMatching, type NeverReason } from './rule/never-matches.ts';
export { type RuleDifference, ruleDifferences, type RuleVersion, versionOn } from './rule/rule-version.ts';
export { decisionOn, type RuleDecision, type VersionOfRules } from './rule/decision-on.ts';
export { factsOf, hazards, ruleSets, type RuleSetName } from './rule/rule-sets.ts';
export { checkFirstLegRule, checkLastMileRule, checkWarehouseRule } from './rule/check-rule.ts';
export {
  chooseShipping,
  type ChosenShipping,
  type FirstLegOutput,
  type OfferedShipping,
  type RefusedShipping,
} from './rule/first-leg-output.ts';
export { firstStocked, type StockRow } from './rule/first-stocked.ts';
export {
  chooseChannel,
  type ChosenChannel,
  type LastMileOutput,
  type OfferedChannel,
  type RefusedChannel,
  type ShoppedParcel,
  shopObjectives,
} from './rule/last-mile-output.ts';
export { parcelFacts } from './rule/parcel-facts.ts';
export { feeTypes, type FeeType } from './freight/fee-types.ts';
export { shipBy, type ShipBy, type ShippingTerms } from './shipping/ship-by.ts';
export { checkCarrierCodes, settingScopes, type SettingScope, settledSetting, checkShippingSetting } from './shipping/shipping-settings.ts';
export {
  type FreightRate,
  type FreightSurcharge,
  type FreightTable,
  type FreightZone,
  type FuelRate,
  type Parcel,
  type SurchargeKind,
  anyOne,
} from './freight/freight-table.ts';
export { type FbmQuote, fbmRate, fuelOn } from './freight/fbm-rate.ts';
export type { QuoteLine } from './freight/quote-line.ts';
export { type ParcelMeasures, parcelMeasures } from './freight/parcel-measures.ts';
export type { TakenSurcharge } from './freight/surcharges-of.ts';
export { zoneOf } from './freight/zone-of.ts';
export { checkFreightTable, freightTableName } from './freight/check-freight.ts';
export { freightFindings } from './freight/freight-findings.ts';
export {
  beyondChannel,
  cardLimits,
  channelMeasures,
  type ChannelMeasures,
  channelRefuses,
  channelWithin,
} from './freight/channel-within.ts';
export {
  type DeliveryDates,
  deliveryDates,
  type DeliveryDays,
  deliveryRowFor,
  checkDeliveryTime,
  checkPurchaseTime,
} from './delivery/delivery-time.ts';
export { type Destination, distribute, needOf } from './distribution/distribute.ts';
export { coverOf, type LineResult, lineResult, lineResults } from './distribution/cover.ts';
export {
  freeOf,
  type PickedSupply,
  pickSupply,
  type SupplyKind,
  supplyKinds,
  type SupplySource,
  type TakenSupply,
} from './distribution/pick-supply.ts';
export { type Container, containers, type LoadFit, loadFit, type LoadLine } from './distribution/load-fit.ts';
export { changeExplained, withinSupply } from './distribution/within-supply.ts';
export { type CartonLine, type CartonRow, takeCartons, type TakenCartons } from './distribution/take-cartons.ts';
export { checkPlanDays } from './distribution/plan-days.ts';
export { fbaFeeBands } from './profit/fee-bands.ts';
export { estimateAgain, checkEstimate, checkProfitParam } from './profit/check-profit.ts';
export {
  bandFee,
  referralAt,
  estimatedProfit,
  landedCost,
  marginAt,
  type PriceBand,
  type ProfitLines,
  type ProfitTerms,
} from './profit/profit-terms.ts';
export { targetPrice, usualTargetMargin } from './profit/target-price.ts';
export { cartonOfLine, type DestinationKind, usualDestination } from './distribution/plan-line.ts';
