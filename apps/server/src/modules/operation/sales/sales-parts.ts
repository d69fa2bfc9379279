import { rounds, sweeps } from '../../../platform/jobs/background-work.ts';
import { figures } from '../../../platform/resources/calls/figures-handler.ts';
import { tools } from '../../../platform/resources/calls/tool-handler.ts';
import { recordGuards } from '../../../platform/resources/guarded.ts';
import { consequences } from '../../../platform/resources/writes/follow-writes.ts';
import { derivations } from '../../../platform/resources/writes/settle-rows.ts';
import { findSales, workSales } from './due-sales.ts';
import { followTraffic } from './follow-traffic.ts';
import { salesPivot } from './pivot-sales.ts';
import { salesFigures } from './sales-board.ts';
import { salesRanking } from './rank-sales.ts';
import { settleTraffic, trafficGuard } from './settle-traffic.ts';

/** What the sales of days add to the manifest of operation. */
export const salesParts = [
  tools({ 'salesStatistics.tab2': salesPivot, 'salesStatistics.tab3': salesRanking }),
  figures(salesFigures),
  recordGuards({ listingTraffic: trafficGuard }),
  derivations({ listingTraffic: settleTraffic }),
  consequences({ listingTraffic: followTraffic }),
  sweeps({ 'sales due': ({ database }) => findSales(database) }),
  rounds({ 'sales of days': { every: 5_000, work: ({ database }) => workSales(database) } }),
] as const;
