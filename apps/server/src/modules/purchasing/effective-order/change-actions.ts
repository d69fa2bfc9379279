import type { ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import type { ProposalHandlers } from '../../../platform/resources/calls/proposal-handler.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { changeOrder } from './ask-change.ts';
import { linesToChange, linesToClose } from './change-proposals.ts';
import { approveChange, rejectChange, withdrawChange } from './decide-change.ts';
import { linesToInspect, requestInspection } from './request-inspection.ts';
import { closeOrder, startOrder } from './run-order.ts';
import { shortCloseOrder } from './short-close.ts';

/** What the buttons of orders in force do. */
export const changeActions: ActionHandlers = {
  'effectiveOrders.change': changeOrder,
  'effectiveOrders.approveChange': approveChange,
  'effectiveOrders.rejectChange': rejectChange,
  'effectiveOrders.withdrawChange': withdrawChange,
  'effectiveOrders.start': transitionHandler('produce', startOrder),
  'effectiveOrders.shortClose': shortCloseOrder,
  'effectiveOrders.requestInspection': requestInspection,
  'effectiveOrders.close': transitionHandler('close', closeOrder),
};

/** What is filled into the dialogs of their actions. */
export const changeProposals: ProposalHandlers = {
  'effectiveOrders.change': linesToChange,
  'effectiveOrders.shortClose': linesToClose,
  'effectiveOrders.requestInspection': linesToInspect,
};
