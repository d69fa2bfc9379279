import { demoStep } from '../../../platform/demo/demo-step.ts';
import { decideOrders } from '../rule/decide-orders.ts';

/** Decides by the rules of the demo what becomes of its orders. */
export const decideDemoOrders = demoStep(
  'decisions',
  ['rules', 'distribution', 'parcels', 'slips', 'storeConfigs'],
  async ({ transaction, registry, now }) => decideOrders(transaction, registry, now),
);
