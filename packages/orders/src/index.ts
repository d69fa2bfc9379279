export { type AddressIssue, addressIssues, isBlocking } from './address/address-issues.ts';
export { normaliseAddress, type ShipAddress } from './address/normalise-address.ts';
export { usStates } from './address/us-states.ts';
export { type Carriage, validateAddress } from './address/validate-address.ts';
export { orderStatuses, type OrderStatus } from './order/order-status.ts';
export { mayStep, type OrderStep, orderSteps } from './order/order-steps.ts';
export { clockTone, type ClockTone, hoursLeft } from './order/ship-clock.ts';
export type { OrderPlatform, PlatformAddress, PlatformBuyer, PlatformLine, PlatformOrder, ShipService } from './intake/platform-order.ts';
export { mapPlatformStatus, type StatusHint, wordsOfHint } from './intake/map-platform-status.ts';
export { followPlatform, type FollowedHint, type FollowedOrder } from './intake/follow-platform.ts';
export { amountsAgree, lineTotal, orderAmounts, type OrderAmounts } from './intake/check-amounts.ts';
export { intakeCodes, type IntakeCode, type IntakeKnowledge, judgeOrder } from './intake/judge-order.ts';
export { type KeyedLine, mergePayload } from './intake/merge-payload.ts';
export {
  type IntakePart,
  type IntakePlan,
  type IntakeRequest,
  planIntake,
  type SaidOrder,
  type StoredOrder,
} from './intake/plan-intake.ts';
export { type StatusBefore, takeStatus, type TakenStatus } from './intake/take-status.ts';
export { refusePayload } from './intake/refuse-payload.ts';
export { findLayout, type FoundLayout } from './connector/find-layout.ts';
export { type OrderLayoutKey, orderLayouts } from './connector/order-layouts.ts';
export type { OrderColumn, OrderLayout } from './connector/order-layout.ts';
export { readMoment } from './connector/read-moment.ts';
export { readOrders, type ReadOrders, type RefusedOrder } from './connector/read-orders.ts';
export type { ReportRow } from './connector/row-cells.ts';
export { addressKey, type ParcelAddress } from './address/address-key.ts';
export { type FetchSpan, isFetchable, nextFetch, nextSpan } from './connector/next-span.ts';
export { type HeldAtReview, holdAtReview, type ReviewedLine, type ReviewFinding } from './order/hold-at-review.ts';
export { isHeldTooLong, statusAfter } from './order/status-after.ts';
export { checkTypedOrder, typedAmounts } from './order/typed-order.ts';
export {
  type Allocation,
  type AllocationCandidate,
  type AllocationTerms,
  type CandidateStep,
  type CandidateVerdict,
  candidateVerdicts,
  type NeededPieces,
  type SkuPieces,
} from './allocation/allocation-candidate.ts';
export { allocateOrder } from './allocation/allocate-order.ts';
export { type PackedArticle, stackedParcel } from './allocation/stacked-parcel.ts';
export { type ClearanceContext, clearStockGate, type GateAnswer, type GatedLine } from './clearance/clear-stock-gate.ts';
export { type MergeOrder, type MergePiece, type MergeSettings, mostMerged, usualMergeSettings } from './merge/merge-order.ts';
export { mergeGroups, type MergeGroup } from './merge/merge-groups.ts';
export { type MergedOrders, mergeOrders } from './merge/merge-orders.ts';
export { mergeRefusal, orderChanged } from './merge/merge-refusal.ts';
export { type CarriedOrder, type MergeLink, platformOrdersOf, type SplitLink } from './merge/platform-orders-of.ts';
export { mergedSince, unmergeOrders, unmergeRefusal } from './merge/unmerge-orders.ts';
export { partsBy, type SplitBy } from './split/parts-by.ts';
export { type SplitLine, type SplitOrder, splitOrder, type SplitPart, type SplitPiece, type SplitUnits } from './split/split-order.ts';
export { mostParts, unsplittable } from './split/split-refusal.ts';
export { type AmazonItem, type AmazonOrder, amazonOrder } from './connector/amazon-order.ts';
export { ebayOrder, type EbayOrder } from './connector/ebay-order.ts';
export { walmartOrder, type WalmartOrder } from './connector/walmart-order.ts';
export { beginPace, type CallPace, nextCall, pacedBy, retryWait } from './connector/pace-calls.ts';
export { carrierCodeFor, type ConfirmedPlatform } from './confirmation/carrier-codes.ts';
export {
  type CalledPlatform,
  confirmationCall,
  type ConfirmationCall,
  type ConfirmationMessage,
  isConfirmedThere,
  parcelsPath,
} from './confirmation/confirmation-call.ts';
export { judgeConfirmation, type JudgedConfirmation, type PlatformAnswer } from './confirmation/judge-confirmation.ts';
export { confirmationFile, type ConfirmationRow } from './confirmation/confirmation-file.ts';
export {
  type ConfirmedParcel,
  confirmationKey,
  type PlannedConfirmation,
  planConfirmations,
  type ConfirmedOrder,
} from './confirmation/plan-confirmations.ts';
export { retryAfter } from './confirmation/retry-after.ts';
