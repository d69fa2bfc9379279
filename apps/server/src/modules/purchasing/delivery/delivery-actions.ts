import type { ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import type { ProposalHandlers } from '../../../platform/resources/calls/proposal-handler.ts';
import type { ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { calendarTool } from './calendar-tool.ts';
import { dateSummary, measuredLinesTool } from './date-report.ts';
import { createBatch, linesToShip } from './create-batch.ts';
import { approveDate, refuseDate } from './decide-dates.ts';
import { logProgress, noteFollowUp } from './log-progress.ts';
import { remindDates } from './remind-dates.ts';
import { requestDates, setBaseline } from './request-dates.ts';
import { saveSnapshot } from './save-snapshot.ts';
import { shipBatch } from './ship-batch.ts';
import { onWayByContainer, onWayBySku } from './transit-summaries.ts';
import { markLost, markShort } from './mark-missing.ts';
import { updateEta } from './update-eta.ts';
import { weekLanes } from './week-lanes.ts';

/** What the buttons of promised dates, and of lines on their way, do. */
export const deliveryActions: ActionHandlers = {
  'deliveryDateManagement.approve': transitionHandler('approve', approveDate),
  'deliveryDateManagement.refuse': transitionHandler('refuse', refuseDate),
  'currentDates.change': requestDates,
  'currentDates.setBaseline': setBaseline,
  'deliveryDateReport.saveSnapshot': saveSnapshot,
  'deliveryTracking.dateChange': requestDates,
  'deliveryTracking.progress': logProgress,
  'deliveryTracking.follow': noteFollowUp,
  'deliveryTracking.remind': remindDates,
  'deliveryTracking.createBatch': createBatch,
  'shipBatches.ship': transitionHandler('ship', shipBatch),
  'shippedNotArrivedDetail.updateEta': updateEta,
  'shippedNotArrivedDetail.markLost': markLost,
  'shippedNotArrivedDetail.markShort': markShort,
};

/** What is filled into the dialogs of their actions. */
export const deliveryProposals: ProposalHandlers = { 'deliveryTracking.createBatch': linesToShip };

/** What the tabs of deliveries work out. */
export const deliveryTools: ToolHandlers = {
  'deliveryDateManagement.tab2': calendarTool,
  'deliveryTracking.weeks': weekLanes,
  'deliveryDateReport.tab0': dateSummary,
  'deliveryDateReport.tab3': measuredLinesTool,
  'shippedNotArrivedDetail.tab1': onWayBySku,
  'shippedNotArrivedDetail.tab2': onWayByContainer,
};
