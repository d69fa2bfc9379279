import { keyed } from '../../../platform/registry/extension-point.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { figures } from '../../../platform/resources/calls/figures-handler.ts';
import { proposals } from '../../../platform/resources/calls/proposal-handler.ts';
import { tools } from '../../../platform/resources/calls/tool-handler.ts';
import { recordGuards } from '../../../platform/resources/guarded.ts';
import { consequences } from '../../../platform/resources/writes/follow-writes.ts';
import { derivations } from '../../../platform/resources/writes/settle-rows.ts';
import { toDos } from '../../../platform/workplace/todo-source.ts';
import { checkBatches } from './check-batches.ts';
import { checkDates } from './check-dates.ts';
import { completeBatches, valueBatches } from './complete-batches.ts';
import { completeDates } from './complete-dates.ts';
import { dateFigures } from './date-figures.ts';
import { datesToApprove } from './date-todos.ts';
import { deliveryActions, deliveryProposals, deliveryTools } from './delivery-actions.ts';
import { followDates } from './follow-dates.ts';

/** What batches, promised dates and their reports add to the manifest of purchasing. */
export const deliveryParts = [
  actions(deliveryActions),
  proposals(deliveryProposals),
  tools(deliveryTools),
  figures(dateFigures),
  derivations({ deliveryDate: completeDates, shipBatch: completeBatches }),
  recordGuards({ deliveryDate: checkDates, shipBatch: checkBatches }),
  consequences({ deliveryDate: followDates, shipBatch: valueBatches }),
  toDos(...keyed(datesToApprove)),
] as const;
