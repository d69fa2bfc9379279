import type { ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { approveDate, refuseDate } from './decide-dates.ts';
import { logProgress, noteFollowUp } from './log-progress.ts';
import { requestDates, setBaseline } from './request-dates.ts';

/** What the buttons of promised dates, and of lines on their way, do. */
export const deliveryActions: ActionHandlers = {
  'deliveryDateManagement.approve': transitionHandler('approve', approveDate),
  'deliveryDateManagement.refuse': transitionHandler('refuse', refuseDate),
  'currentDates.change': requestDates,
  'currentDates.setBaseline': setBaseline,
  'deliveryTracking.dateChange': requestDates,
  'deliveryTracking.progress': logProgress,
  'deliveryTracking.follow': noteFollowUp,
};
