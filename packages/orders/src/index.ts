export { orderStatuses, type OrderStatus } from './order/order-status.ts';
export { mayStep, type OrderStep, orderSteps } from './order/order-steps.ts';
export { clockTone, type ClockTone, hoursLeft } from './order/ship-clock.ts';
