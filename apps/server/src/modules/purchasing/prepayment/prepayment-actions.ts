import type { ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import type { ProposalHandlers } from '../../../platform/resources/calls/proposal-handler.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { decide } from '../../../platform/resources/states/decide.ts';
import { cancelUnlessPrepaid } from './cancel-order.ts';
import { approvePrepayment, cancelPrepayment, submitPrepayment } from './decide-prepayments.ts';
import { proposedMove, proposedRefund, refundPrepayment } from './give-back.ts';
import { moveBalance } from './move-balance.ts';
import { prepayOrder, proposedDeposit } from './prepay-order.ts';

/** What the buttons of prepayments do, and those of orders that prepayments hold up. */
export const prepaymentActions: ActionHandlers = {
  'purchasePrepayment.submit': transitionHandler('submit', submitPrepayment),
  'purchasePrepayment.approve': transitionHandler('approve', approvePrepayment),
  'purchasePrepayment.reject': transitionHandler('reject', decide),
  'purchasePrepayment.cancel': transitionHandler('cancel', cancelPrepayment),
  'purchasePrepayment.refund': refundPrepayment,
  'purchasePrepayment.transfer': moveBalance,
  'effectiveOrders.prepay': prepayOrder,
  'purchaseOrder.cancel': transitionHandler('cancel', cancelUnlessPrepaid),
};

/** What is filled into the dialogs of their actions. */
export const prepaymentProposals: ProposalHandlers = {
  'purchasePrepayment.refund': proposedRefund,
  'purchasePrepayment.transfer': proposedMove,
  'effectiveOrders.prepay': proposedDeposit,
};
