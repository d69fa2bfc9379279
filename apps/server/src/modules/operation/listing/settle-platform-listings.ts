import { compareDecimals, type Decimal } from '@axle/kernel';
import { estimatedMargin } from '@axle/operation';
import { businessDay, type RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import type { Derivation } from '../../../platform/resources/writes/settle-rows.ts';
import { skusOfPtSkus } from '../feed/sku-of-pt-sku.ts';

/** What follows of a listing from its price and its floor. */
export function withMargin(listing: RecordValues): RecordValues {
  const { price, floor, unitCost, feePercent } = listing as Readonly<Record<string, Decimal | undefined>>;
  const belowFloor = price !== undefined && floor !== undefined && compareDecimals(price, floor) < 0;
  return { ...listing, margin: estimatedMargin({ price, unitCost, feePercent }), belowFloor };
}

/** Listings know their platform, their currency and the SKU of their PT SKU. */
export const settlePlatformListings: Derivation = async (transaction, { caller }, rows) => {
  const ids = rows.flatMap(({ after: { ptSku } }) => (ptSku === undefined ? [] : [Number(ptSku)]));
  const skus = await skusOfPtSkus(transaction, ids, businessDay(caller.now));
  const { rows: places } = await sql<{ store: number; site: number; platform: string; currency: string }>`
    select a.store, a.site, s.platform, i.currency
    from unnest(${rows.map(({ after }) => after['store'])}::bigint[], ${rows.map(({ after }) => after['site'])}::bigint[])
      as a (store, site)
    join store s on s.id = a.store join site i on i.id = a.site`.execute(transaction);
  const placeOf = new Map(places.map(place => [`${place.store} ${place.site}`, place]));
  return rows.map(({ after }) => {
    const { platform, currency } = placeOf.get(`${Number(after['store'])} ${Number(after['site'])}`) ?? {};
    const sku = skus.get(Number(after['ptSku'])) ?? after['sku'];
    return withMargin({ ...after, platform, currency, sku, units30: after['units30'] ?? 0 });
  });
};
