import type { ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import type { ProposalHandlers } from '../../../platform/resources/calls/proposal-handler.ts';
import { type TransitionEffect, transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { previewedMail, remindOrder, resendOrder, sendOrder } from '../mail/order-mail-actions.ts';
import { editOrder } from './approve-order.ts';
import { submitOrder } from './submit-order.ts';

const effects: Readonly<Record<string, TransitionEffect | undefined>> = {
  submit: submitOrder(),
  edit: editOrder,
  send: sendOrder,
};

/** What the steps of purchase orders do that no reply of the supplier has a say in. */
export const orderActions: ActionHandlers = {
  ...Object.fromEntries(Object.entries(effects).map(([key, effect]) => [`purchaseOrder.${key}`, transitionHandler(key, effect)])),
  'purchaseOrder.batchSend': transitionHandler('send', sendOrder),
  'purchaseOrder.resend': resendOrder,
  'purchaseOrder.remind': remindOrder,
};

/** What sending an order would write. */
export const orderProposals: ProposalHandlers = { 'purchaseOrder.send': previewedMail, 'purchaseOrder.resend': previewedMail };
