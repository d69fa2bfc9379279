import { demoSteps } from '../../platform/demo/demo-step.ts';
import { sweeps } from '../../platform/jobs/background-work.ts';
import { defineModule } from '../../platform/registry/module.ts';
import { operationDemo } from './demo/operation-demo.ts';
import { fitmentParts } from './fitment/fitment-parts.ts';
import { sweepListings } from './fitment/sweep-listings.ts';
import { imageParts } from './image/image-parts.ts';

/** The manifest of operation: what is listed where, at which price and stock, and what it earns. */
export const operation = defineModule(
  'operation',
  ...fitmentParts,
  ...imageParts,
  sweeps({ 'fitment of listings': ({ database, now }) => sweepListings(database, now()) }),
  demoSteps(...operationDemo),
);
