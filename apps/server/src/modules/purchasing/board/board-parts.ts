import { mailFileMakers } from '../../../platform/mail/mail-files.ts';
import { rounds, sweeps } from '../../../platform/jobs/background-work.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { toolPreparations, tools } from '../../../platform/resources/calls/tool-handler.ts';
import { purchaseBoardDetailTool } from './board-detail.ts';
import { setTargetOf } from './board-targets.ts';
import { refreshFacts, refreshInRounds } from '../fact/refresh-facts.ts';
import { withPending } from '../fact/with-pending.ts';
import { freezeMonth } from './freeze-month.ts';
import { keepStanding } from './keep-standing.ts';
import { mailScore } from './mail-score.ts';
import { purchaseBoardTool } from './purchase-board.ts';
import { scoreFiles } from './score-file.ts';
import { setWeight } from './score-weights.ts';
import { supplierBoardTool } from './supplier-board.ts';
import { supplierDetailTools } from './supplier-detail.ts';
import { ownExceptions, waitingExceptions } from './waiting-exceptions.ts';

/** The tools that read what is kept of order lines. */
const reading = [
  'purchaseBoard.tab0',
  'purchaseBoardDetail.tab0',
  'supplierBoard.tab0',
  'supplierBoardDetail.tab0',
  'supplierBoardDetail.tab1',
  'supplierBoardDetail.tab3',
  'supplierBoardDetail.service',
  'managementBoard.tab0',
  'managementBoardDetail.tab0',
  'expenditureForecast.tab0',
  'expenditureForecast.tab1',
];

/** What the boards add to the manifest of purchasing. */
export const boardParts = [
  tools({
    'purchaseBoard.tab0': withPending(purchaseBoardTool),
    'purchaseBoardDetail.tab0': withPending(purchaseBoardDetailTool),
    'supplierBoard.tab0': withPending(supplierBoardTool),
    ...supplierDetailTools,
  }),
  actions({
    'purchaseBoard.setTarget': setTargetOf('purchase'),
    'supplierBoard.setWeight': setWeight,
    'supplierBoard.freeze': freezeMonth,
    'supplierBoard.mailScore': mailScore,
  }),
  mailFileMakers(scoreFiles),
  toolPreparations(Object.fromEntries(reading.map(tool => [tool, refreshFacts]))),
  rounds({ 'facts of orders': { every: 30_000, work: ({ database }) => refreshInRounds(database) } }),
  sweeps({ boardStanding: ({ database, registry, now }) => keepStanding(database, registry, now()) }),
  waitingExceptions(ownExceptions),
] as const;
