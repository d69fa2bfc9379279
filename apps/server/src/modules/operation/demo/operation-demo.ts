import type { DemoStep } from '../../../platform/demo/demo-step.ts';
import { keyed } from '../../../platform/registry/extension-point.ts';
import { addDemoFitment } from './add-demo-fitment.ts';
import { addDemoImages } from './add-demo-images.ts';
import { addDemoOrderProfits } from './add-demo-order-profits.ts';
import { addDemoPartsGeek } from './add-demo-parts-geek.ts';

/** What operation adds to the demo company. */
export const operationDemo = keyed<DemoStep>(addDemoPartsGeek, addDemoFitment, addDemoImages, addDemoOrderProfits);
