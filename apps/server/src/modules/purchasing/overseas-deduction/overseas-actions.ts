import type { ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { attributeCost, takeBack } from './attribute-cost.ts';
import { passOn } from './pass-on.ts';

/** What the buttons of costs found overseas do. */
export const overseasActions: ActionHandlers = {
  'overseasDeduction.attribute': transitionHandler('attribute', attributeCost),
  'overseasDeduction.back': transitionHandler('back', takeBack),
  'overseasDeduction.confirm': transitionHandler('confirm', passOn),
  'overseasDeduction.waive': transitionHandler('waive'),
};
