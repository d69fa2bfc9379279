import { demoSteps } from '../../platform/demo/demo-step.ts';
import { mainCalls } from '../../platform/gateways/module-calls.ts';
import { keyed } from '../../platform/registry/extension-point.ts';
import { defineModule } from '../../platform/registry/module.ts';
import { actions } from '../../platform/resources/calls/action-handler.ts';
import { tools } from '../../platform/resources/calls/tool-handler.ts';
import { consequences } from '../../platform/resources/writes/follow-writes.ts';
import { derivations, writeGuards } from '../../platform/resources/writes/settle-rows.ts';
import { toDos } from '../../platform/workplace/todo-source.ts';
import { purchasingDemo } from './demo/purchasing-demo.ts';
import { completeOrders } from './order/complete-orders.ts';
import { orderActions } from './order/order-actions.ts';
import { ordersRejected, ordersToApprove } from './order/order-todos.ts';
import { clearanceCalls } from './requirement/clearance-call.ts';
import { completeRequirements } from './requirement/complete-requirements.ts';
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
  actions(orderActions, requirementActions, supplierSkuActions),
  tools({ 'purchaseRequiredSummary.proposal': proposalTool, 'supplierSkuList.compare': compareOffers }),
  derivations({
    purchaseOrder: completeOrders,
    purchaseRequirement: completeRequirements,
    'supplierSku.prices': settlePrices,
    'supplierSku.primary': settlePrimary,
  }),
  consequences({ 'purchaseOrder.requirements': releaseRequirements }),
  writeGuards({ 'purchaseOrder.requirements': releaseDeleted, 'supplierSku.shares': guardShares }),
  mainCalls({ clearance: clearanceCalls }),
  toDos(...keyed(ordersToApprove, ordersRejected, requirementsToConfirm, requirementsToOrder)),
  demoSteps(...purchasingDemo),
);
