import { demoSteps } from '../../platform/demo/demo-step.ts';
import { keyed } from '../../platform/registry/extension-point.ts';
import { defineModule } from '../../platform/registry/module.ts';
import { actions } from '../../platform/resources/calls/action-handler.ts';
import { derivations } from '../../platform/resources/writes/settle-rows.ts';
import { toDos } from '../../platform/workplace/todo-source.ts';
import { purchasingDemo } from './demo/purchasing-demo.ts';
import { completeOrders } from './order/complete-orders.ts';
import { orderActions } from './order/order-actions.ts';
import { ordersRejected, ordersToApprove } from './order/order-todos.ts';

/** The manifest of purchasing: orders to suppliers. */
export const purchasing = defineModule(
  'purchasing',
  actions(orderActions),
  derivations({ purchaseOrder: completeOrders }),
  toDos(...keyed(ordersToApprove, ordersRejected)),
  demoSteps(...purchasingDemo),
);
