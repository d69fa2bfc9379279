import type { ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { addCostByHand, reverseCostByHand } from './cost-by-hand.ts';
import { extendReservation, releaseReservation } from './reservation-actions.ts';
import { reversePosting } from './reverse-posting.ts';
import { setLayerCost } from './set-layer-cost.ts';
import { setAlert } from './stock-alerts.ts';
import { verifyMoves } from './verify-moves.ts';

/** Effects of the own actions of the pages of stock. */
export const stockActions: ActionHandlers = {
  'stockLedger.reverse': reversePosting,
  'stockLedger.verify': verifyMoves,
  'stockReservation.release': releaseReservation,
  'stockReservation.extend': extendReservation,
  'stockBalance.setAlert': setAlert,
  'stockLayer.setCost': setLayerCost,
  'stockLayer.addLandedCost': addCostByHand,
  'stockLayer.reverseLandedCost': reverseCostByHand,
};
