import type { Resource } from '@axle/page-kit';
import { planNodeRecords } from './basic/planning/plan-node.ts';

/** Records that others refer to and that no page shows. */
export const resourcesWithoutPage: readonly Resource[] = [planNodeRecords];
