import type { DemoStep } from '../../../platform/demo/demo-step.ts';
import { keyed } from '../../../platform/registry/extension-point.ts';
import { addDemoBins } from './add-demo-bins.ts';
import { addDemoFbaStock } from './add-demo-fba-stock.ts';
import { addDemoMaterials } from './add-demo-materials.ts';
import { addDemoOperations } from './add-demo-operations.ts';
import { addDemoOutbounds } from './add-demo-outbounds.ts';
import { addDemoParcels } from './add-demo-parcels.ts';
import { addDemoPlaces } from './add-demo-places.ts';
import { addDemoReceipts } from './add-demo-receipts.ts';
import { addDemoReports } from './add-demo-reports.ts';
import { addDemoSlips } from './add-demo-slips.ts';
import { addDemoStock } from './add-demo-stock.ts';
import { addDemoStoreConfigs } from './add-demo-store-configs.ts';
import { addDemoTransfers } from './add-demo-transfers.ts';
import { addDemoWarehouses } from './add-demo-warehouses.ts';

/** What inventory adds to the demo company, in the order in which it happens as far as the steps leave it open. */
export const inventoryDemo = keyed<DemoStep>(
  addDemoWarehouses,
  addDemoBins,
  addDemoStock,
  addDemoReports,
  addDemoFbaStock,
  addDemoReceipts,
  addDemoMaterials,
  addDemoOperations,
  addDemoPlaces,
  addDemoTransfers,
  addDemoOutbounds,
  addDemoStoreConfigs,
  addDemoParcels,
  addDemoSlips,
);
