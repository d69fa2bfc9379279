import type { Resource } from '@axle/page-kit';
import { planNodeRecords } from './planning/parameters/plan-node.ts';

/** Records that others refer to and that no page shows. */
export const resourcesWithoutPage: readonly Resource[] = [planNodeRecords];
