import { keyed } from '../../../platform/registry/extension-point.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { proposals } from '../../../platform/resources/calls/proposal-handler.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { toDos } from '../../../platform/workplace/todo-source.ts';
import { byInspector, ledByInspector } from './by-inspector.ts';
import { judgeLot } from './judge-lot.ts';
import { verdictsToReview } from './judging-todos.ts';
import { recordUnits, stopSampling, unitsToRecord } from './record-units.ts';
import { reopenLot } from './reopen-lot.ts';
import { reviewLot } from './review-lot.ts';
import { skipLot } from './skip-lot.ts';
import { startSampling } from './start-sampling.ts';

/** What sampling and judgement add to the manifest of quality. */
export const samplingParts = [
  actions({
    'sampleJudgement.start': byInspector(startSampling),
    'sampleJudgement.record': byInspector(recordUnits),
    'sampleJudgement.stopEarly': byInspector(stopSampling),
    'sampleJudgement.submit': transitionHandler('submit', ledByInspector(judgeLot)),
    'sampleJudgement.review': reviewLot,
    'sampleJudgement.reopen': reopenLot,
    'iqcInspection.skip': transitionHandler('skip', skipLot),
  }),
  proposals({ 'sampleJudgement.record': unitsToRecord }),
  toDos(...keyed(verdictsToReview)),
] as const;
