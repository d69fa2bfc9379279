import { type BatchMode, batchPrice } from '@axle/operation';
import type { Decimal } from '@axle/kernel';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { eachByItself } from '../../../platform/resources/each-by-itself.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { mayGoBelow } from '../price/may-go-below.ts';
import { raisePriceChange } from '../price/raise-price-change.ts';

/** [O1e] Asks for other prices of listings: each becomes a price change, which approves itself or waits for a second person. */
export const changeListingPrices: ActionHandler = ({ parts, targets, input }) =>
  eachByItself(parts, targets, async (within, listing) => {
    const { mode, amount } = input as { readonly mode: BatchMode; readonly amount?: Decimal };
    const { price, floor, mapPrice } = listing as { readonly price?: Decimal; readonly floor?: Decimal; readonly mapPrice?: Decimal };
    const wanted = batchPrice({ price, floor, mapPrice }, mode, amount);
    if (!wanted.ok) return wanted.refusal;
    return raisePriceChange(within, {
      listing: listing.id,
      store: Number(listing['store']),
      newPrice: wanted.value,
      effectiveFrom: input['effectiveFrom'] ?? todayOf(parts.caller),
      reason: input['reason'],
      confirmChange: input['confirmChange'],
      mayGoBelow: mayGoBelow(parts.caller, 'operationListing'),
    });
  });
