import type { DemoStep } from '../../../platform/demo/demo-step.ts';
import { keyed } from '../../../platform/registry/extension-point.ts';
import { addDemoExceptions } from './add-demo-exceptions.ts';
import { addDemoFirstOrders } from './add-demo-first-orders.ts';
import { addDemoListings } from './add-demo-listings.ts';
import { addDemoProjects } from './add-demo-projects.ts';
import { addDemoRegistrations } from './add-demo-registrations.ts';
import { addDemoTemplates } from './add-demo-templates.ts';

/** What development adds to the demo company. */
export const developmentDemo = keyed<DemoStep>(
  addDemoProjects,
  addDemoRegistrations,
  addDemoListings,
  addDemoFirstOrders,
  addDemoExceptions,
  addDemoTemplates,
);
