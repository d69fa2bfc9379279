import { rounds } from '../../../platform/jobs/background-work.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { distributionActions } from './distribution-actions.ts';
import { refreshDistribution } from './refresh-distribution.ts';

const anHour = 3_600_000;

/** What the distribution of listings adds to the manifest of operation. */
export const distributionParts = [
  actions(distributionActions),
  rounds({ 'listing distribution': { every: anHour, work: ({ database }) => refreshDistribution(database) } }),
] as const;
