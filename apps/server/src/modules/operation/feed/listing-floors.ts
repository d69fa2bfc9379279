import type { Decimal } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { floorsOf } from '../price/floors-of.ts';
import { siteOfStores } from './site-of-stores.ts';

/** Listings with their floors as tables and parameters of today have them, in the order given. */
export async function withFloors(parts: RecordParts, listings: readonly RecordValues[]): Promise<readonly RecordValues[]> {
  const sites = await siteOfStores(
    parts.database,
    listings.map(({ store }) => Number(store)),
  );
  const asked = listings.filter(({ sku, store }) => sku !== undefined && sites.has(Number(store)));
  const floors = await floorsOf(
    parts,
    asked.map(({ sku, store, price }) => ({
      sku: Number(sku),
      site: sites.get(Number(store))!,
      fulfilment: 'fbm',
      price: price as Decimal | undefined,
    })),
  );
  const found = new Map(asked.map((listing, at) => [listing, floors[at]!]));
  const floorAt = parts.caller.now.toISOString();
  return listings.map(listing => {
    const { floor, unitCost, feePercent, missing = [] } = found.get(listing) ?? {};
    return { ...listing, floor, unitCost, feePercent, floorAt, floorMissing: missing.length > 0 ? missing : undefined };
  });
}
