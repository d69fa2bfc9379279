import { demoSteps } from '../../platform/demo/demo-step.ts';
import { defineModule } from '../../platform/registry/module.ts';
import { distributionParts } from './distribution/distribution-parts.ts';
import { operationDemo } from './demo/operation-demo.ts';
import { feedParts } from './feed/feed-parts.ts';
import { listingParts } from './listing/listing-parts.ts';
import { priceParts } from './price/price-parts.ts';

/** The manifest of operation: what is listed where, at which price and stock, and what it earns. */
export const operation = defineModule(
  'operation',
  ...feedParts,
  ...listingParts,
  ...priceParts,
  ...distributionParts,
  demoSteps(...operationDemo),
);
