import type { ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { changeAddress, changeChannel, changeWarehouse, getWaybill, putBackOutbound } from './move-outbound.ts';
import { allocate, cancel, hold, intercept, reverseShip, ship, unhold } from './outbound-effects.ts';
import { reassignReservations } from './reassign-reservations.ts';
import { splitOutbound } from './split-outbound.ts';

/** Effects of the actions on orders that leave a warehouse, and on what is reserved for them. */
export const outboundActions: ActionHandlers = {
  'logoutStock.allocate': transitionHandler('allocate', allocate),
  'logoutStock.hold': transitionHandler('hold', hold),
  'logoutStock.unhold': transitionHandler('unhold', unhold),
  'logoutStock.intercept': transitionHandler('intercept', intercept),
  'logoutStock.cancel': transitionHandler('cancel', cancel),
  'logoutStock.ship': transitionHandler('ship', ship),
  'logoutStock.reverseShip': transitionHandler('reverseShip', reverseShip),
  'stockReservation.reassign': reassignReservations,
  'logoutStock.changeWarehouse': changeWarehouse,
  'logoutStock.changeChannel': changeChannel,
  'logoutStock.changeAddress': changeAddress,
  'logoutStock.split': splitOutbound,
  'logoutStock.getWaybill': getWaybill,
  'logoutStock.putBack': putBackOutbound,
};
