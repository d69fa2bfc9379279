import { demoSteps } from '../../platform/demo/demo-step.ts';
import { mainCalls } from '../../platform/gateways/module-calls.ts';
import { mailFileMakers } from '../../platform/mail/mail-files.ts';
import { sweeps } from '../../platform/jobs/background-work.ts';
import { keyed } from '../../platform/registry/extension-point.ts';
import { defineModule } from '../../platform/registry/module.ts';
import { actions } from '../../platform/resources/calls/action-handler.ts';
import { proposals } from '../../platform/resources/calls/proposal-handler.ts';
import { figures } from '../../platform/resources/calls/figures-handler.ts';
import { tools } from '../../platform/resources/calls/tool-handler.ts';
import { recordGuards } from '../../platform/resources/guarded.ts';
import { completions } from '../../platform/resources/writes/complete-new.ts';
import { consequences } from '../../platform/resources/writes/follow-writes.ts';
import { derivations, writeGuards } from '../../platform/resources/writes/settle-rows.ts';
import { toDos } from '../../platform/workplace/todo-source.ts';
import { boardParts } from './board/board-parts.ts';
import { settlementParts } from './settlement/settlement-parts.ts';
import { afterSaleParts } from './after-sale/after-sale-parts.ts';
import { checkClaims } from './claim/check-claims.ts';
import { claimActions } from './claim/claim-actions.ts';
import { claimSummaryTool } from './claim/claim-summary-tool.ts';
import { claimsToSubmit } from './claim/claim-todos.ts';
import { completeClaims } from './claim/complete-claims.ts';
import { checkDeductions } from './deduction/check-deductions.ts';
import { completeDeductions } from './deduction/complete-deductions.ts';
import { confirmUnopposed } from './deduction/confirm-unopposed.ts';
import { deductionActions } from './deduction/deduction-actions.ts';
import { appealsToDecide, waiversToApprove } from './deduction/deduction-todos.ts';
import { checkBatches } from './delivery/check-batches.ts';
import { checkDates } from './delivery/check-dates.ts';
import { completeBatches, valueBatches } from './delivery/complete-batches.ts';
import { completeDates } from './delivery/complete-dates.ts';
import { dateFigures } from './delivery/date-figures.ts';
import { datesToApprove } from './delivery/date-todos.ts';
import { deliveryActions, deliveryProposals, deliveryTools } from './delivery/delivery-actions.ts';
import { followDates } from './delivery/follow-dates.ts';
import { followPurchases } from './after-sale/follow-replacements.ts';
import { forecastTools } from './forecast/forecast-tools.ts';
import { paymentFollowers } from '../finance/payment/payment-followers.ts';
import { orderRooms } from '../inventory/receipt/order-rooms.ts';
import { orderTolerances } from '../inventory/receipt/order-tolerances.ts';
import { receiptFollowers } from '../inventory/receipt/receipt-followers.ts';
import { purchasingDemo } from './demo/purchasing-demo.ts';
import { consoleActions } from './mail/console-actions.ts';
import { knownAddresses } from './mail/known-addresses.ts';
import { checkAdjustments } from './ledger/check-adjustments.ts';
import { completeAdjustments } from './ledger/decide-adjustments.ts';
import { ledgerActions } from './ledger/ledger-actions.ts';
import { adjustmentsToApprove } from './ledger/ledger-todos.ts';
import { payableAging } from './ledger/payable-aging.ts';
import { mailsGivenUp } from './mail/mail-todos.ts';
import { orderFiles } from './mail/order-files.ts';
import { replyLinks } from './mail/reply-link.ts';
import { completeOrders } from './order/complete-orders.ts';
import { guardPrices } from './new-order/price-guard.ts';
import { workbenchActions } from './new-order/workbench-actions.ts';
import { workbenchTools } from './new-order/workbench-tools.ts';
import { changeActions, changeProposals } from './effective-order/change-actions.ts';
import { changesToApprove } from './effective-order/change-todos.ts';
import { changeBuyer } from './order-line/change-buyer.ts';
import { linesBySku, linesBySupplier } from './order-line/line-summaries.ts';
import { orderActions, orderProposals } from './order/order-actions.ts';
import { ordersRejected, ordersToApprove, ordersToSend } from './order/order-todos.ts';
import { ownRooms } from './order/own-rooms.ts';
import { ownTolerances } from './order/own-tolerances.ts';
import { checkPrepayments, completePrepayments } from './prepayment/check-prepayments.ts';
import { prepaymentPaid, prepaymentRefunded } from './prepayment/follow-payments.ts';
import { prepaymentActions, prepaymentProposals } from './prepayment/prepayment-actions.ts';
import { prepaymentsToApprove } from './prepayment/prepayment-todos.ts';
import { followDeductions } from './overseas-deduction/follow-deductions.ts';
import { keepPassedOn } from './overseas-deduction/keep-passed-on.ts';
import { overseasActions } from './overseas-deduction/overseas-actions.ts';
import { settleShares } from './overseas-deduction/settle-shares.ts';
import { checkReplies } from './reply/check-replies.ts';
import { completeReplies, enteredReply } from './reply/complete-replies.ts';
import { followReplies } from './reply/follow-replies.ts';
import { replyLinkCalls } from './reply/link/link-call.ts';
import { mailedLink } from './reply/link/mailed-link.ts';
import { noReplyTool } from './reply/no-reply-tool.ts';
import { replyActions } from './reply/reply-actions.ts';
import { repliesToDecide } from './reply/reply-todos.ts';
import { voidReplies } from './reply/void-replies.ts';
import { clearanceCalls } from './requirement/clearance-call.ts';
import { completeRequirements } from './requirement/complete-requirements.ts';
import { guardReasons } from './requirement/guard-reasons.ts';
import { proposalTool } from './requirement/proposal-tool.ts';
import { releaseDeleted } from './requirement/release-deleted.ts';
import { releaseRequirements } from './requirement/release-requirements.ts';
import { requirementActions } from './requirement/requirement-actions.ts';
import { requirementsToConfirm, requirementsToOrder } from './requirement/requirement-todos.ts';
import { compareOffers } from './supplier-sku/compare-tool.ts';
import { settlePrices } from './supplier-sku/settle-prices.ts';
import { settlePrimary } from './supplier-sku/settle-primary.ts';
import { guardShares } from './supplier-sku/share-guard.ts';
import { supplierSkuActions } from './supplier-sku/supplier-sku-actions.ts';

