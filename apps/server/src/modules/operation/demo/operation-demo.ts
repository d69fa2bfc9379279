import type { DemoStep } from '../../../platform/demo/demo-step.ts';
import { keyed } from '../../../platform/registry/extension-point.ts';
import { addDemoAdSpend } from './add-demo-ad-spend.ts';
import { addDemoDistribution } from './add-demo-distribution.ts';
import { addDemoFitment } from './add-demo-fitment.ts';
import { addDemoImages } from './add-demo-images.ts';
import { addDemoListingUnits } from './add-demo-listing-units.ts';
import { addDemoOrderProfits } from './add-demo-order-profits.ts';
import { addDemoPartsGeek } from './add-demo-parts-geek.ts';
import { addDemoPlatformListings } from './add-demo-platform-listings.ts';
import { addDemoReturns } from './add-demo-returns.ts';
import { addDemoSales } from './add-demo-sales.ts';
import { addDemoSellable } from './add-demo-sellable.ts';
import { addDemoSettlements } from './add-demo-settlements.ts';
import { addDemoSpread } from './add-demo-spread.ts';
import { addDemoTraffic } from './add-demo-traffic.ts';
import { addDemoUnitMargins } from './add-demo-unit-margins.ts';

/** What operation adds to the demo company. */
export const operationDemo = keyed<DemoStep>(
  addDemoPartsGeek,
  addDemoPlatformListings,
  addDemoDistribution,
  addDemoFitment,
  addDemoImages,
  addDemoListingUnits,
  addDemoReturns,
  addDemoSettlements,
  addDemoSales,
  addDemoAdSpend,
  addDemoOrderProfits,
  addDemoSellable,
  addDemoSpread,
  addDemoTraffic,
  addDemoUnitMargins,
);
