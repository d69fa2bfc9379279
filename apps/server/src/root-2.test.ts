import { holdHostileCalls } from './platform/gateways/testing/hostile-calls.ts';

await holdHostileCalls(2, 3);
