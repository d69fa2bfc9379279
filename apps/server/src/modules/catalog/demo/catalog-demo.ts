import type { DemoStep } from '../../../platform/demo/demo-step.ts';
import { keyed } from '../../../platform/registry/extension-point.ts';
import { addDemoCatalogue } from './add-demo-catalogue.ts';
import { addDemoExemptions } from './add-demo-exemptions.ts';
import { addDemoKits } from './add-demo-kits.ts';
import { addDemoListings } from './add-demo-listings.ts';
import { addDemoMarks } from './add-demo-marks.ts';
import { addDemoOffers } from './add-demo-offers.ts';
import { addDemoProofs } from './add-demo-proofs.ts';
import { addDemoProperties } from './add-demo-properties.ts';
import { addDemoSubstitutes } from './add-demo-substitutes.ts';
import { checkDemoListings } from './check-demo-listings.ts';

/** What catalog adds to the demo company, in the order in which it happens as far as the steps leave it open. */
export const catalogDemo = keyed<DemoStep>(
  addDemoCatalogue,
  addDemoProperties,
  addDemoSubstitutes,
  addDemoExemptions,
  addDemoMarks,
  addDemoListings,
  addDemoOffers,
  checkDemoListings,
  addDemoKits,
  addDemoProofs,
);
