import type { ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import type { ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { purchaseBoardDetailTool } from './board-detail.ts';
import { setTargetOf } from './board-targets.ts';
import { freezeMonth } from './freeze-month.ts';
import { purchaseBoardTool } from './purchase-board.ts';
import { setWeight } from './score-weights.ts';
import { supplierBoardTool } from './supplier-board.ts';
import { supplierDetailTools } from './supplier-detail.ts';

/** The functions behind the boards of purchasing. */
export const boardTools: ToolHandlers = {
  'purchaseBoard.tab0': purchaseBoardTool,
  'purchaseBoardDetail.tab0': purchaseBoardDetailTool,
  'supplierBoard.tab0': supplierBoardTool,
  ...supplierDetailTools,
};

/** What is done on the boards of purchasing. */
export const boardActions: ActionHandlers = {
  'purchaseBoard.setTarget': setTargetOf('purchase'),
  'supplierBoard.setWeight': setWeight,
  'supplierBoard.freeze': freezeMonth,
};
