import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { tools } from '../../../platform/resources/calls/tool-handler.ts';
import { purchaseBoardDetailTool } from './board-detail.ts';
import { setTargetOf } from './board-targets.ts';
import { freezeMonth } from './freeze-month.ts';
import { purchaseBoardTool } from './purchase-board.ts';
import { setWeight } from './score-weights.ts';
import { supplierBoardTool } from './supplier-board.ts';
import { supplierDetailTools } from './supplier-detail.ts';
import { ownExceptions, waitingExceptions } from './waiting-exceptions.ts';

/** What the boards add to the manifest of purchasing. */
export const boardParts = [
  tools({
    'purchaseBoard.tab0': purchaseBoardTool,
    'purchaseBoardDetail.tab0': purchaseBoardDetailTool,
    'supplierBoard.tab0': supplierBoardTool,
    ...supplierDetailTools,
  }),
  actions({
    'purchaseBoard.setTarget': setTargetOf('purchase'),
    'supplierBoard.setWeight': setWeight,
    'supplierBoard.freeze': freezeMonth,
  }),
  waitingExceptions(ownExceptions),
] as const;
