import type { ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { approvePlan, cancelPlan, reworkPlan, submitPlan } from './decide-plan.ts';
import { editLine, lockCell, resetSuggest, setLoose } from './line-actions.ts';
import { releasePlan } from './release-plan.ts';
import { splitShipment } from './split-plan.ts';
import { suggestPlan } from './suggest-plan.ts';

/** Effects of the own actions of distribution plans and their lines, and of the changes of their state that have any. */
export const distributionActions: ActionHandlers = {
  'distributionPlan.suggest': suggestPlan,
  'distributionPlan.submit': transitionHandler('submit', submitPlan),
  'distributionPlan.approve': transitionHandler('approve', approvePlan),
  'distributionPlan.rework': transitionHandler('rework', reworkPlan),
  'distributionPlan.release': transitionHandler('release', releasePlan),
  'distributionPlan.cancel': transitionHandler('cancel', cancelPlan),
  'distributionPlanDetail.edit': editLine,
  'distributionPlanDetail.loose': setLoose,
  'distributionPlanDetail.resetSuggest': resetSuggest,
  'distributionPlanDetail.lockCell': lockCell,
  'distributionPlanDetail.splitShipment': splitShipment,
};
