import { holdClosedFields } from './testing/closed-fields.suite.ts';

await holdClosedFields(1, 3);
