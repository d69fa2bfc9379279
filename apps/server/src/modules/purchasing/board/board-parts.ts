import type { ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import type { ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { purchaseBoardDetailTool } from './board-detail.ts';
import { setTargetOf } from './board-targets.ts';
import { purchaseBoardTool } from './purchase-board.ts';

/** The functions behind the boards of purchasing. */
export const boardTools: ToolHandlers = {
  'purchaseBoard.tab0': purchaseBoardTool,
  'purchaseBoardDetail.tab0': purchaseBoardDetailTool,
};

/** What is done on the boards of purchasing. */
export const boardActions: ActionHandlers = { 'purchaseBoard.setTarget': setTargetOf('purchase') };
