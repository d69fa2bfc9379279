import { keyed } from '../../../platform/registry/extension-point.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { proposals } from '../../../platform/resources/calls/proposal-handler.ts';
import { tools } from '../../../platform/resources/calls/tool-handler.ts';
import { recordGuards } from '../../../platform/resources/guarded.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { derivations } from '../../../platform/resources/writes/settle-rows.ts';
import { toDos } from '../../../platform/workplace/todo-source.ts';
import { paymentFollowers, paymentStarts } from '../../finance/payment/payment-followers.ts';
import { decide } from '../../../platform/resources/states/decide.ts';
import { waitingExceptions } from '../board/waiting-exceptions.ts';
import { matchedPayables } from '../forecast/matched-payables.ts';
import { approveSettlement } from './approve-settlement.ts';
import { askSupplier } from './ask-supplier.ts';
import { freeBill } from './bill-steps.ts';
import { checkBills, completeBills } from './complete-bills.ts';
import { checkSettlements, completeSettlements } from './complete-settlements.ts';
import { createSettlements } from './create-settlements.ts';
import { settlementIsPaid, settlementPaying } from './follow-payments.ts';
import { settledAmounts } from './matched-amounts.ts';
import { overrideLines } from './override-lines.ts';
import { matchExceptions } from './settlement-exceptions.ts';
import { settlementDesk } from './settlement-desk.ts';
import { exceptionsToResolve, settlementsToApprove } from './settlement-todos.ts';
import { proposedUse } from './proposed-use.ts';
import { submitSettlement } from './submit-settlement.ts';
import { useMore } from './use-more.ts';
import { requestAgain, voidSettlement } from './void-settlement.ts';

/** What settlements and the invoices that they pay add to the manifest of purchasing. */
export const settlementParts = [
  actions({
    'supplierInvoices.verify': transitionHandler('verify'),
    'supplierInvoices.rework': transitionHandler('rework', freeBill),
    'supplierInvoices.cancel': transitionHandler('cancel', freeBill),
    'settlementReady.create': createSettlements,
    'purchaseSettlement.match': transitionHandler('match'),
    'purchaseSettlement.submit': transitionHandler('submit', submitSettlement),
    'purchaseSettlement.approve': transitionHandler('approve', approveSettlement),
    'purchaseSettlement.reject': transitionHandler('reject', decide),
    'purchaseSettlement.request': transitionHandler('request', requestAgain),
    'purchaseSettlement.void': transitionHandler('void', voidSettlement),
    'settlementExceptions.override': overrideLines,
    'settlementExceptions.askSupplier': askSupplier,
    'purchasePrepayment.use': useMore,
    'prepaymentUses.use': useMore,
  }),
  tools({ 'settlementReady.accounts': settlementDesk }),
  proposals({ 'purchasePrepayment.use': proposedUse, 'prepaymentUses.use': proposedUse }),
  recordGuards({ supplierInvoice: checkBills, settlement: checkSettlements }),
  derivations({ supplierInvoice: completeBills, settlement: completeSettlements }),
  paymentFollowers({ settlement: settlementIsPaid }),
  paymentStarts({ settlement: settlementPaying }),
  matchedPayables({ settlement: settledAmounts }),
  waitingExceptions({ match: matchExceptions }),
  toDos(...keyed(settlementsToApprove, exceptionsToResolve)),
] as const;
