import type { DemoStep } from '../../../platform/demo/demo-step.ts';
import { keyed } from '../../../platform/registry/extension-point.ts';
import { addDemoDeliveryTimes } from './add-demo-delivery-times.ts';
import { addDemoPlanning } from './add-demo-planning.ts';

/** What planning adds to the demo company, in the order in which it happens as far as the steps leave it open. */
export const planningDemo = keyed<DemoStep>(addDemoPlanning, addDemoDeliveryTimes);
