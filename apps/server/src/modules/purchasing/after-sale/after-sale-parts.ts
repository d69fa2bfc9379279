import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { proposals } from '../../../platform/resources/calls/proposal-handler.ts';
import { recordGuards } from '../../../platform/resources/guarded.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { consequences } from '../../../platform/resources/writes/follow-writes.ts';
import { derivations } from '../../../platform/resources/writes/settle-rows.ts';
import { keyed } from '../../../platform/registry/extension-point.ts';
import { toDos } from '../../../platform/workplace/todo-source.ts';
import { outboundFollowers } from '../../inventory/outbound/outbound-followers.ts';
import { afterSalesToMove } from './after-sale-todos.ts';
import { checkAfterSales } from './check-after-sales.ts';
import { collectReturns } from './collect-returns.ts';
import { completeAfterSales } from './complete-after-sales.ts';
import { followSupplierReturns } from './follow-outbounds.ts';
import { followReplacements } from './follow-replacements.ts';
import { endRecord, finish, refundPieces } from './refund-pieces.ts';
import { replacePieces } from './replace-pieces.ts';
import { reshipPieces } from './reship-pieces.ts';
import { sendBack, supplierGot } from './send-back.ts';
import { waitingReplacements } from './waiting-replacements.ts';

/** What after-sales records add to the manifest of purchasing. */
export const afterSaleParts = [
  actions({
    'afterSalesRecords.agree': transitionHandler('agree'),
    'afterSalesRecords.sendBack': transitionHandler('sendBack', sendBack),
    'afterSalesRecords.supplierGot': transitionHandler('supplierGot', supplierGot),
    'afterSalesRecords.reship': transitionHandler('reship', reshipPieces),
    'afterSalesRecords.refund': transitionHandler('refund', refundPieces),
    'afterSalesRecords.done': transitionHandler('done', finish),
    'afterSalesRecords.refuse': transitionHandler('refuse', endRecord),
    'afterSalesRecords.void': transitionHandler('void', endRecord),
    'effectiveOrders.replacement': replacePieces,
    'customerReturns.collect': collectReturns,
  }),
  proposals({ 'effectiveOrders.replacement': waitingReplacements }),
  recordGuards({ afterSale: checkAfterSales }),
  derivations({ afterSale: completeAfterSales }),
  consequences({ 'purchaseOrder.replacements': followReplacements }),
  outboundFollowers({ after_sale: followSupplierReturns }),
  toDos(...keyed(afterSalesToMove)),
] as const;
