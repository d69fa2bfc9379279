import { keyed } from '../../../platform/registry/extension-point.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { consequences } from '../../../platform/resources/writes/follow-writes.ts';
import { toDos } from '../../../platform/workplace/todo-source.ts';
import { approveConcession, rejectConcession, submitConcession } from './concede-lot.ts';
import { decideLot } from './decide-lot.ts';
import { concessionsToApprove, lotsToDecide } from './disposition-todos.ts';
import { followAfterSales } from './follow-after-sales.ts';
import { blockRest, releaseRest } from './hold-rest.ts';
import { reinspectLot } from './reinspect-lot.ts';
import { sortLot } from './sort-lot.ts';

/** What dispositions add to the manifest of quality. */
export const dispositionParts = [
  actions({
    'sampleJudgement.decide': decideLot,
    'sampleJudgement.reinspect': reinspectLot,
    'sampleJudgement.sortResult': sortLot,
    'iqcInspection.release': releaseRest,
    'iqcInspection.block': blockRest,
    'lotDispositions.submit': transitionHandler('submit', submitConcession),
    'lotDispositions.approve': transitionHandler('approve', approveConcession),
    'lotDispositions.reject': transitionHandler('reject', rejectConcession),
  }),
  consequences({ 'afterSale.lots': followAfterSales }),
  toDos(...keyed(concessionsToApprove, lotsToDecide)),
] as const;
