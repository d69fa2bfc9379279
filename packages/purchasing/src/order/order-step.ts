import { ok, type Result, refuse } from '@axle/kernel';
import { type OrderStatus, orderStatuses } from './order-status.ts';

/** Statuses in which an order may still be cancelled as a whole. */
const beforeProduction = orderStatuses.slice(0, orderStatuses.indexOf('effective') + 1);

/**
 * [R6] The steps that somebody takes with an order, and those that the decisions of approval and reply take. From `effective` on its
 * quantities move it (R7), up to the closing.
 */
export const orderSteps = {
  submit: { from: ['draft'], to: 'approving' },
  approve: { from: ['approving'], to: 'approved' },
  approveReply: { from: ['approving'], to: 'effective' },
  reject: { from: ['approving'], to: 'rejected' },
  rejectReply: { from: ['approving'], to: 'replied' },
  recall: { from: ['approving'], to: 'draft' },
  edit: { from: ['rejected'], to: 'draft' },
  send: { from: ['approved'], to: 'sent' },
  replyConfirmed: { from: ['sent'], to: 'effective' },
  replyDiffers: { from: ['sent'], to: 'replied' },
  acceptReply: { from: ['replied'], to: 'effective' },
  askAgain: { from: ['replied'], to: 'approving' },
  refuseReply: { from: ['replied'], to: 'sent' },
  manualEffective: { from: ['sent'], to: 'effective' },
  cancel: { from: beforeProduction, to: 'cancelled' },
  close: { from: ['settled'], to: 'closed' },
} as const satisfies Readonly<Record<string, { readonly from: readonly OrderStatus[]; readonly to: OrderStatus }>>;

/** A step of an order. */
export type OrderStep = keyof typeof orderSteps;

/** [R6] The status behind a step; `WRONG_STATE` where it cannot be taken from there. Closed and cancelled orders take none. */
export function orderStep(status: OrderStatus, step: OrderStep): Result<OrderStatus> {
  const { from, to }: { readonly from: readonly OrderStatus[]; readonly to: OrderStatus } = orderSteps[step];
  if (from.includes(status)) return ok(to);
  const message = { zh: '订单当前状态不能执行此操作', en: 'Not possible in the current status of the order' };
  return refuse({ code: 'WRONG_STATE', field: 'status', message });
}
