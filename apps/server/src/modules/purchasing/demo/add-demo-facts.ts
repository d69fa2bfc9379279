import { demoStep } from '../../../platform/demo/demo-step.ts';
import { refreshAllFacts } from '../fact/refresh-facts.ts';

/** Works out what the orders of the demo count for on the boards, so that the first look at them finds all of it. */
export const addDemoFacts = demoStep(
  'orderFacts',
  ['forecasts', 'receiveReports', 'overseasSettled', 'supplierLedger'],
  ({ transaction }) => refreshAllFacts(transaction),
);
