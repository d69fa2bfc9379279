import type { OrderStatus } from './order-status.ts';

interface Step {
  readonly from: readonly OrderStatus[];
  readonly to: OrderStatus;
}

const beforeWarehouse = ['pendingReview', 'pendingAllocate', 'outOfStock', 'allocated'] as const satisfies readonly OrderStatus[];

/**
 * [S9] What leads a sales order from one status to another. `release`, `keep` and `unmerge` return it to the status that it had before;
 * `ship` is set by the outbound order alone, and `unship` by its reversal (oms.md, S9).
 */
export const orderSteps = {
  pay: { from: ['pendingPay'], to: 'pendingReview' },
  review: { from: ['pendingReview'], to: 'pendingAllocate' },
  allocate: { from: ['pendingAllocate', 'outOfStock'], to: 'allocated' },
  lack: { from: ['pendingAllocate'], to: 'outOfStock' },
  restock: { from: ['outOfStock'], to: 'pendingAllocate' },
  reallocate: { from: ['allocated'], to: 'pendingAllocate' },
  submit: { from: ['allocated'], to: 'submitted' },
  recall: { from: ['submitted'], to: 'allocated' },
  ship: { from: ['submitted'], to: 'shipped' },
  unship: { from: ['shipped'], to: 'submitted' },
  deliver: { from: ['shipped'], to: 'delivered' },
  hold: { from: beforeWarehouse, to: 'held' },
  release: { from: ['held'], to: 'pendingReview' },
  merge: { from: ['pendingReview', 'pendingAllocate'], to: 'merged' },
  unmerge: { from: ['merged'], to: 'pendingReview' },
  split: { from: beforeWarehouse, to: 'split' },
  flag: { from: ['pendingReview', 'pendingAllocate', 'outOfStock'], to: 'abnormal' },
  fix: { from: ['abnormal'], to: 'pendingReview' },
  cancel: { from: ['pendingPay', ...beforeWarehouse, 'held', 'submitted', 'abnormal'], to: 'cancelling' },
  keep: { from: ['cancelling'], to: 'pendingReview' },
  endCancel: { from: ['cancelling'], to: 'cancelled' },
} as const satisfies Readonly<Record<string, Step>>;

/** Key of one of {@link orderSteps}. */
export type OrderStep = keyof typeof orderSteps;

/** [S9] Whether a step is open to an order of a status (oms.md, S9). */
export const mayStep = (step: OrderStep, status: OrderStatus): boolean =>
  (orderSteps[step].from as readonly OrderStatus[]).includes(status);
