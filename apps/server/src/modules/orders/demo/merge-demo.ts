import type { DemoStep } from '../../../platform/demo/demo-step.ts';
import { keyed } from '../../../platform/registry/extension-point.ts';
import { addDemoMerges } from './add-demo-merges.ts';

/** Orders of the demo that go in one parcel. */
export const mergeDemo = keyed<DemoStep>(addDemoMerges);
