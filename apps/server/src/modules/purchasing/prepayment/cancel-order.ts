import { refuse } from '@axle/kernel';
import { cancelRefusals } from '@axle/purchasing';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { cancelOrder } from '../mail/order-mail-actions.ts';
import { openPieces } from '../order/order-standing.ts';
import { openPrepayment } from './prepay-order.ts';

/** [R6b] An order is cancelled, and its supplier notified, unless something was shipped or is left of a prepayment. */
export const cancelUnlessPrepaid: TransitionEffect = async transit => {
  const { parts, before } = transit;
  const { open: openQty, shipped } = openPieces(before);
  const prepayBalance = await openPrepayment(parts.database, before);
  const refused = cancelRefusals({ currency: String(before['currency']), shipped, openQty, prepayBalance });
  return refused.length > 0 ? refuse(refused) : cancelOrder(transit);
};
