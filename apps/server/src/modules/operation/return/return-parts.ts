import { keyed } from '../../../platform/registry/extension-point.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { derivations } from '../../../platform/resources/writes/settle-rows.ts';
import { proposals } from '../../../platform/resources/calls/proposal-handler.ts';
import { tools } from '../../../platform/resources/calls/tool-handler.ts';
import { toDos } from '../../../platform/workplace/todo-source.ts';
import { receiptFollowers } from '../../inventory/receipt/receipt-followers.ts';
import { returnTools } from './analyse-returns.ts';
import { authoriseReturn, cancelReturn, closeReturn, refuseReturn } from './authorise-return.ts';
import { addBlindReturn, matchReturn } from './blind-return.ts';
import { claimReturn } from './claim-return.ts';
import { disposeReturn } from './dispose-return.ts';
import { returnReceipt } from './follow-receipts.ts';
import { inspectReturn, regradeReturn } from './inspect-return.ts';
import { returnProposals } from './propose-pieces.ts';
import { receiveReturn } from './receive-return.ts';
import { approveRefund, refundReturn, rejectRefund } from './refund-return.ts';
import { refundsToApprove, returnsToAuthorise, returnsToInspect } from './return-todos.ts';
import { settleReturns } from './settle-returns.ts';

/** What returns add to the manifest of operation. */
export const returnParts = [
  actions({
    'operationReturn.authorise': transitionHandler('authorise', authoriseReturn),
    'operationReturn.refuse': transitionHandler('refuse', refuseReturn),
    'operationReturn.track': transitionHandler('track'),
    'operationReturn.receive': transitionHandler('receive', receiveReturn),
    'operationReturn.inspect': transitionHandler('inspect', inspectReturn),
    'operationReturn.regrade': transitionHandler('regrade', regradeReturn),
    'operationReturn.dispose': transitionHandler('dispose', disposeReturn),
    'operationReturn.close': transitionHandler('close', closeReturn),
    'operationReturn.cancel': transitionHandler('cancel', cancelReturn),
    'operationReturn.refund': refundReturn,
    'operationReturn.approveRefund': approveRefund,
    'operationReturn.rejectRefund': rejectRefund,
    'operationReturn.blind': addBlindReturn,
    'operationReturn.matchOrder': matchReturn,
    'operationReturn.toClaim': claimReturn,
  }),
  proposals(returnProposals),
  derivations({ returnOrder: settleReturns }),
  receiptFollowers({ customer_return: returnReceipt }),
  tools(returnTools),
  toDos(...keyed(returnsToAuthorise, returnsToInspect, refundsToApprove)),
] as const;
