import { sweeps } from '../../platform/jobs/background-work.ts';
import { demoSteps } from '../../platform/demo/demo-step.ts';
import { mainCalls } from '../../platform/gateways/module-calls.ts';
import { mailFileMakers } from '../../platform/mail/mail-files.ts';
import { dropPassword, guardTransport, settleTransport, transportActions } from '../../platform/mail/transport-actions.ts';
import { keyed } from '../../platform/registry/extension-point.ts';
import { defineModule } from '../../platform/registry/module.ts';
import { actions } from '../../platform/resources/calls/action-handler.ts';
import { proposals } from '../../platform/resources/calls/proposal-handler.ts';
import { tools } from '../../platform/resources/calls/tool-handler.ts';
import { recordGuards } from '../../platform/resources/guarded.ts';
import { completions } from '../../platform/resources/writes/complete-new.ts';
import { consequences } from '../../platform/resources/writes/follow-writes.ts';
import { derivations, writeGuards } from '../../platform/resources/writes/settle-rows.ts';
import { toDos } from '../../platform/workplace/todo-source.ts';
import { boardParts } from './board/board-parts.ts';
import { settlementParts } from './settlement/settlement-parts.ts';
import { reconciliationParts } from './reconciliation/reconciliation-parts.ts';
import { afterSaleParts } from './after-sale/after-sale-parts.ts';
import { receiveReportParts } from './receive-report/receive-report-parts.ts';
import { followPurchases } from './after-sale/follow-replacements.ts';
import { claimParts } from './claim/claim-parts.ts';
import { deductionParts } from './deduction/deduction-parts.ts';
import { deliveryParts } from './delivery/delivery-parts.ts';
import { improvementParts } from './improvement/improvement-parts.ts';
import { ledgerParts } from './ledger/ledger-parts.ts';
import { overseasParts } from './overseas-deduction/overseas-parts.ts';
import { prepaymentParts } from './prepayment/prepayment-parts.ts';
import { delayRow } from './forecast/delay-row.ts';
import { forecastTools } from './forecast/forecast-tools.ts';
import { keepForecast } from './forecast/keep-forecast.ts';
import { orderRooms } from '../inventory/receipt/order-rooms.ts';
import { orderTolerances } from '../inventory/receipt/order-tolerances.ts';
import { receiptFollowers } from '../inventory/receipt/receipt-followers.ts';
import { purchasingDemo } from './demo/purchasing-demo.ts';
import { consoleActions } from './mail/console-actions.ts';
import { emlCalls } from './mail/eml-call.ts';
import { knownAddresses } from './mail/known-addresses.ts';
import { mailsGivenUp } from './mail/mail-todos.ts';
import { orderFiles } from './mail/order-files.ts';
import { replyLinks } from './mail/reply-link.ts';
import { completeOrders } from './order/complete-orders.ts';
import { createdActions } from './order/created-actions.ts';
import { createdOrders } from './order/created-orders.ts';
import { guardPrices } from './new-order/price-guard.ts';
import { workbenchActions } from './new-order/workbench-actions.ts';
import { workbenchTools } from './new-order/workbench-tools.ts';
import { changeActions, changeProposals } from './effective-order/change-actions.ts';
import { closeSettled } from './effective-order/close-settled.ts';
import { changesToApprove } from './effective-order/change-todos.ts';
import { notifyInspections } from './effective-order/notify-inspections.ts';
import { changeBuyer } from './order-line/change-buyer.ts';
import { linesBySku, linesBySupplier } from './order-line/line-summaries.ts';
import { orderActions, orderProposals } from './order/order-actions.ts';
import { ordersRejected, ordersToApprove, ordersToSend } from './order/order-todos.ts';
import { ownRooms } from './order/own-rooms.ts';
import { ownTolerances } from './order/own-tolerances.ts';
import { managementParts } from './management/management-parts.ts';
import { checkReplies } from './reply/check-replies.ts';
import { completeReplies, enteredReply } from './reply/complete-replies.ts';
import { followReplies } from './reply/follow-replies.ts';
import { replyLinkCalls } from './reply/link/link-call.ts';
import { mailedLink } from './reply/link/mailed-link.ts';
import { noReplyTool } from './reply/no-reply-tool.ts';
import { replyActions, replyProposals } from './reply/reply-actions.ts';
import { repliesToDecide } from './reply/reply-todos.ts';
import { voidReplies } from './reply/void-replies.ts';
import { clearanceCalls } from './requirement/clearance-call.ts';
import { completeRequirements } from './requirement/complete-requirements.ts';
import { guardReasons } from './requirement/guard-reasons.ts';
import { proposalTool } from './requirement/proposal-tool.ts';
import { releaseDeleted } from './requirement/release-deleted.ts';
import { releaseRequirements } from './requirement/release-requirements.ts';
import { requirementActions } from './requirement/requirement-actions.ts';
import { summaryTool } from './requirement/summary-tool.ts';
import { requirementsToConfirm, requirementsToOrder } from './requirement/requirement-todos.ts';
import { changesOfArticles } from './supplier-sku/changes-tool.ts';
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
    createdActions,
    requirementActions,
    supplierSkuActions,
    consoleActions,
    { 'expenditureForecast.delay': delayRow },
    transportActions,
  ),
  proposals(orderProposals, changeProposals, replyProposals),
  mailFileMakers(orderFiles),
  replyLinks({ purchaseOrder: mailedLink }),
  orderTolerances({ purchaseOrder: ownTolerances }),
  orderRooms({ purchase: ownRooms }),
  receiptFollowers({ purchase: followPurchases }),
  tools({
    'purchaseRequiredSummary.proposal': proposalTool,
    'purchaseRequiredSummary.tab0': summaryTool,
    'purchaseOrderCreated.created': createdOrders,
    'supplierSkuList.compare': compareOffers,
    'supplierSkuList.tab4': changesOfArticles,
    'viewReplies.tab2': noReplyTool,
    'purchaseOrderList.tab1': linesBySku,
    'purchaseOrderList.tab2': linesBySupplier,
    ...workbenchTools,
    ...forecastTools,
  }),
  derivations({
    purchaseOrder: completeOrders,
    purchaseRequirement: completeRequirements,
    supplierReply: completeReplies,
    mailTransport: settleTransport,
    'supplierSku.prices': settlePrices,
    'supplierSku.primary': settlePrimary,
  }),
  recordGuards({
    supplierReply: checkReplies,
  }),
  completions({ supplierReply: enteredReply }),
  consequences({
    'purchaseOrder.requirements': releaseRequirements,
    'purchaseOrder.replies': voidReplies,
    'inspection.notices': notifyInspections,
    supplierReply: followReplies,
    mailTransport: dropPassword,
  }),
  writeGuards({
    'purchaseOrder.requirements': releaseDeleted,
    'purchaseOrder.prices': guardPrices,
    'supplierSku.shares': guardShares,
    mailTask: knownAddresses,
    mailTransport: guardTransport,
    purchaseRequirement: guardReasons,
  }),
  sweeps({
    settledOrders: ({ database, registry, now }) => closeSettled(database, registry, now()),
    forecastOfWeek: ({ database, registry, now }) => keepForecast(database, registry, now()),
  }),
  mainCalls({ clearance: clearanceCalls, replyLinks: replyLinkCalls, mails: emlCalls }),
  toDos(
    ...keyed(
      ordersToApprove,
      ordersRejected,
      ordersToSend,
      changesToApprove,
      mailsGivenUp,
      repliesToDecide,
      requirementsToConfirm,
      requirementsToOrder,
    ),
  ),
  ...deliveryParts,
  ...ledgerParts,
  ...prepaymentParts,
  ...deductionParts,
  ...overseasParts,
  ...claimParts,
  ...improvementParts,
  ...afterSaleParts,
  ...boardParts,
  ...settlementParts,
  ...managementParts,
  ...receiveReportParts,
  ...reconciliationParts,
  demoSteps(...purchasingDemo),
);
