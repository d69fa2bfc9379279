import { demoSteps } from '../../platform/demo/demo-step.ts';
import { mainCalls } from '../../platform/gateways/module-calls.ts';
import { sweeps } from '../../platform/jobs/background-work.ts';
import { defineModule } from '../../platform/registry/module.ts';
import { actions } from '../../platform/resources/calls/action-handler.ts';
import { proposals } from '../../platform/resources/calls/proposal-handler.ts';
import { outboundFollowers } from '../inventory/outbound/outbound-followers.ts';
import { allocationActions } from './allocation/allocation-actions.ts';
import { allocationProposals } from './allocation/propose-warehouses.ts';
import { restockOrders } from './allocation/restock-orders.ts';
import { orderClearanceCalls } from './clearance/clearance-call.ts';
import { downloadParts } from './download/download-parts.ts';
import { downloadDemo } from './demo/download-demo.ts';
import { confirmationParts } from './confirmation/confirmation-parts.ts';
import { mergeDemo } from './demo/merge-demo.ts';
import { ordersDemo } from './demo/orders-demo.ts';
import { mergeParts } from './merge/merge-parts.ts';
import { salesOutbound } from './order/follow-outbound.ts';
import { orderParts } from './order/order-parts.ts';
import { recallOrders } from './order/recall-orders.ts';
import { submitOrders } from './order/submit-orders.ts';
import { requestParts } from './request/request-parts.ts';
import { splitParts } from './split/split-parts.ts';

/** The manifest of orders: what customers ordered, from intake to the parcel. */
export const orders = defineModule(
  'orders',
  ...downloadParts,
  ...orderParts,
  ...mergeParts,
  ...splitParts,
  ...confirmationParts,
  ...requestParts,
  actions(allocationActions, { 'orderList.submit': submitOrders, 'orderList.recall': recallOrders }),
  proposals(allocationProposals),
  mainCalls({ orderClearance: orderClearanceCalls }),
  outboundFollowers({ sales_order: salesOutbound }),
  sweeps({ 'orders in stock again': ({ database, registry, now }) => restockOrders(database, registry, now()) }),
  demoSteps(...ordersDemo, ...mergeDemo, ...downloadDemo),
);
