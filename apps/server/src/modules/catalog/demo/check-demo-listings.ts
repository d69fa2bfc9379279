import { demoStep } from '../../../platform/demo/demo-step.ts';
import { runEveryCheck } from '../../../platform/exceptions/nightly-checks.ts';

/** Checks the listings and the reports of the demo as a night does, so that their exceptions are there to settle. */
export const checkDemoListings = demoStep('checks', ['offers', 'fbaReports'], async ({ transaction, registry, now }) =>
  runEveryCheck(transaction, registry, now),
);
