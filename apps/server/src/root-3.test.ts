import { holdHostileCalls } from './platform/gateways/testing/hostile-calls.ts';

await holdHostileCalls(3, 3);
