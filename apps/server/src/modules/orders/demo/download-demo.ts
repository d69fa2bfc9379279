import type { DemoStep } from '../../../platform/demo/demo-step.ts';
import { keyed } from '../../../platform/registry/extension-point.ts';
import { addDemoDownloads } from './add-demo-downloads.ts';

/** Downloads of orders of the demo. */
export const downloadDemo = keyed<DemoStep>(addDemoDownloads);
