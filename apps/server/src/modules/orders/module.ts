import { defineModule } from '../../platform/registry/module.ts';
import { actions } from '../../platform/resources/calls/action-handler.ts';
import { proposals } from '../../platform/resources/calls/proposal-handler.ts';
import { mainCalls } from '../../platform/gateways/module-calls.ts';
import { outboundFollowers } from '../inventory/outbound/outbound-followers.ts';
import { allocationActions } from './allocation/allocation-actions.ts';
import { allocationProposals } from './allocation/propose-warehouses.ts';
import { orderClearanceCalls } from './clearance/clearance-call.ts';
import { salesOutbound } from './order/follow-outbound.ts';
import { recallOrders } from './order/recall-orders.ts';
import { submitOrders } from './order/submit-orders.ts';

/** The manifest of orders: what customers ordered, from intake to the parcel. */
export const orders = defineModule(
  'orders',
  actions(allocationActions, { 'orderList.submit': submitOrders, 'orderList.recall': recallOrders }),
  proposals(allocationProposals),
  mainCalls({ orderClearance: orderClearanceCalls }),
  outboundFollowers({ sales_order: salesOutbound }),
);
