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
export { orderStatuses, type OrderStatus } from './order/order-status.ts';
export { mayStep, type OrderStep, orderSteps } from './order/order-steps.ts';
export { clockTone, type ClockTone, hoursLeft } from './order/ship-clock.ts';
export { type PackedArticle, stackedParcel } from './allocation/stacked-parcel.ts';
export { type ClearanceContext, clearStockGate, type GateAnswer, type GatedLine } from './clearance/clear-stock-gate.ts';
