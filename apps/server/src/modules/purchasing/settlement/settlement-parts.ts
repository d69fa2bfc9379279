import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { recordGuards } from '../../../platform/resources/guarded.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { derivations } from '../../../platform/resources/writes/settle-rows.ts';
import { checkBills, completeBills } from './complete-bills.ts';
import { checkSettlements, completeSettlements } from './complete-settlements.ts';
import { createSettlements } from './create-settlements.ts';

/** What settlements and the invoices that they pay add to the manifest of purchasing. */
export const settlementParts = [
  actions({
    'supplierInvoices.verify': transitionHandler('verify'),
    'supplierInvoices.rework': transitionHandler('rework'),
    'supplierInvoices.cancel': transitionHandler('cancel'),
    'settlementReady.create': createSettlements,
    'purchaseSettlement.match': transitionHandler('match'),
  }),
  recordGuards({ supplierInvoice: checkBills, settlement: checkSettlements }),
  derivations({ supplierInvoice: completeBills, settlement: completeSettlements }),
] as const;
