import type { ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { createSuggested } from './create-suggested.ts';
import { confirmDeduction, decideAppeal, enterAppeal } from './decide-appeal.ts';
import { notifySupplier } from './notify-supplier.ts';
import { approveWaiver, rejectWaiver, waiveDeduction } from './waive-deduction.ts';

/** What the buttons of deductions, and of late lines, do. */
export const deductionActions: ActionHandlers = {
  'deductionRecords.notify': transitionHandler('notify', notifySupplier),
  'deductionRecords.appeal': transitionHandler('appeal', enterAppeal),
  'deductionRecords.decide': transitionHandler('decide', decideAppeal),
  'deductionRecords.confirm': transitionHandler('confirm', confirmDeduction),
  'deductionRecords.waive': transitionHandler('waive', waiveDeduction),
  'deductionRecords.approveWaiver': transitionHandler('approveWaiver', approveWaiver),
  'deductionRecords.rejectWaiver': rejectWaiver,
  'deductionRecords.void': transitionHandler('void'),
  'deductionSuggestions.create': createSuggested,
};
