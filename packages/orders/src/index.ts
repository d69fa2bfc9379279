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
