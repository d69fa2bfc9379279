import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { proposals } from '../../../platform/resources/calls/proposal-handler.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { judgeLot } from './judge-lot.ts';
import { recordUnits, stopSampling, unitsToRecord } from './record-units.ts';
import { startSampling } from './start-sampling.ts';

/** What sampling and judgement add to the manifest of quality. */
export const samplingParts = [
  actions({
    'sampleJudgement.start': startSampling,
    'sampleJudgement.record': recordUnits,
    'sampleJudgement.stopEarly': stopSampling,
    'sampleJudgement.submit': transitionHandler('submit', judgeLot),
  }),
  proposals({ 'sampleJudgement.record': unitsToRecord }),
] as const;