/** The manifest of purchasing: requirements, and orders to suppliers. */
export const purchasing = defineModule(
  'purchasing',
  actions(
    orderActions,
    changeActions,
    { 'purchaseOrderList.updateBuyer': changeBuyer },
    replyActions,
    workbenchActions,
    requirementActions,
    supplierSkuActions,
    consoleActions,
    deliveryActions,
    deductionActions,
    ledgerActions,
    prepaymentActions,
    claimActions,
    overseasActions,
  ),
  proposals(orderProposals, changeProposals, deliveryProposals, prepaymentProposals),
  paymentFollowers({ prepayment: prepaymentPaid, prepayment_refund: prepaymentRefunded }),
  mailFileMakers(orderFiles),
  replyLinks({ purchaseOrder: mailedLink }),
  orderTolerances({ purchaseOrder: ownTolerances }),
  orderRooms({ purchase: ownRooms }),
  receiptFollowers({ purchase: followPurchases }),
  tools({
    'purchaseRequiredSummary.proposal': proposalTool,
    'supplierSkuList.compare': compareOffers,
    'viewReplies.tab2': noReplyTool,
    'ledgerCenter.tab3': payableAging,
    'claimSummary.tab0': claimSummaryTool,
    'purchaseOrderList.tab1': linesBySku,
    'purchaseOrderList.tab2': linesBySupplier,
    ...workbenchTools,
    ...deliveryTools,
    ...forecastTools,
  }),
  figures(dateFigures),
  derivations({
    purchaseOrder: completeOrders,
    purchaseRequirement: completeRequirements,
    supplierReply: completeReplies,
    deliveryDate: completeDates,
    deduction: completeDeductions,
    shipBatch: completeBatches,
    ledgerAdjustment: completeAdjustments,
    prepayment: completePrepayments,
    claim: completeClaims,
    overseasDeduction: settleShares,
    'supplierSku.prices': settlePrices,
    'supplierSku.primary': settlePrimary,
  }),
  recordGuards({
    supplierReply: checkReplies,
    deliveryDate: checkDates,
    shipBatch: checkBatches,
    deduction: checkDeductions,
    ledgerAdjustment: checkAdjustments,
    prepayment: checkPrepayments,
    claim: checkClaims,
  }),
  completions({ supplierReply: enteredReply }),
  consequences({
    'purchaseOrder.requirements': releaseRequirements,
    'purchaseOrder.replies': voidReplies,
    supplierReply: followReplies,
    deliveryDate: followDates,
    shipBatch: valueBatches,
    deduction: followDeductions,
  }),
  writeGuards({
    'purchaseOrder.requirements': releaseDeleted,
    'purchaseOrder.prices': guardPrices,
    'supplierSku.shares': guardShares,
    deduction: keepPassedOn,
    mailTask: knownAddresses,
    purchaseRequirement: guardReasons,
  }),
  mainCalls({ clearance: clearanceCalls, replyLinks: replyLinkCalls }),
  toDos(
    ...keyed(
      ordersToApprove,
      ordersRejected,
      ordersToSend,
      changesToApprove,
      mailsGivenUp,
      repliesToDecide,
      datesToApprove,
      prepaymentsToApprove,
      adjustmentsToApprove,
      requirementsToConfirm,
      requirementsToOrder,
      appealsToDecide,
      waiversToApprove,
      claimsToSubmit,
    ),
  ),
  sweeps({ deductions: ({ database, registry, now }) => confirmUnopposed(database, registry, now()) }),
  ...afterSaleParts,
  ...boardParts,
  ...settlementParts,
  demoSteps(...purchasingDemo),
);
