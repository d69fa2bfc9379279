import { keyed } from '../../../platform/registry/extension-point.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { proposals } from '../../../platform/resources/calls/proposal-handler.ts';
import { tools } from '../../../platform/resources/calls/tool-handler.ts';
import { recordGuards } from '../../../platform/resources/guarded.ts';
import { derivations } from '../../../platform/resources/writes/settle-rows.ts';
import { toDos } from '../../../platform/workplace/todo-source.ts';
import { paymentFollowers } from '../../finance/payment/payment-followers.ts';
import { checkPrepayments, completePrepayments } from './check-prepayments.ts';
import { prepaymentPaid, prepaymentRefunded } from './follow-payments.ts';
import { prepaidAging } from './prepaid-aging.ts';
import { prepaymentActions, prepaymentProposals } from './prepayment-actions.ts';
import { prepaymentsToApprove } from './prepayment-todos.ts';

/** What prepayments add to the manifest of purchasing. */
export const prepaymentParts = [
  actions(prepaymentActions),
  tools({ 'purchasePrepayment.aging': prepaidAging }),
  proposals(prepaymentProposals),
  paymentFollowers({ prepayment: prepaymentPaid, prepayment_refund: prepaymentRefunded }),
  derivations({ prepayment: completePrepayments }),
  recordGuards({ prepayment: checkPrepayments }),
  toDos(...keyed(prepaymentsToApprove)),
] as const;
