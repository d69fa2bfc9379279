import type { Decimal } from '@axle/kernel';
import { checkPrice, estimatedMargin, priceChange } from '@axle/operation';
import { sql } from 'kysely';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import type { Derivation } from '../../../platform/resources/writes/settle-rows.ts';
import { mayGoBelow } from './may-go-below.ts';

/** A listing as its price changes read it. */
interface PricedListing {
  readonly id: number;
  readonly store: number;
  readonly currency: string | null;
  readonly price: Decimal | null;
  readonly floor: Decimal | null;
  readonly mapPrice: Decimal | null;
  readonly unitCost: Decimal | null;
  readonly feePercent: Decimal | null;
}

/** [O1a] A draft of a price change is held against its listing as that stands now. */
export const settlePriceChanges: Derivation = async (transaction, { caller }, rows) => {
  const { rows: found } = await sql<PricedListing>`
    select id, store, currency, trim_scale(price)::text as price, trim_scale(floor)::text as floor,
      trim_scale(map_price)::text as "mapPrice", trim_scale(unit_cost)::text as "unitCost", trim_scale(fee_percent)::text as "feePercent"
    from platform_listing where id = any(${rows.map(({ after }) => Number(after['listing']))}::bigint[])`.execute(transaction);
  const listings = new Map(found.map(listing => [listing.id, listing]));
  return rows.map(({ after }) => {
    const listing = listings.get(Number(after['listing']));
    if (!listing || (after['state'] ?? 'draft') !== 'draft') return after;
    const newPrice = after['newPrice'] as Decimal;
    const [oldPrice, floor, mapPrice] = [listing.price ?? undefined, listing.floor ?? undefined, listing.mapPrice ?? undefined];
    const verdict = checkPrice({ oldPrice, newPrice, floor, mapPrice }, mayGoBelow(caller, 'priceChanges'));
    const isConfirmed = verdict.kind === 'confirm' && after['confirmChange'] === true;
    const [refusal] = isConfirmed ? [] : verdict.refusals;
    if (refusal) throw new RefusedWrite({ ...refusal, field: 'newPrice' });
    const terms = { price: newPrice, unitCost: listing.unitCost ?? undefined, feePercent: listing.feePercent ?? undefined };
    return {
      ...after,
      store: listing.store,
      currency: listing.currency ?? undefined,
      oldPrice,
      floor,
      mapPrice,
      changePercent: priceChange({ oldPrice, newPrice }),
      marginNew: estimatedMargin(terms),
    };
  });
};
