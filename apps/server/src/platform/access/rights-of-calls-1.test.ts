import { holdRightsOfCalls } from './testing/rights-of-calls.suite.ts';

await holdRightsOfCalls(1, 2);
