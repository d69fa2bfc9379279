import type { ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { type TransitionEffect, transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { decide } from '../../inventory/operation/decide.ts';
import { approveOrder, editOrder, recallOrder } from './approve-order.ts';
import { submitOrder } from './submit-order.ts';

const effects: Readonly<Record<string, TransitionEffect | undefined>> = {
  submit: submitOrder(),
  approve: approveOrder,
  reject: decide,
  recall: recallOrder,
  edit: editOrder,
  cancel: undefined,
};

/** What the steps of purchase orders do. */
export const orderActions: ActionHandlers = Object.fromEntries(
  Object.entries(effects).map(([key, effect]) => [`purchaseOrder.${key}`, transitionHandler(key, effect)]),
);
