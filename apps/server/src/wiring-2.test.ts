import { holdHostileCalls } from './gateways/testing/hostile-calls.ts';

await holdHostileCalls(2, 3);
