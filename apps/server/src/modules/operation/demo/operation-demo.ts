import type { DemoStep } from '../../../platform/demo/demo-step.ts';
import { keyed } from '../../../platform/registry/extension-point.ts';
import { addDemoPlatformListings } from './add-demo-platform-listings.ts';
import { addDemoDistribution } from './add-demo-distribution.ts';
import { addDemoPartsGeek } from './add-demo-parts-geek.ts';

/** What operation adds to the demo company. */
export const operationDemo = keyed<DemoStep>(addDemoPartsGeek, addDemoPlatformListings, addDemoDistribution);
