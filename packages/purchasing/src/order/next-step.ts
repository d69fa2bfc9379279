import type { OrderStatus } from './order-status.ts';

/** What comes next with an order: somebody's step with it, or what is waited for. */
export type NextStep = 'submit' | 'approve' | 'revise' | 'send' | 'reply' | 'decide' | 'follow' | 'settle' | 'close';

const steps: Readonly<Record<OrderStatus, NextStep | undefined>> = {
  draft: 'submit',
  approving: 'approve',
  rejected: 'revise',
  approved: 'send',
  sent: 'reply',
  replied: 'decide',
  effective: 'follow',
  producing: 'follow',
  inspected: 'follow',
  shipped: 'follow',
  received: 'settle',
  settled: 'close',
  closed: undefined,
  cancelled: undefined,
};

/** [R110] What comes next with an order of a status; nothing once it is closed or cancelled (purchase.md, purchaseOrderCreated). */
export const nextStepOf = (status: OrderStatus): NextStep | undefined => steps[status];
