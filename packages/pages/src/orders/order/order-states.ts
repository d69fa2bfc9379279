import { text } from '@axle/kernel';
import { orderSteps } from '@axle/orders';
import type { StateMachine } from '@axle/page-kit';

/** [S9] The life of a sales order. */
export const orderStates = {
  field: 'status',
  initial: 'pendingReview',
  final: ['delivered', 'cancelled', 'merged', 'split'],
  editable: [],
  deletable: [],
  transitions: [
    { key: 'pay', title: text('付款', 'Pay'), ...orderSteps.pay },
    { key: 'review', title: text('审核', 'Review'), ...orderSteps.review, tone: 'primary' },
    { key: 'allocate', title: text('配仓', 'Allocate'), ...orderSteps.allocate, tone: 'primary' },
    { key: 'lack', title: text('缺货', 'Mark as out of stock'), ...orderSteps.lack },
    { key: 'restock', title: text('到货', 'Back in stock'), ...orderSteps.restock },
    { key: 'reallocate', title: text('重新配仓', 'Reallocate'), ...orderSteps.reallocate },
    { key: 'submit', title: text('提交仓库', 'Submit to warehouse'), ...orderSteps.submit, tone: 'primary' },
    { key: 'recall', title: text('撤回', 'Recall'), ...orderSteps.recall },
    { key: 'ship', title: text('发货', 'Ship'), ...orderSteps.ship },
    { key: 'unship', title: text('冲销发货', 'Reverse shipping'), ...orderSteps.unship },
    { key: 'deliver', title: text('妥投', 'Deliver'), ...orderSteps.deliver },
    { key: 'fix', title: text('修复', 'Mark as fixed'), ...orderSteps.fix },
  ],
} as const satisfies StateMachine;
