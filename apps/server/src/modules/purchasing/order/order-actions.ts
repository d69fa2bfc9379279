import type { ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { type TransitionEffect, transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { editOrder } from './approve-order.ts';
import { submitOrder } from './submit-order.ts';

const effects: Readonly<Record<string, TransitionEffect | undefined>> = {
  submit: submitOrder(),
  edit: editOrder,
  cancel: undefined,
};

/** What the steps of purchase orders do that no reply of the supplier has a say in. */
export const orderActions: ActionHandlers = Object.fromEntries(
  Object.entries(effects).map(([key, effect]) => [`purchaseOrder.${key}`, transitionHandler(key, effect)]),
);
