import { demoStep } from '../../../platform/demo/demo-step.ts';
import { demoCutoffs } from './demo-cutoffs.ts';

/** Adds the names under which goods of the demo are declared. */
export const addDemoCutoffs = demoStep('cutoffs', [], async ({ adding }) => {
  await adding('logistics')('cutoffProductName', demoCutoffs);
});
