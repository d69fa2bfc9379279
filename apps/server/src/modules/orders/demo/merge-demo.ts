import type { DemoStep } from '../../../platform/demo/demo-step.ts';
import { keyed } from '../../../platform/registry/extension-point.ts';
import { addDemoMerges } from './add-demo-merges.ts';
import { addDemoRequests } from './add-demo-requests.ts';

/** Orders of the demo that go in one parcel, and what platforms want changed of them. */
export const mergeDemo = keyed<DemoStep>(addDemoMerges, addDemoRequests);
