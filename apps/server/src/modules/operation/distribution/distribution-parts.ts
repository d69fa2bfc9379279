import { rounds } from '../../../platform/jobs/background-work.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { tools } from '../../../platform/resources/calls/tool-handler.ts';
import { distributionActions } from './distribution-actions.ts';
import { distributionMatrix } from './matrix-tool.ts';
import { refreshDistribution } from './refresh-distribution.ts';

const anHour = 3_600_000;

/** What the distribution of listings adds to the manifest of operation. */
export const distributionParts = [
  actions(distributionActions),
  tools({ 'operationDistribution.tab1': distributionMatrix }),
  rounds({ 'listing distribution': { every: anHour, work: ({ database }) => refreshDistribution(database) } }),
] as const;
