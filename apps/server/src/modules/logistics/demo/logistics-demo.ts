import type { DemoStep } from '../../../platform/demo/demo-step.ts';
import { keyed } from '../../../platform/registry/extension-point.ts';
import { addDemoCouriers } from './add-demo-couriers.ts';
import { addDemoCutoffs } from './add-demo-cutoffs.ts';
import { addDemoDistribution } from './add-demo-distribution.ts';
import { addDemoFbaReports } from './add-demo-fba-reports.ts';
import { addDemoFbaTables } from './add-demo-fba-tables.ts';
import { addDemoProfit } from './add-demo-profit.ts';
import { addDemoRules } from './add-demo-rules.ts';
import { addDemoShippingSettings } from './add-demo-shipping-settings.ts';
import { addDemoShippings } from './add-demo-shippings.ts';
import { addDemoTariffs } from './add-demo-tariffs.ts';
import { decideDemoOrders } from './decide-demo-orders.ts';

/** What logistics adds to the demo company, in the order in which it happens as far as the steps leave it open. */
export const logisticsDemo = keyed<DemoStep>(
  addDemoFbaReports,
  addDemoTariffs,
  addDemoCutoffs,
  addDemoCouriers,
  addDemoShippings,
  addDemoRules,
  addDemoFbaTables,
  addDemoProfit,
  addDemoShippingSettings,
  addDemoDistribution,
  decideDemoOrders,
);
