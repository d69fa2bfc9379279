import { holdRightsOfCalls } from './testing/rights-of-calls.suite.ts';

await holdRightsOfCalls(2, 2);
