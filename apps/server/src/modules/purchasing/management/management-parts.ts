import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { tools } from '../../../platform/resources/calls/tool-handler.ts';
import { setTargetOf } from '../board/board-targets.ts';
import { withPending } from '../fact/with-pending.ts';
import { managementBoardTool } from './management-board.ts';
import { managementDetailTool } from './management-detail.ts';
import { noteFigure } from './management-note.ts';

/** What the board for management adds to the manifest of purchasing. */
export const managementParts = [
  tools({ 'managementBoard.tab0': withPending(managementBoardTool), 'managementBoardDetail.tab0': managementDetailTool }),
  actions({ 'managementBoard.setManagementTarget': setTargetOf('management'), 'managementBoardDetail.note': noteFigure }),
] as const;
