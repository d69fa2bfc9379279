import { mainCalls } from '../../../platform/gateways/module-calls.ts';
import { keyed } from '../../../platform/registry/extension-point.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { figures } from '../../../platform/resources/calls/figures-handler.ts';
import { proposals } from '../../../platform/resources/calls/proposal-handler.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { toDos } from '../../../platform/workplace/todo-source.ts';
import { annotatePhoto } from './annotate-photo.ts';
import { byInspector, ledByInspector } from './by-inspector.ts';
import { judgeLot } from './judge-lot.ts';
import { verdictsToReview } from './judging-todos.ts';
import { openStation } from './open-station.ts';
import { paretoFigures } from './pareto-figures.ts';
import { recordUnits, stopSampling, unitsToRecord } from './record-units.ts';
import { reopenLot } from './reopen-lot.ts';
import { reviewLot } from './review-lot.ts';
import { skipLot } from './skip-lot.ts';
import { startSampling } from './start-sampling.ts';
import { redraw, saveUnit, scanLabel, takeOver, undoUnit } from './station-actions.ts';
import { stationCalls } from './station-calls.ts';

/** What sampling and judgement add to the manifest of quality. */
export const samplingParts = [
  actions({
    'sampleJudgement.judge': openStation,
    'sampleJudgement.start': byInspector(startSampling),
    'sampleJudgement.record': byInspector(recordUnits),
    'sampleJudgement.stopEarly': byInspector(stopSampling),
    'sampleJudgement.submit': transitionHandler('submit', ledByInspector(judgeLot)),
    'sampleJudgementDetail.saveUnit': byInspector(saveUnit),
    'sampleJudgementDetail.undoUnit': byInspector(undoUnit),
    'sampleJudgementDetail.takeOver': byInspector(takeOver),
    'sampleJudgementDetail.annotate': byInspector(annotatePhoto),
    'sampleJudgementDetail.redraw': byInspector(redraw),
    'sampleJudgementDetail.scanLabel': byInspector(scanLabel),
    'sampleJudgement.review': reviewLot,
    'sampleJudgement.reopen': reopenLot,
    'iqcInspection.skip': transitionHandler('skip', skipLot),
  }),
  proposals({ 'sampleJudgement.record': unitsToRecord }),
  figures({ 'samplingDefects.pareto': paretoFigures }),
  mainCalls({ judgementStation: stationCalls }),
  toDos(...keyed(verdictsToReview)),
] as const;
