import type { DemoStep } from '../../../platform/demo/demo-step.ts';
import { keyed } from '../../../platform/registry/extension-point.ts';
import { addDemoChecks } from './add-demo-checks.ts';
import { addDemoDispositions } from './add-demo-dispositions.ts';
import { addDemoInspections } from './add-demo-inspections.ts';
import { addDemoLoadings } from './add-demo-loadings.ts';
import { addDemoOutgoing } from './add-demo-outgoing.ts';
import { addDemoPhotos } from './add-demo-photos.ts';
import { addDemoStandards } from './add-demo-standards.ts';
import { addDemoVisits } from './add-demo-visits.ts';
import { addDemoWork } from './add-demo-work.ts';

/** What quality adds to the demo company. */
export const qualityDemo = keyed<DemoStep>(
  addDemoStandards,
  addDemoInspections,
  addDemoChecks,
  addDemoDispositions,
  addDemoOutgoing,
  addDemoLoadings,
  addDemoWork,
  addDemoPhotos,
  addDemoVisits,
);
