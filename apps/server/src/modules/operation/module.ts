import { demoSteps } from '../../platform/demo/demo-step.ts';
import { sweeps } from '../../platform/jobs/background-work.ts';
import { defineModule } from '../../platform/registry/module.ts';
import { operationDemo } from './demo/operation-demo.ts';
import { distributionParts } from './distribution/distribution-parts.ts';
import { feedParts } from './feed/feed-parts.ts';
import { countUnfit } from './fitment/count-unfit.ts';
import { fitmentParts } from './fitment/fitment-parts.ts';
import { sweepListings } from './fitment/sweep-listings.ts';
import { imageParts } from './image/image-parts.ts';
import { listingParts } from './listing/listing-parts.ts';
import { priceParts } from './price/price-parts.ts';
import { profitParts } from './profit/profit-parts.ts';
import { stockParts } from './stock/stock-parts.ts';
import { returnParts } from './return/return-parts.ts';
import { salesParts } from './sales/sales-parts.ts';

/** The manifest of operation: what is listed where, at which price and stock, and what it earns. */
export const operation = defineModule(
  'operation',
  ...feedParts,
  ...listingParts,
  ...priceParts,
  ...profitParts,
  ...salesParts,
  ...fitmentParts,
  ...imageParts,
  ...distributionParts,
  ...stockParts,
  ...returnParts,
  sweeps({
    'fitment of listings': ({ database, now }) => sweepListings(database, now()),
    'not-fit returns of listings': ({ database, now }) => countUnfit(database, now()),
  }),
  demoSteps(...operationDemo),
);
