import { holdHostileCalls } from './gateways/testing/hostile-calls.ts';

await holdHostileCalls(1, 3);
