import type { DemoStep } from '../../../platform/demo/demo-step.ts';
import { keyed } from '../../../platform/registry/extension-point.ts';
import { addDemoContracts } from './add-demo-contracts.ts';
import { addDemoParties } from './add-demo-parties.ts';
import { addDemoPurchases } from './add-demo-purchases.ts';
import { addDemoRates } from './add-demo-rates.ts';
import { addDemoRoutes } from './add-demo-routes.ts';
import { addDemoSupplierFiles } from './add-demo-supplier-files.ts';
import { addDemoSuppliers } from './add-demo-suppliers.ts';
import { addDemoTrade } from './add-demo-trade.ts';

/** What finance adds to the demo company, in the order in which it happens as far as the steps leave it open. */
export const financeDemo = keyed<DemoStep>(
  addDemoRates,
  addDemoParties,
  addDemoSuppliers,
  addDemoPurchases,
  addDemoTrade,
  addDemoRoutes,
  addDemoSupplierFiles,
  addDemoContracts,
);
