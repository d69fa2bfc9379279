import type { DemoStep } from '../../../platform/demo/demo-step.ts';
import { keyed } from '../../../platform/registry/extension-point.ts';
import { addDemoExceptions } from './add-demo-exceptions.ts';
import { addDemoProjects } from './add-demo-projects.ts';

/** What development adds to the demo company. */
export const developmentDemo = keyed<DemoStep>(addDemoProjects, addDemoExceptions);
