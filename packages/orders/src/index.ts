export { type AddressIssue, addressIssues, isBlocking } from './address/address-issues.ts';
export { normaliseAddress, type ShipAddress } from './address/normalise-address.ts';
export { usStates } from './address/us-states.ts';
export { type Carriage, validateAddress } from './address/validate-address.ts';
export { orderStatuses, type OrderStatus } from './order/order-status.ts';
export { mayStep, type OrderStep, orderSteps } from './order/order-steps.ts';
export { clockTone, type ClockTone, hoursLeft } from './order/ship-clock.ts';
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
export { addressKey, type ParcelAddress } from './address/address-key.ts';
export { type MergeOrder, type MergePiece, type MergeSettings, mostMerged, usualMergeSettings } from './merge/merge-order.ts';
export { mergeGroups, type MergeGroup } from './merge/merge-groups.ts';
export { type MergedOrders, mergeOrders } from './merge/merge-orders.ts';
export { mergeRefusal, orderChanged } from './merge/merge-refusal.ts';
export { type CarriedOrder, type MergeLink, platformOrdersOf, type SplitLink } from './merge/platform-orders-of.ts';
export { unmergeOrders, unmergeRefusal } from './merge/unmerge-orders.ts';
export { partsBy, type SplitBy } from './split/parts-by.ts';
export { type SplitLine, type SplitOrder, splitOrder, type SplitPart, type SplitPiece, type SplitUnits } from './split/split-order.ts';
export { mostParts, unsplittable } from './split/split-refusal.ts';
export { carrierCodeFor, type ConfirmedPlatform } from './confirmation/carrier-codes.ts';
export { confirmationFile, type ConfirmationRow } from './confirmation/confirmation-file.ts';
export {
  type ConfirmedParcel,
  confirmationKey,
  type PlannedConfirmation,
  planConfirmations,
  type PlatformOrder,
} from './confirmation/plan-confirmations.ts';
export { retryAfter } from './confirmation/retry-after.ts';
