import { businessDay, type RecordValues } from '@axle/page-kit';
import type { DemoFba, DemoFbaListing } from './add-demo-fba-stock.ts';
import type { DemoFbaPlan } from './demo-fba-plans.ts';

const day = 86_400_000;

/**
 * What Amazon shows of the demo's listings today and a week ago: our own book, but for four pieces of one listing; in Europe by country as
 * well.
 */
export async function demoFbaSnapshots(
  { transaction, now }: DemoFba,
  plan: DemoFbaPlan,
  listings: readonly DemoFbaListing[],
  { store, site, warehouse }: { readonly store: number; readonly site: number; readonly warehouse: number },
): Promise<readonly RecordValues[]> {
  const items = await transaction
    .selectFrom('stock_item')
    .select(['sku', 'available', 'in_transit'])
    .where('warehouse', '=', warehouse)
    .execute();
  const countries = await transaction.selectFrom('country').select('id').where('iso2', 'in', ['DE', 'FR']).orderBy('iso2').execute();
  const at = (ago: number) => businessDay(new Date(now.getTime() - ago * day));
  const rows = listings.flatMap(({ msku, fnsku, asin, sku }, place): readonly RecordValues[] => {
    const { available = 0, in_transit: onTheWay = 0 } = items.find(item => item.sku === sku) ?? {};
    const there = available - (place === 0 && plan.country === 'US' ? 4 : 0);
    const reserved = Math.min(there, 8 + 5 * place);
    const of = { store, site, msku, fnsku, asin, condition: 'New' };
    const snapshot = {
      ...of,
      fulfillable: there - reserved,
      reserved,
      reservedOrders: Math.floor(reserved / 2),
      reservedTransfers: reserved - Math.floor(reserved / 2),
      reservedProcessing: 0,
      inboundWorking: 0,
      inboundShipped: onTheWay,
      inboundReceiving: 0,
      unfulfillable: 0,
      researching: place === 1 ? 3 : 0,
    };
    const byCountry = countries.map(({ id: country }, turn) => {
      const share = Math.floor(snapshot.fulfillable / 3);
      return { ...of, country, snapshotAt: at(0), fulfillable: turn === 0 ? snapshot.fulfillable - share : share };
    });
    return [
      { ...snapshot, snapshotAt: at(0) },
      { ...snapshot, snapshotAt: at(7), fulfillable: snapshot.fulfillable + 9 + place },
      ...(plan.country === 'DE' ? byCountry : []),
    ];
  });
  const unmapped = {
    store,
    site,
    msku: 'OLD-PAD-77',
    fnsku: 'X00NOTMAP1',
    asin: 'B07OLDPAD7',
    condition: 'New',
    snapshotAt: at(0),
    fulfillable: 4,
  };
  return plan.country === 'US' ? [...rows, unmapped] : rows;
}
